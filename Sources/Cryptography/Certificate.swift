internal import COpenSSL
import Foundation

/// A parsed X.509 certificate.
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
/// The class is not `Sendable`, because OpenSSL's object belongs to one thread.
public final class Certificate {
  /// The bytes from which the certificate was read.
  public let derRepresentation: Data
  /// The first moment at which the certificate is valid.
  public let notValidBefore: Date
  /// The last moment at which the certificate is valid.
  public let notValidAfter: Date

  private let object: OwnedPointer<OpaquePointer>

  /// Parses a certificate in DER form.
  ///
  /// - Throws: ``CryptographyError/invalidDER(_:)`` for data after the end, an encoding that DER
  ///   does not allow, a repeated extension, or a date that RFC 5280 does not allow.
  public init(derRepresentation: Data) throws(CryptographyError) {
    let object = try OpenSSL.run { () throws(CryptographyError) in
      try X509Reader.read(derRepresentation)
    }
    notValidBefore = try X509Reader.date(X509_get0_notBefore(object.pointer))
    notValidAfter = try X509Reader.date(X509_get0_notAfter(object.pointer))
    self.derRepresentation = derRepresentation
    self.object = object
  }

  /// The certified public key; `nil` if its curve is not P-256.
  public var publicKey: P256.PublicKey? {
    X509Reader.point(of: object.pointer).flatMap { try? P256.PublicKey(x963Representation: $0) }
  }

  /// Returns whether the certificate is valid at a moment. The first and last moments are included.
  public func isValid(at date: Date) -> Bool { notValidBefore <= date && date <= notValidAfter }

  /// Returns whether another certificate issued this one. This certificate's issuer name must equal
  /// the other certificate's subject byte by byte, and its signature must match the other
  /// certificate's key.
  public func isIssued(by issuer: Certificate) -> Bool {
    let isIssued = try? OpenSSL.run { () throws(CryptographyError) in
      let named = try X509Reader.bytes(of: X509_get_issuer_name(object.pointer))
      let subject = try X509Reader.bytes(of: X509_get_subject_name(issuer.object.pointer))
      return named == subject && X509Reader.hasKnownAlgorithm(object.pointer)
        && X509_verify(object.pointer, X509_get0_pubkey(issuer.object.pointer)) == 1
    }
    return isIssued == true
  }

  /// Whether the key may sign other certificates, according to the basic constraints.
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

  /// Returns whether the certificate has an extension.
  ///
  /// - Parameter identifier: The object identifier: numbers separated by dots.
  public func hasExtension(_ identifier: String) -> Bool {
    let value = try? OpenSSL.run { () throws(CryptographyError) in
      try X509Reader.value(of: identifier, in: object.pointer)
    }
    return value.flatMap { $0 } != nil
  }
}
