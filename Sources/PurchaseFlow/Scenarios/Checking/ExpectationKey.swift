/// The subject of an expectation; the raw value is its key in the file.
enum ExpectationKey: String, Hashable, Sendable, CaseIterable {
  case result
  case error
  case returned
  case state
  case entitled
  case entitlements
  case product
  case renewsTo
  case autoRenew
  case expires
  case renewalDate
  case gracePeriodEnds
  case retryEnds
  case renewalPrice
  case expirationReason
  case priceIncrease
  case introEligible
  case winBackOffers
  case offer
  case nextOffer
  case billingPlan
  case billingPeriod
  case commitmentEnds
  case commitmentRenews
  case commitmentRenewsTo
  case commitmentRenewalBillingPlan
  case recentStart
  case statuses
  case own
  case shared
  case refundRequests
  case transactions
  case unfinished
  case lastTransaction
  case transaction
  case charged
  case refunded
  case messages
  case notifications
  case updates
  case now
  case all
  case history

  /// The form of the expectation's value.
  var shape: ValueShape {
    switch self {
    case .result: .word(["success", "pending", "userCancelled", "refused", "error"])
    case .error: .optional(.word(StoreError.allCases.map(\.rawValue)))
    case .returned, .product, .renewsTo, .commitmentRenewsTo: .optional(.product)
    case .state: .word(["none"] + ValueShape.states)
    case .entitled, .autoRenew, .introEligible: .bool
    case .entitlements, .updates: .productsOrNumbers
    case .expires, .renewalDate, .gracePeriodEnds, .retryEnds, .recentStart, .commitmentEnds:
      .optional(.instant)
    case .billingPlan, .commitmentRenewalBillingPlan:
      .optional(.word(["BILLED_UPFRONT", "MONTHLY"]))
    case .billingPeriod: .optional(.billingPeriod)
    case .commitmentRenews: .optional(.bool)
    case .renewalPrice: .optional(.money)
    case .expirationReason: .optional(.word(ValueShape.expirationReasons))
    case .priceIncrease: .word(["none", "pending", "agreed"])
    case .winBackOffers: .list(.text)
    case .offer, .nextOffer: .optional(ValueShape.offer)
    case .statuses: .list(ValueShape.status)
    case .own, .shared: .optional(.object(ValueShape.subscriptionKeys))
    case .transactions, .unfinished, .history: .number
    case .lastTransaction: .optional(.object(ValueShape.transactionKeys))
    case .transaction: .object(ValueShape.transactionKeys)
    case .charged, .refunded: .money
    case .messages:
      .list(.word(["billingIssue", "priceIncreaseConsent", "winBackOffer", "generic"]))
    case .notifications: .list(.notification)
    case .now: .instant
    case .all, .refundRequests: .list(.number)
    }
  }

  /// The keys about one subscription, which ``own`` and ``shared`` accept too.
  static let aboutSubscription: [ExpectationKey] = [
    .state, .entitled, .product, .renewsTo, .autoRenew, .expires, .renewalDate, .gracePeriodEnds,
    .retryEnds, .renewalPrice, .expirationReason, .priceIncrease, .offer, .nextOffer,
    .billingPlan, .billingPeriod, .commitmentEnds, .commitmentRenews, .commitmentRenewsTo,
    .commitmentRenewalBillingPlan, .recentStart, .transactions, .lastTransaction,
  ]
}

/// The form of an expectation's value.
indirect enum ValueShape: Sendable {
  case bool
  case number
  case text
  case word([String])
  case product
  case instant
  case money
  case notification
  /// A billing period of a commitment: `3 of 12`.
  case billingPeriod
  case productsOrNumbers
  case optional(ValueShape)
  case list(ValueShape)
  case object([(key: String, shape: ValueShape)])

  static let states = [
    "subscribed", "expired", "inBillingRetryPeriod", "inGracePeriod", "revoked",
  ]
  static let expirationReasons = [
    "autoRenewDisabled", "billingError", "didNotConsentToPriceIncrease", "productUnavailable",
    "unknown",
  ]
  static let offerKeys: [(key: String, shape: ValueShape)] = [
    ("type", .word(["introductory", "promotional", "code", "winBack", "retention"])),
    ("id", .optional(.text)),
    ("mode", .word(["freeTrial", "payAsYouGo", "payUpFront", "oneTime"])),
    ("period", .optional(.text)),
  ]
  static let offer = ValueShape.object(offerKeys)
  static let statusKeys: [(key: String, shape: ValueShape)] = [
    ("state", .word(states)), ("product", .product),
    ("ownership", .word(["PURCHASED", "FAMILY_SHARED"])),
  ]
  static let status = ValueShape.object(statusKeys)
  static let subscriptionKeys: [(key: String, shape: ValueShape)] =
    ExpectationKey.aboutSubscription.map { ($0.rawValue, $0.shape) }
  static let transactionKeys: [(key: String, shape: ValueShape)] = [
    ("id", .number), ("originalID", .number), ("webOrderLineItemID", .optional(.number)),
    (
      "type",
      .word([
        "Auto-Renewable Subscription", "Non-Consumable", "Consumable",
        "Non-Renewing Subscription",
      ])
    ),
    ("product", .product), ("purchaseDate", .instant), ("originalPurchaseDate", .instant),
    ("expirationDate", .optional(.instant)), ("reason", .word(["PURCHASE", "RENEWAL"])),
    ("price", .money), ("currency", .text), ("offer", .optional(offer)), ("quantity", .number),
    ("isUpgraded", .bool), ("revocationDate", .optional(.instant)),
    ("revocationReason", .optional(.word(["other", "appIssue"]))),
    ("revocationType", .optional(.word(["REFUND_FULL", "REFUND_PRORATED", "FAMILY_REVOKE"]))),
    ("revocationPercentage", .optional(.money)),
    ("ownership", .word(["PURCHASED", "FAMILY_SHARED"])), ("verified", .bool),
  ]
}
