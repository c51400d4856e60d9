import Foundation
import StoreModel

extension Product.SubscriptionOffer {
  /// The signature of a promotional offer by the app's server: StoreKit's
  /// `Product.SubscriptionOffer.Signature`.
  public struct Signature: Hashable, Sendable {
    /// The identifier of the signing key.
    public let keyID: String
    /// A value that is used only once, to prevent replay attacks.
    public let nonce: UUID
    /// The signing time in milliseconds since 1970-01-01 UTC.
    public let timestamp: Int
    /// The bytes of the ECDSA signature.
    public let signature: Data

    /// Creates a signature from its parts.
    public init(keyID: String, nonce: UUID, timestamp: Int, signature: Data) {
      self.keyID = keyID
      self.nonce = nonce
      self.timestamp = timestamp
      self.signature = signature
    }
  }
}
