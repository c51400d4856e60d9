import Cryptography
import Foundation

/// A signing key with its certificate chain.
///
/// The private keys of the root and intermediate certificates are not stored, so they cannot sign
/// further certificates.
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

  /// The last certificate of the chain, in DER form.
  var rootCertificate: Data { certificates.last ?? Data() }

  /// The secret number of the key, for the key file.
  var secret: Data { key.rawRepresentation }

  /// Signs the JSON of a payload.
  ///
  /// - Parameter spoiled: Whether to sign another text, so that verification fails.
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
  /// The number of certificates, without the key.
  var description: String { "SigningIdentity(\(certificates.count) certificates)" }

  /// An empty mirror, so that no dump shows the key.
  var customMirror: Mirror { Mirror(self, children: []) }
}
