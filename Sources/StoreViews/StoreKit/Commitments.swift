import Foundation
import PurchaseFlow
import StoreModel

extension Product.SubscriptionInfo {
  /// When the customer is billed: StoreKit's `SubscriptionInfo.BillingPlanType`.
  public typealias BillingPlanType = PricingTerms.BillingPlanType
}

extension Transaction {
  /// How far a customer has come with what they committed to: StoreKit's
  /// `Transaction.CommitmentInfo`.
  public struct CommitmentInfo: Hashable, Sendable {
    /// Which of the billing periods the transaction is of, from 1.
    public let billingPeriodNumber: UInt64
    /// The billing periods of the whole commitment.
    public let totalBillingPeriods: UInt64
    /// When the commitment ends.
    public let expirationDate: Date
    /// The price of the whole commitment, in units of the currency.
    public let price: Decimal
  }

  /// What the customer committed to beyond the period that was paid; `nil`, for the store
  /// here bills each plan up front.
  public var commitmentInfo: CommitmentInfo? { nil }

  /// When the customer is billed: up front; `nil` for what does not renew.
  public var billingPlanType: Product.SubscriptionInfo.BillingPlanType? {
    productType == .autoRenewable ? .upFront : nil
  }
}

extension Product.SubscriptionInfo.RenewalInfo {
  /// What becomes of a subscription when its commitment ends: StoreKit's
  /// `RenewalInfo.CommitmentInfo`.
  public struct CommitmentInfo: Hashable, Sendable {
    /// The plan of the next commitment.
    public let autoRenewPreference: String
    /// When the customer is billed during the next commitment.
    public let renewalBillingPlanType: Product.SubscriptionInfo.BillingPlanType
    /// When the next commitment begins.
    public let renewalDate: Date
    /// The price of the next commitment, in units of the currency.
    public let renewalPrice: Decimal
    /// Whether another commitment follows.
    public let willAutoRenew: Bool
  }

  /// What becomes of the subscription when its commitment ends; `nil`, for the store here
  /// bills each plan up front.
  public var commitmentInfo: CommitmentInfo? { nil }

  /// When the customer is billed after the renewal: up front; `nil` when nothing renews
  /// (the latter is ours, Apple does not say).
  public var renewalBillingPlanType: Product.SubscriptionInfo.BillingPlanType? {
    willAutoRenew ? .upFront : nil
  }
}
