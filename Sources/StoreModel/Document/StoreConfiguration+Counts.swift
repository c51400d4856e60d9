extension StoreConfiguration {
  /// The counts of the configuration's content, in this order:
  ///
  /// - `version`.
  /// - Products by type. `otherProducts` have an unknown type, or a type that does not belong in
  ///   their list.
  /// - `groups`, `subscriptions`, and `levelsPerGroup`: the number of different levels in each
  ///   group, separated by `;`.
  /// - Offers of each kind, and `introModes`: the number of introductory offers with each payment
  ///   mode.
  /// - `billingPlans`, `suiteSubscriptions`, and the `locales` of products and groups.
  /// - `storefront`, `locale` and `timeRate` of the settings, as written, and `unknownTopKeys`.
  public var counts: ConfigurationCounts {
    let subscriptions = self.subscriptions
    let sold = products + nonRenewingSubscriptions
    let introductory = subscriptions.flatMap(\.introductoryOffers)
    return ConfigurationCounts(fields: [
      .init(name: "version", value: .text(formatVersion?.description ?? "none")),
      .count("consumables", sold) { $0.type == .consumable },
      .count("nonConsumables", sold) { $0.type == .nonConsumable },
      .count("otherProducts", sold) { !Self.oneTimeTypes.contains($0.type) },
      .count("nonRenewing", sold) { $0.type == .nonRenewable },
      .init(name: "groups", value: .number(subscriptionGroups.count)),
      .init(name: "subscriptions", value: .number(subscriptions.count)),
      .words("levelsPerGroup", subscriptionGroups.map(\.levelCount), separator: ";"),
      .init(name: "introOffers", value: .number(introductory.count)),
      .words("introModes", Self.modeCounts(introductory), separator: ","),
      .sum("promoOffers", subscriptions) { $0.promotionalOffers.count },
      .init(name: "codeOffers", value: .number(codeOfferCount)),
      .sum("winbackOffers", subscriptions) { $0.winBackOffers.count },
      .sum("billingPlans", subscriptions) { $0.billingPlans.count },
      .sum("suiteSubscriptions", suiteGroups) { $0.subscriptions.count },
      .words("locales", writtenLocales, separator: ","),
      .init(name: "storefront", value: .text(settings.storefrontText ?? "-")),
      .init(name: "locale", value: .text(settings.localeText ?? "-")),
      .init(
        name: "timeRate",
        value: settings.isTimeRateWritten ? .number(settings.timeRate.rawValue) : .text("-")
      ),
      .words("unknownTopKeys", unknownTopLevelKeys.sorted(), separator: ","),
    ])
  }

  private static let oneTimeTypes: Set<Product.ProductType> = [
    .consumable, .nonConsumable, .nonRenewable,
  ]

  private var codeOfferCount: Int {
    let ofSubscriptions = subscriptions.reduce(0) { $0 + $1.codeOffers.count }
    return (products + nonRenewingSubscriptions).reduce(ofSubscriptions) {
      $0 + $1.oneTimeCodeOffers.count
    }
  }

  private static func modeCounts(_ offers: [OfferRecord]) -> [String] {
    let modes = Dictionary(grouping: offers) { $0.paymentModeText ?? "unknown" }
    return modes.map { mode, offers in "\(mode):\(offers.count)" }.sorted()
  }

  /// The languages of products, groups and suites as written, sorted.
  private var writtenLocales: [String] {
    let suites = suiteGroups.flatMap(\.subscriptions).map(\.product)
    let records = products + nonRenewingSubscriptions + subscriptions.map(\.product) + suites
    let all =
      records.flatMap(\.localizations) + subscriptionGroups.flatMap(\.localizations)
      + suiteGroups.flatMap(\.localizations)
    return Set(all.map(\.locale)).subtracting([""]).sorted()
  }
}

extension StoreConfiguration.SubscriptionGroupRecord {
  fileprivate var levelCount: String { String(Set(subscriptions.map(\.sortingLevel)).count) }
}

extension ConfigurationCounts.Field {
  fileprivate static func count<Element>(
    _ name: String,
    _ elements: [Element],
    where matches: (Element) -> Bool
  ) -> Self {
    Self(name: name, value: .number(elements.count(where: matches)))
  }

  fileprivate static func sum<Element>(
    _ name: String,
    _ elements: [Element],
    of number: (Element) -> Int
  ) -> Self {
    Self(name: name, value: .number(elements.reduce(0) { $0 + number($1) }))
  }

  fileprivate static func words(_ name: String, _ words: [String], separator: String) -> Self {
    Self(name: name, value: .text(words.isEmpty ? "-" : words.joined(separator: separator)))
  }
}
