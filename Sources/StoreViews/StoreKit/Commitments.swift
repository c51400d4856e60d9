import Foundation
import PurchaseFlow
import StoreModel

extension Product.SubscriptionInfo {
  /// The billing plan: StoreKit's `SubscriptionInfo.BillingPlanType`.
  public typealias BillingPlanType = PricingTerms.BillingPlanType
}

extension Transaction {
  /// The progress of a commitment to several billing periods: StoreKit's
  /// `Transaction.CommitmentInfo`.
  public struct CommitmentInfo: Hashable, Sendable {
    /// The number of the billing period that the transaction pays for, from 1.
    public let billingPeriodNumber: UInt64
    /// The number of billing periods in the commitment.
    public let totalBillingPeriods: UInt64
    /// The end of the commitment.
    public let expirationDate: Date
    /// The price of the whole commitment in currency units.
    public let price: Decimal
  }

  /// The customer's commitment; always `nil`, because this store bills each plan up front.
  public var commitmentInfo: CommitmentInfo? { nil }

  /// The billing plan: up front; `nil` for products that do not renew.
  public var billingPlanType: Product.SubscriptionInfo.BillingPlanType? {
    billingPlan
  }
}

extension Product.SubscriptionInfo.RenewalInfo {
  /// The renewal of a commitment: StoreKit's `RenewalInfo.CommitmentInfo`.
  public struct CommitmentInfo: Hashable, Sendable {
    /// The identifier of the plan for the next commitment.
    public let autoRenewPreference: String
    /// The billing plan of the next commitment.
    public let renewalBillingPlanType: Product.SubscriptionInfo.BillingPlanType
    /// The start of the next commitment.
    public let renewalDate: Date
    /// The price of the next commitment in currency units.
    public let renewalPrice: Decimal
    /// Whether another commitment follows this one.
    public let willAutoRenew: Bool
  }

  /// The renewal of the commitment; always `nil`, because this store bills each plan up front.
  public var commitmentInfo: CommitmentInfo? { nil }

  /// The billing plan after the renewal: up front; `nil` if nothing renews. Apple does not document
  /// the value for subscriptions that do not renew.
  public var renewalBillingPlanType: Product.SubscriptionInfo.BillingPlanType? {
    willAutoRenew ? .upFront : nil
  }
}
