/// The keys that a scenario file can have, by the mapping that holds them.
///
/// The reader accepts these keys and no others, and `Documentation/Scenarios.md` describes each.
enum ScenarioKeys {
  /// The keys of the file itself.
  static let file = ["store", "start", "zone", "profile", "settings", "steps"]
  /// The keys of `settings`.
  static let settings = [
    "billingGracePeriod", "gracePeriod", "graceFor", "billingRetryOnRenewal", "askToBuy",
    "interruptedPurchases", "timeRate", "storefront", "locale", "monthEnd", "winBackRules",
    "includeFinishedConsumables", "autoFinish", "familyShareable",
  ]
  /// The keys of `winBackRules`.
  static let winBackRules = ["minimumPaidMonths", "lapsedMonths", "waitMonths"]
  /// The actions of a step, of which it has at most one.
  static let actions = ScenarioActionKey.allCases.map(\.rawValue)
  /// The keys that a step can have beside an action.
  static let besideActions = ["group", "expect"]
  /// The keys of `purchase`.
  static let purchase = [
    "product", "offer", "quantity", "appAccountToken", "purchaseDate", "renewalBehavior",
  ]
  /// The keys of `purchaseIntent`.
  static let purchaseIntent = ["product", "offer"]
  /// The keys of `redeemCode`.
  static let redeemCode = ["product", "offer"]
  /// The keys of `priceIncrease`.
  static let priceIncrease = ["product", "price", "consent"]
  /// The keys of `familyShare`.
  static let familyShare = ["product", "access"]
  /// The keys of `failNext`.
  static let failNext = ["api", "error"]
  /// The keys of `refund`.
  static let refund = ["transaction", "reason"]
  /// The keys of `expect`.
  static let expectations = ExpectationKey.allCases.map(\.rawValue)
  /// The keys of `lastTransaction` and `transaction`.
  static let transaction = ValueShape.transactionKeys.map(\.key)
  /// The keys of `offer` and `nextOffer` in `expect`.
  static let offer = ValueShape.offerKeys.map(\.key)
  /// The keys of an entry of `statuses`.
  static let status = ValueShape.statusKeys.map(\.key)
}
