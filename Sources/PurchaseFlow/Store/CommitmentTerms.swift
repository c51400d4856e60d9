import Foundation
import StoreModel

/// The 12-month commitment of a yearly plan that is billed monthly.
///
/// ```swift
/// import PurchaseFlow
///
/// func total(of plan: PlanTerms) -> String? {
///   plan.commitment.map { "\($0.totalPeriods) × \(plan.price) = \($0.price) \(plan.currency)" }
/// }
/// ```
public struct CommitmentTerms: Hashable, Sendable {
  /// The number of billing periods in a commitment.
  public static let periodCount = 12

  /// The length of the commitment.
  public let period: Product.SubscriptionPeriod
  /// The price of the whole commitment, in the plan's currency.
  public let price: Decimal
  /// The list price of one billing period.
  let billingPrice: Decimal

  /// The number of billing periods.
  public var totalPeriods: Int { Self.periodCount }

  init(_ monthly: Product.SubscriptionInfo.PricingTerms, length: Product.SubscriptionPeriod) {
    let total = monthly.commitmentInfo.price
    period = length
    billingPrice = monthly.billingPrice
    price = total.isNaN ? monthly.billingPrice * Decimal(Self.periodCount) : total
  }

  /// Returns the price of the whole commitment if each billing period costs `billingPrice`.
  func price(billedAt billingPrice: Decimal) -> Decimal {
    billingPrice == self.billingPrice ? price : billingPrice * Decimal(totalPeriods)
  }
}

extension PlanTerms {
  /// Whether the plan is billed monthly, with a 12-month commitment.
  public var isBilledMonthly: Bool { commitment != nil }

  /// The billing plan: up front or monthly.
  public var billingPlan: Product.SubscriptionInfo.BillingPlanType {
    isBilledMonthly ? .monthly : .upFront
  }

  /// The time for which a customer subscribes: the commitment, or else the billing period.
  package var duration: Product.SubscriptionPeriod { commitment?.period ?? period }

  /// Returns whether both terms are of the same product and billing plan.
  package func isSamePlan(as other: PlanTerms) -> Bool {
    productID == other.productID && isBilledMonthly == other.isBilledMonthly
  }
}
