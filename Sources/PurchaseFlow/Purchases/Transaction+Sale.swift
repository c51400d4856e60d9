import Foundation
import StoreModel

extension Transaction {
  /// What a transaction was sold under: all that a renewal has in common with the one
  /// before it, and that is kept once for both.
  struct Sale: Hashable, Sendable {
    /// The identifier of the first transaction of the subscription; `nil` for the
    /// transaction's own.
    let originalID: UInt64?
    /// When the first purchase of the subscription was made; `nil` for the transaction's
    /// own moment.
    let originallyPurchasedAt: Instant?
    let productID: String
    let productType: Product.ProductType
    let subscriptionGroupID: String?
    let purchasedQuantity: Int
    let ownershipType: OwnershipType
    let offer: Offer?
    let reason: Reason
    let price: Decimal
    let currency: String
    let storefront: String
    let subscriptionPeriod: Product.SubscriptionPeriod?
    let appAccountToken: UUID?
    let verificationError: VerificationError?
  }
}
