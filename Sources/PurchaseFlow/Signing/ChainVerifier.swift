import Cryptography
import Foundation

/// Verifies certificate chains. It accepts only chains in the two formats of this module and
/// rejects every other chain.
struct ChainVerifier: Sendable {
  let roots: Set<Data>
  let revoked: Set<Data>
  let shape: SignedShape

  /// Returns the public key of the signer, if the chain ends at a trusted root.
  ///
  /// - Parameters:
  ///   - texts: The certificates in DER form and Base64, the signer's first.
  ///   - milliseconds: The signing time, in milliseconds since 1970-01-01 UTC.
  func signer(
    of texts: [String],
    at milliseconds: Int64
  ) throws(VerificationError) -> P256.PublicKey {
    let forms = texts.compactMap { Data(base64Encoded: $0) }
    let chain = forms.compactMap { try? Certificate(derRepresentation: $0) }
    guard chain.count == texts.count, let leaf = chain.first, let root = forms.last,
      roots.contains(root)
    else { throw .invalidCertificateChain }
    guard revoked.isDisjoint(with: forms) else { throw .revokedCertificate }
    let date = Date(timeIntervalSince1970: Double(milliseconds) / 1000)
    guard isChain(chain), chain.allSatisfy({ $0.isValid(at: date) }),
      let key = leaf.publicKey
    else { throw .invalidCertificateChain }
    return key
  }

  private func isChain(_ chain: [Certificate]) -> Bool {
    switch shape {
    case .xcode: chain.count == 1 && chain[0].isIssued(by: chain[0])
    case .appStore:
      chain.count == 3 && chain[0].hasExtension(CertificateMarker.leaf.identifier)
        && chain[1].hasExtension(CertificateMarker.intermediate.identifier)
        && chain[1].isAuthority && chain[2].isAuthority
        && chain[0].isIssued(by: chain[1]) && chain[1].isIssued(by: chain[2])
        && chain[2].isIssued(by: chain[2])
    }
  }
}

extension P256.PublicKey {
  /// Returns whether the owner of the key signed a text.
  func signed(_ jws: JWS) -> Bool {
    guard
      let signature = try? P256.Signature(rawRepresentation: jws.signatureData)
    else { return false }
    return isValidSignature(signature, for: jws.signedData)
  }
}
