internal import COpenSSL
import Foundation

/// An X.509 certificate that was read.
///
/// ```swift
/// import Cryptography
/// import Foundation
///
/// func isTrusted(_ received: Data, root trusted: Data) throws -> Bool {
///   let root = try Certificate(derRepresentation: trusted)
///   let leaf = try Certificate(derRepresentation: received)
///   return root.isAuthority && leaf.isIssued(by: root) && leaf.isValid(at: Date())
/// }
/// ```
///
/// Not `Sendable`: OpenSSL's object belongs to one thread.
public final class Certificate {
  /// The bytes that it was read from.
  public let derRepresentation: Data
  /// The first moment at which it is valid.
  public let notValidBefore: Date
  /// The last moment at which it is valid.
  public let notValidAfter: Date

  private let object: OwnedPointer<OpaquePointer>

  /// Reads a certificate.
  ///
  /// - Throws: ``CryptographyError/invalidDER(_:)`` for anything else: bytes behind the end,
  ///   another encoding than DER has for the same content, an extension that is there twice,
  ///   dates in another form than RFC 5280 asks for.
  public init(derRepresentation: Data) throws(CryptographyError) {
    let object = try OpenSSL.run { () throws(CryptographyError) in
      try X509Reader.read(derRepresentation)
    }
    notValidBefore = try X509Reader.date(X509_get0_notBefore(object.pointer))
    notValidAfter = try X509Reader.date(X509_get0_notAfter(object.pointer))
    self.derRepresentation = derRepresentation
    self.object = object
  }

  /// The key whose certificate it is; `nil` where that is not of the curve P-256.
  public var publicKey: P256.PublicKey? {
    X509Reader.point(of: object.pointer).flatMap { try? P256.PublicKey(x963Representation: $0) }
  }

  /// Whether it is valid at a moment, the first and the last one included.
  public func isValid(at date: Date) -> Bool { notValidBefore <= date && date <= notValidAfter }

  /// Whether it names an issuer, byte by byte as the issuer's certificate names its subject, and
  /// is signed with the key of that certificate.
  public func isIssued(by issuer: Certificate) -> Bool {
    let isIssued = try? OpenSSL.run { () throws(CryptographyError) in
      let named = try X509Reader.bytes(of: X509_get_issuer_name(object.pointer))
      let subject = try X509Reader.bytes(of: X509_get_subject_name(issuer.object.pointer))
      return named == subject && X509Reader.hasKnownAlgorithm(object.pointer)
        && X509_verify(object.pointer, X509_get0_pubkey(issuer.object.pointer)) == 1
    }
    return isIssued == true
  }

  /// Whether its key may sign other certificates, as its basic constraints say.
  public var isAuthority: Bool {
    let identifier = CertificateExtension.basicConstraintsIdentifier
    let isAuthority = try? OpenSSL.run { () throws(CryptographyError) in
      guard let value = try X509Reader.value(of: identifier, in: object.pointer) else {
        return false
      }
      return try X509Reader.isAuthority(basicConstraints: value)
    }
    return isAuthority == true
  }

  /// Whether it has an extension, by its object identifier: numbers with dots between them.
  public func hasExtension(_ identifier: String) -> Bool {
    let value = try? OpenSSL.run { () throws(CryptographyError) in
      try X509Reader.value(of: identifier, in: object.pointer)
    }
    return value.flatMap { $0 } != nil
  }
}
