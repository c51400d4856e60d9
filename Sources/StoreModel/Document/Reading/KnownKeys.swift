import ExternalInput

/// The keys of the format by object, sorted as Xcode writes them.
enum KnownKeys {
  static let document: [String] = [
    "appPolicies", "identifier", "nonRenewingSubscriptions", "products", "settings",
    "subscriptionBundleGroups", "subscriptionGroups", "subscriptionOffersKeyPair",
    "subscriptionSuiteGroups", "version",
  ]
  static let version: [String] = ["major", "minor"]
  static let offersKeyPair: [String] = ["id", "privateKey"]
  static let product = sorted(productKeys, ["familyShareable", "codeOffers"])
  static let subscription = sorted(
    product,
    [
      "subscriptionGroupID", "groupNumber", "recurringSubscriptionPeriod", "introductoryOffer",
      "introductoryOffers", "adHocOffers", "winbackOffers", "billingPlans",
    ]
  )
  static let suite = sorted(
    productKeys,
    [
      "isFamilyShareable", "subscriptionGroupID", "groupNumber", "duration",
      "introductoryOffer", "introductoryOffers", "members",
    ]
  )
  /// The keys of a product that hand-written files use instead of localizations.
  static let inlineTexts: [String] = ["description", "displayName"]
  static let localization: [String] = ["description", "displayName", "locale"]
  static let group: [String] = ["id", "localizations", "name", "subscriptions"]
  static let offer: [String] = [
    "billingPlanType", "displayPrice", "eligibility", "internalID", "isEligible", "isStackable",
    "numberOfPeriods", "offerID", "paymentMode", "referenceName", "subscriptionPeriod",
  ]
  static let billingPlan: [String] = [
    "billingPlanType", "commitmentDisplayPrice", "displayPrice", "internalID", "isEnabled",
  ]
  static let policies: [String] = ["eula", "policies"]
  static let privacyPolicy: [String] = ["locale", "policyText", "policyURL"]
  static let settings: [String] = [
    "_applicationInternalID", "_askToBuyEnabled", "_billingGracePeriodEnabled",
    "_billingIssuesEnabled", "_compatibilityTimeRate", "_developerTeamID", "_disableDialogs",
    "_failTransactionsEnabled", "_lastSynchronizedDate", "_locale", "_renewalBillingIssuesEnabled",
    "_storeKitError", "_storeKitErrors", "_storefront", "_timeRate",
  ]
  static let simulatedFailure: [String] = ["current", "enabled", "name"]
  static let failure: [String] = ["index", "type"]

  /// The keys that products of all kinds have.
  private static let productKeys: [String] = [
    "displayPrice", "internalID", "localizations", "productID", "promotionalImageID",
    "referenceName", "type",
  ]

  private static func sorted(_ keys: [String], _ others: [String]) -> [String] {
    (keys + others).sorted()
  }
}

extension JSONObject {
  /// Returns the values of unknown keys, by key, each as JSON in one line. If a key is repeated,
  /// its last value is used.
  ///
  /// - Parameters:
  ///   - known: The known keys.
  ///   - parent: The key of this object, which is put before each name.
  func contents(besides known: [String], under parent: String? = nil) -> [String: String] {
    var next = 0
    let unknown = members.filter { member in
      // Xcode sorts keys, so the next member usually has the next known key.
      let index = known[next...].firstIndex(of: member.key) ?? known.firstIndex(of: member.key)
      if let index { next = index + 1 }
      return index == nil
    }
    if unknown.isEmpty { return [:] }
    let start = parent.map { $0 + "." } ?? ""
    return Dictionary(unknown.map { (start + $0.key, $0.node.value) }) { _, later in later }
      .mapValues(JSONText.line)
  }
}

extension ObjectReader {
  /// Returns the values of unknown keys in the object under a key. Their names begin with that key.
  func contents(of key: String, besides known: [String]) -> [String: String] {
    guard case .object(let inner)? = value(key) else { return [:] }
    return inner.contents(besides: known, under: key)
  }

  /// Returns the values of unknown keys in an object that is not read into a record. Their names
  /// begin with the path from `outer`, an enclosing object that has a record.
  func unknownContents(besides known: [String], in outer: ObjectReader) -> [String: String] {
    let start = outer.path.text
    let rest = path.text.dropFirst(start.isEmpty ? 0 : start.count + 1)
    return object.contents(besides: known, under: String(rest))
  }
}

extension [String: String] {
  /// Adds other values. If a key and a path have the same name, the result is a JSON list of both
  /// values.
  mutating func add(_ others: Self) {
    merge(others) { own, other in "[\(own), \(other)]" }
  }
}
