import Foundation

/// A higher price that a subscriber is told of before the renewal.
public struct PriceIncrease: Hashable, Sendable {
  /// How far it is, as StoreKit's `RenewalInfo.PriceIncreaseStatus`.
  public enum Status: String, Hashable, Sendable {
    /// There is none.
    case noIncreasePending = "none"
    /// The customer has been asked and has not answered.
    case pending
    /// The customer agreed, or only had to be told.
    case agreed
  }

  /// The new price of a period, in units of its currency.
  public let price: Decimal
  /// The code of the currency that the plan was sold in when its price was raised (`USD`).
  public let currency: String
  /// How far it is.
  public internal(set) var status: Status
}
