import Foundation
import PurchaseFlow
import StoreModel

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

  /// The customer's commitment; `nil` for a transaction without a commitment.
  public var commitmentInfo: CommitmentInfo? {
    commitmentPeriod.map { period in
      CommitmentInfo(
        billingPeriodNumber: UInt64(period.number),
        totalBillingPeriods: UInt64(period.total),
        expirationDate: period.commitmentEnd.date,
        price: period.commitmentPrice
      )
    }
  }

  /// The billing plan: up front or monthly; `nil` for products that do not renew.
  public var billingPlanType: Product.SubscriptionInfo.BillingPlanType? { billingPlan }
}

extension Product.SubscriptionInfo.RenewalInfo {
  /// The renewal of a commitment: StoreKit's `RenewalInfo.CommitmentInfo`.
  public struct CommitmentInfo: Hashable, Sendable {
    /// The identifier of the plan after the commitment.
    public let autoRenewPreference: String
    /// The billing plan after the commitment.
    public let renewalBillingPlanType: Product.SubscriptionInfo.BillingPlanType
    /// The end of the present commitment.
    public let renewalDate: Date
    /// The price of the first billing period after the commitment, in currency units.
    public let renewalPrice: Decimal
    /// Whether the subscription renews after the commitment.
    public let willAutoRenew: Bool
  }

  /// The renewal of the commitment; `nil` without a commitment.
  public var commitmentInfo: CommitmentInfo? {
    commitment.map { commitment in
      CommitmentInfo(
        autoRenewPreference: commitment.productID,
        renewalBillingPlanType: commitment.billingPlan,
        renewalDate: commitment.renewsAt.date,
        renewalPrice: commitment.price,
        willAutoRenew: commitment.willAutoRenew
      )
    }
  }

  /// The billing plan of the next period; `nil` if nothing renews. Apple does not document the
  /// value for subscriptions that do not renew.
  public var renewalBillingPlanType: Product.SubscriptionInfo.BillingPlanType? {
    renewalBillingPlan
  }
}
