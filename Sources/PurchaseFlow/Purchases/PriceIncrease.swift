import Foundation

/// An increase of the price at which a subscription renews.
///
/// ```swift
/// import PurchaseFlow
///
/// func newPrice(for account: Account, in group: GroupID) -> String? {
///   account.line(group)?.priceIncrease.map { "\($0.price) \($0.currency)" }
/// }
/// ```
public struct PriceIncrease: Hashable, Sendable {
  /// The status of a price increase; StoreKit's `RenewalInfo.PriceIncreaseStatus`.
  public enum Status: String, Hashable, Sendable {
    /// No price increase applies.
    case noIncreasePending = "none"
    /// The customer has not answered yet.
    case pending
    /// The customer agreed, or the increase does not need consent.
    case agreed
  }

  /// The new price of a period, in ``currency``.
  public let price: Decimal
  /// The three-letter code of the plan's currency at the time of the increase (`USD`).
  public let currency: String
  /// The status of the increase: pending or agreed.
  public internal(set) var status: Status
}
