import Foundation
import StoreModel

extension Product.SubscriptionInfo {
  /// What is known of a subscription's next renewal, as StoreKit's `RenewalInfo`.
  public struct RenewalInfo: Hashable, Sendable {
    /// The identifier of the first transaction of the subscription.
    public let originalTransactionID: UInt64
    /// The product of the latest period.
    public let currentProductID: String
    /// Whether it will renew.
    public let willAutoRenew: Bool
    /// The product of the next period; `nil` when it will not renew.
    public let autoRenewPreference: String?
    /// Why it ended; `nil` while it is in force.
    public let expirationReason: ExpirationReason?
    /// Whether the App Store still tries to charge a renewal that failed.
    public let isInBillingRetry: Bool
    /// When the grace period ends or ended; stays when billing retry runs out.
    public let gracePeriodEndsAt: Instant?
    /// When billing retry gives up; `nil` when there is none. Ours; not in StoreKit.
    public let billingRetryEndsAt: Instant?
    /// How far a price increase is.
    public let priceIncreaseStatus: PriceIncrease.Status
    /// The end of the latest period, when the renewal is due; may be past.
    public let renewsAt: Instant
    /// What the next renewal charges, offer included, in units of ``currency``; `nil`
    /// when it will not renew or the plan is no longer sold.
    public let renewalPrice: Decimal?
    /// The currency's three-letter code.
    @_disfavoredOverload
    public let currency: String
    /// The offer that the next renewal is charged under.
    public let offer: Transaction.Offer?
    /// When the present stretch of subscription began; short lapses do not count.
    public let recentSubscriptionStart: Instant
    /// The win-back offers of the ended plan that the customer could take, in the
    /// store's order; empty while anything of the group is in force.
    public let eligibleWinBackOfferIDs: [String]
    /// The app's own identifier of the customer, given with the purchase.
    public let appAccountToken: UUID?

    /// The currency's three-letter code, above this module too.
    package var currencyIdentifier: String { currency }
    /// The end of the latest period.
    @_disfavoredOverload
    public var renewalDate: Date { renewsAt.date }
    /// When the grace period ends or ended.
    public var gracePeriodExpirationDate: Date? { gracePeriodEndsAt?.date }
    /// When the present stretch of subscription began.
    public var recentSubscriptionStartDate: Date { recentSubscriptionStart.date }
  }
}

/// What is known of a subscription's next renewal.
public typealias RenewalInfo = Product.SubscriptionInfo.RenewalInfo
