/// The keys that the format has, by the object that they stand in.
enum KnownKeys {
  static let document: Set<String> = [
    "products", "nonRenewingSubscriptions", "subscriptionGroups", "settings", "version",
    "identifier", "appPolicies", "subscriptionOffersKeyPair", "subscriptionBundleGroups",
    "subscriptionSuiteGroups",
  ]
  static let version: Set<String> = ["major", "minor"]
  static let offersKeyPair: Set<String> = ["id", "privateKey"]
  static let product = goods.union(["familyShareable"])
  static let subscription = product.union([
    "subscriptionGroupID", "groupNumber", "recurringSubscriptionPeriod", "introductoryOffer",
    "introductoryOffers", "adHocOffers", "codeOffers", "winbackOffers", "billingPlans",
  ])
  static let suite = goods.union([
    "isFamilyShareable", "subscriptionGroupID", "groupNumber", "duration", "introductoryOffers",
    "members",
  ])
  /// The keys that stand in a product itself where hand-made files have no localizations.
  static let inlineTexts: Set<String> = ["displayName", "description"]
  static let localization: Set<String> = ["locale", "displayName", "description"]
  static let group: Set<String> = ["id", "name", "localizations", "subscriptions"]
  static let offer: Set<String> = [
    "paymentMode", "displayPrice", "subscriptionPeriod", "numberOfPeriods", "internalID",
    "referenceName", "offerID", "eligibility", "isStackable", "isEligible", "billingPlanType",
  ]
  static let billingPlan: Set<String> = [
    "billingPlanType", "displayPrice", "commitmentDisplayPrice", "isEnabled", "internalID",
  ]
  static let policies: Set<String> = ["eula", "policies"]
  static let privacyPolicy: Set<String> = ["locale", "policyText", "policyURL"]
  static let settings: Set<String> = [
    "_storefront", "_locale", "_timeRate", "_compatibilityTimeRate", "_askToBuyEnabled",
    "_billingIssuesEnabled", "_renewalBillingIssuesEnabled", "_billingGracePeriodEnabled",
    "_disableDialogs", "_failTransactionsEnabled", "_storeKitError", "_storeKitErrors",
    "_applicationInternalID", "_developerTeamID", "_lastSynchronizedDate",
  ]
  static let simulatedFailure: Set<String> = ["name", "enabled", "current"]
  static let failure: Set<String> = ["type", "index"]

  /// What products of all kinds have.
  private static let goods: Set<String> = [
    "productID", "type", "displayPrice", "internalID", "referenceName", "localizations",
    "promotionalImageID",
  ]
}

extension JSONObject {
  /// What the keys hold that are not known, as JSON in one line; the last one's where a key
  /// is repeated.
  ///
  /// - Parameters:
  ///   - known: The keys that are known.
  ///   - parent: The key that this object stands under, to be named before its own.
  func contents(besides known: Set<String>, under parent: String? = nil) -> [String: String] {
    let unknown = members.filter { !known.contains($0.key) }
    if unknown.isEmpty { return [:] }
    let start = parent.map { $0 + "." } ?? ""
    return Dictionary(unknown.map { (start + $0.key, $0.node.value) }) { _, later in later }
      .mapValues(JSONText.line)
  }
}
