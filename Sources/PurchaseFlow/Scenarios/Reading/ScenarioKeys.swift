/// The keys that a scenario file can have, by the mapping that contains them.
///
/// The reader accepts these keys and no others, and `Documentation/Scenarios.md` describes each.
enum ScenarioKeys {
  /// The keys of the file itself.
  static let file = ["store", "start", "zone", "profile", "settings", "steps"]
  static let settings = [
    "billingGracePeriod", "gracePeriod", "graceFor", "billingRetryOnRenewal", "askToBuy",
    "interruptedPurchases", "timeRate", "storefront", "locale", "monthEnd", "winBackRules",
    "includeFinishedConsumables", "autoFinish", "familyShareable", "refundedAutoRenew",
    "familyAccess", "consumptionRequests", "refundRequests", "upgradeWhileOff", "sharedRenewals",
    "repeatedConsent", "winBackOrder", "oneTimeCodes", "retentionOfferKind", "retentionOffers",
    "renewalCurrency", "retryFlag", "endedGracePeriod", "renewalCharge", "lapseOfSixtyDays",
    "scaledExtension", "extensionYear", "commitmentCrossgrade", "offerBeforeCommitment",
    "cancelledCommitmentRetry", "withdrawnCommitment",
  ]
  static let winBackRules = ["minimumPaidMonths", "lapsedMonths", "waitMonths"]
  /// The keys of actions; a step has at most one.
  static let actions = ScenarioActionKey.allCases.map(\.rawValue)
  /// The keys of a step that are not actions.
  static let besideActions = ["group", "expect"]
  static let purchase = [
    "product", "billingPlan", "offer", "quantity", "appAccountToken", "purchaseDate",
    "renewalBehavior",
  ]
  static let purchaseIntent = ["product", "billingPlan", "offer"]
  static let redeemCode = ["product", "offer"]
  static let acceptRetentionOffer = ["offer"]
  static let priceIncrease = ["product", "price", "consent"]
  static let priceChange = ["product", "price", "preserve", "billingPlan"]
  static let extendAllRenewals = ["product", "days", "storefronts", "requestIdentifier"]
  static let familyShare = ["product", "access"]
  static let failNext = ["api", "error"]
  static let refund = ["transaction", "reason"]
  static let refundRequest = ["transaction", "reason"]
  static let refundDecision = ["transaction", "decision", "percentage"]
  /// The keys of `expect`.
  static let expectations = ExpectationKey.allCases.map(\.rawValue)
  /// The keys of `own` and `shared`.
  static let subscription = ValueShape.subscriptionKeys.map(\.key)
  /// The keys of `lastTransaction` and `transaction`.
  static let transaction = ValueShape.transactionKeys.map(\.key)
  /// The keys of `offer` and `nextOffer` in `expect`.
  static let offer = ValueShape.offerKeys.map(\.key)
  /// The keys of an entry of `statuses`.
  static let status = ValueShape.statusKeys.map(\.key)
}
