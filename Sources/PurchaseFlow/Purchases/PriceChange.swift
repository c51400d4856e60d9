import Foundation
import StoreModel

/// A change of the price at which the store sells a product.
///
/// ```swift
/// import PurchaseFlow
///
/// func newPrices(in events: [StoreEvent]) -> [String] {
///   events.compactMap { event in
///     guard case .priceChanged(let change) = event.kind else { return nil }
///     return "\(event.productID ?? ""): \(change.price) \(change.currency)"
///   }
/// }
/// ```
public struct PriceChange: Hashable, Sendable {
  /// The new price, in ``currency``.
  public let price: Decimal
  /// The three-letter code of the product's currency at the time of the change (`USD`).
  public let currency: String
  /// Whether subscribers of the plan continue to pay their present price.
  public let preservesCurrent: Bool
  /// The billing plan whose price changed; `nil` for a product that is not a subscription.
  public let billingPlan: Product.SubscriptionInfo.BillingPlanType?
}
