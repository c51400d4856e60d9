import Foundation
import StoreModel

extension Product.SubscriptionOffer {
  /// What an app's server signs of a promotional offer: StoreKit's
  /// `Product.SubscriptionOffer.Signature`.
  public struct Signature: Hashable, Sendable {
    /// The identifier of the key.
    public let keyID: String
    /// A value that is used once.
    public let nonce: UUID
    /// When it was signed, in milliseconds since 1970-01-01 UTC.
    public let timestamp: Int
    /// The signature.
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
