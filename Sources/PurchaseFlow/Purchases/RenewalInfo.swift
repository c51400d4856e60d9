import Foundation
import StoreModel

extension Product.SubscriptionInfo {
  /// Information about the next renewal of a subscription; StoreKit's `RenewalInfo`.
  public struct RenewalInfo: Hashable, Sendable {
    /// The identifier of the subscription's first transaction.
    public let originalTransactionID: UInt64
    /// The identifier of the latest period's product.
    public let currentProductID: String
    /// Whether the subscription is set to renew at the end of the period. The renewal can still
    /// fail.
    public let willAutoRenew: Bool
    /// The identifier of the next period's product; `nil` if the subscription will not renew.
    public let autoRenewPreference: String?
    /// The reason for the expiration or the failed renewal charge; `nil` if there is neither.
    public let expirationReason: ExpirationReason?
    /// Whether the App Store retries a failed renewal charge. This includes the grace period (G5).
    public let isInBillingRetry: Bool
    /// The end of the grace period. By default, it is not cleared when billing retry begins or ends
    /// (C25).
    public let gracePeriodEndsAt: Instant?
    /// The end of billing retry; `nil` if there is none. StoreKit has no such property.
    public let billingRetryEndsAt: Instant?
    /// The status of the price increase: pending, agreed or none.
    public let priceIncreaseStatus: PriceIncrease.Status
    /// The end of the latest period, when the renewal is due; can be in the past.
    public let renewsAt: Instant
    /// The price of the next renewal including its offer, in ``currency``. `nil` if the
    /// subscription will not renew or the plan is no longer sold.
    public let renewalPrice: Decimal?
    /// The currency's three-letter ISO 4217 code.
    @_disfavoredOverload
    public let currency: String
    /// The offer that applies to the next renewal; `nil` for none.
    public let offer: Transaction.Offer?
    /// The start of the present subscription, ignoring short lapses.
    public let recentSubscriptionStart: Instant
    /// The win-back offers of the former plan that the customer is eligible for, the best offer
    /// first (C35). Empty unless the subscription has expired and the group has no active
    /// subscription.
    public let eligibleWinBackOfferIDs: [String]
    /// The app account token of the latest purchase that had one; `nil` if no purchase had one.
    public let appAccountToken: UUID?
    /// Whether the App Store's signed form contains ``currency`` (C23).
    let isCurrencyWritten: Bool
    /// Whether the App Store's signed form contains ``isInBillingRetry``, even if it is `false`
    /// (C24).
    let isRetryFlagWritten: Bool
    /// The billing plan of the next period; `nil` if the subscription will not renew.
    public let renewalBillingPlan: BillingPlanType?
    /// What follows the present 12-month commitment; `nil` without a commitment.
    public let commitment: CommitmentRenewal?

    /// The currency's three-letter code. Modules that use StoreKit's types see another type under
    /// the name `currency`.
    package var currencyIdentifier: String { currency }
    /// The end of the latest period, when the renewal is due.
    @_disfavoredOverload
    public var renewalDate: Date { renewsAt.date }
    /// The end of the grace period; see ``gracePeriodEndsAt``.
    public var gracePeriodExpirationDate: Date? { gracePeriodEndsAt?.date }
    /// The start of the present subscription, ignoring short lapses.
    public var recentSubscriptionStartDate: Date { recentSubscriptionStart.date }
  }
}

/// Information about the next renewal of a subscription.
public typealias RenewalInfo = Product.SubscriptionInfo.RenewalInfo
