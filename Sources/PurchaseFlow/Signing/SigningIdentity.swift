import Cryptography
import Foundation

/// A key that signs, and the certificates that say whose it is.
///
/// The keys of the certificates above it were thrown away when they were made: nothing
/// can be signed with them again.
struct SigningIdentity: Sendable {
  private let key: P256.PrivateKey
  private let header: Data
  /// The certificates in DER form, the signer's first.
  let certificates: [Data]

  init(key: P256.PrivateKey, certificates: [Data], shape: SignedShape) throws {
    self.key = key
    self.certificates = certificates
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    header = try encoder.encode(
      JWS.Header(
        alg: "ES256",
        kid: shape == .xcode ? "Apple_Xcode_Key" : nil,
        typ: shape == .xcode ? "JWT" : nil,
        x5c: certificates.map { $0.base64EncodedString() }
      )
    )
  }

  /// The certificate that the others lead to.
  var rootCertificate: Data { certificates.last ?? Data() }

  /// The key's secret number, for the file that keeps it.
  var secret: Data { key.rawRepresentation }

  /// Signs the JSON of a payload.
  ///
  /// - Parameter spoiled: Whether the signature shall be that of another text.
  func sign(_ payload: Data, spoiled: Bool = false) throws -> JWS {
    let signed = "\(header.base64URLText).\(payload.base64URLText)"
    let text = spoiled ? Data() : Data(signed.utf8)
    let signature = try key.signature(for: text).rawRepresentation
    return JWS(
      text: "\(signed).\(signature.base64URLText)",
      header: header,
      payload: payload,
      signature: signature
    )
  }
}

extension SigningIdentity: CustomStringConvertible, CustomReflectable {
  /// How many certificates there are; never the key.
  var description: String { "SigningIdentity(\(certificates.count) certificates)" }

  /// Nothing, so that no dump shows the key.
  var customMirror: Mirror { Mirror(self, children: []) }
}
