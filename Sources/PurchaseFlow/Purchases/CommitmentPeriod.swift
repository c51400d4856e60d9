import Foundation
import StoreModel

/// A billing period of a 12-month commitment, with the commitment that it belongs to.
///
/// ```swift
/// import PurchaseFlow
///
/// func progress(of transaction: Transaction) -> String? {
///   transaction.commitmentPeriod.map { "payment \($0.number) of \($0.total)" }
/// }
/// ```
public struct CommitmentPeriod: Hashable, Sendable {
  /// The number of the billing period in its commitment, from 1.
  public let number: Int
  /// The number of billing periods in the commitment.
  public let total: Int
  /// The end of the last billing period of the commitment.
  public let commitmentEnd: Instant
  /// The price of the whole commitment, in the plan's currency.
  public let commitmentPrice: Decimal
  /// The price of a billing period without an offer. It stays the same for the whole commitment.
  public let billingPrice: Decimal

  /// The number of billing periods after this one.
  public var remaining: Int { max(total - number, 0) }
  /// Whether this is the last billing period of the commitment.
  public var isLast: Bool { number >= total }

  /// Returns the same billing period, in a commitment that ends at `end`.
  func moved(to end: Instant) -> CommitmentPeriod {
    CommitmentPeriod(
      number: number,
      total: total,
      commitmentEnd: end,
      commitmentPrice: commitmentPrice,
      billingPrice: billingPrice
    )
  }

  /// Returns the next billing period of the same commitment.
  func next(commitmentEnd end: Instant) -> CommitmentPeriod {
    CommitmentPeriod(
      number: number + 1,
      total: total,
      commitmentEnd: end,
      commitmentPrice: commitmentPrice,
      billingPrice: billingPrice
    )
  }
}

/// What follows the present 12-month commitment of a subscription.
///
/// ```swift
/// import PurchaseFlow
///
/// func isCancelled(_ info: RenewalInfo) -> Bool {
///   info.commitment.map { !$0.willAutoRenew } ?? false
/// }
/// ```
public struct CommitmentRenewal: Hashable, Sendable {
  /// Whether the subscription renews at the end of the commitment.
  public let willAutoRenew: Bool
  /// The identifier of the product that renews.
  public let productID: String
  /// The billing plan that renews.
  public let billingPlan: Product.SubscriptionInfo.BillingPlanType
  /// The end of the present commitment.
  public let renewsAt: Instant
  /// The price of the first billing period after the commitment, including its offer.
  public let price: Decimal
}
