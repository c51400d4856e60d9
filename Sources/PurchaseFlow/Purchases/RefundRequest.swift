/// A refund request that the App Store has not decided yet.
///
/// ```swift
/// import PurchaseFlow
///
/// func undecided(in account: Account) -> [UInt64] {
///   account.refundRequests.map(\.transactionID)
/// }
/// ```
public struct RefundRequest: Hashable, Sendable {
  /// The customer's reason for a request. The App Store sends it to the app's server as
  /// `consumptionRequestReason`. Other values are possible.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The App Store's name of the reason.
    public let rawValue: String

    /// Creates a reason from the App Store's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The customer did not intend to buy the product.
    public static let unintendedPurchase = Reason(rawValue: "UNINTENDED_PURCHASE")
    /// The customer did not receive the product, or could not use it.
    public static let fulfillmentIssue = Reason(rawValue: "FULFILLMENT_ISSUE")
    /// The customer was not satisfied with the product.
    public static let unsatisfied = Reason(rawValue: "UNSATISFIED_WITH_PURCHASE")
    /// The law entitles the customer to a refund.
    public static let legal = Reason(rawValue: "LEGAL")
    /// Another reason.
    public static let other = Reason(rawValue: "OTHER")

    /// The reasons that Apple documents.
    package static let documented = [
      unintendedPurchase, fulfillmentIssue, unsatisfied, legal, other,
    ]

    /// The revocation reason of a refund that is granted for this reason. Apple does not document
    /// which reasons correspond, so the mapping is this project's choice.
    package var revocationReason: Transaction.RevocationReason {
      self == .fulfillmentIssue ? .developerIssue : .other
    }
  }

  /// The identifier of the transaction that the customer wants refunded.
  public let transactionID: UInt64
  /// The customer's reason.
  public let reason: Reason
  /// The time of the request.
  public let requestedAt: Instant
  /// Whether the request turned auto-renew off.
  let stoppedRenewing: Bool
}

/// The App Store's decision about a refund request.
///
/// ```swift
/// import PurchaseFlow
///
/// let half = RefundDecision.prorate(percentage: 50_000)
/// ```
public enum RefundDecision: Hashable, Sendable {
  /// Refunds the price, less the amount that an upgrade refunded before.
  case grant
  /// Refunds a part of the price.
  ///
  /// The percentage is in thousandths of a per cent, from 1 to 100,000. For example, 50,000 is half
  /// of the price. If it is `nil`, the App Store refunds the unused share of the subscription's
  /// period.
  case prorate(percentage: Int? = nil)
  /// Refunds nothing.
  case decline
}
