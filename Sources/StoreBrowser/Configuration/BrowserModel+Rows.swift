import StoreModel
import StoreViews

extension BrowserModel {
  /// What the file has, and what was found in it; of it what is searched for.
  var fileRows: [ConfigurationRow] {
    let all = allFileRows
    let text = file.filter.text.foldedForSearch
    guard !text.isEmpty else { return all }
    var heading: String?
    return all.compactMap { row in
      heading = row.heading ?? heading
      guard row.contains(text) else { return nil }
      var row = row
      (row.heading, heading) = (heading, nil)
      return row
    }
  }

  /// The row that is meant.
  var meantRow: ConfigurationRow? {
    let rows = fileRows
    return rows.first { $0.id == file.meant } ?? rows.first
  }

  /// What the file has, and what was found in it.
  var allFileRows: [ConfigurationRow] {
    var rows = diagnosticRows
    for (position, group) in configuration.subscriptionGroups.enumerated() {
      rows += groupRows(group, at: "subscriptionGroups[\(position)]", position)
    }
    let lists = [
      ("products", configuration.products),
      ("nonRenewingSubscriptions", configuration.nonRenewingSubscriptions),
    ]
    var heading: String? = words.text(ConfigurationText.headingProducts)
    for (list, products) in lists {
      for (index, product) in products.enumerated() {
        rows.append(row(of: product, at: "\(list)[\(index)]", heading: heading))
        heading = nil
      }
    }
    for (position, group) in configuration.suiteGroups.enumerated() {
      rows += suiteRows(group, at: "subscriptionSuiteGroups[\(position)]", isFirst: position == 0)
    }
    return rows
  }

  /// Whether the file has anything to list.
  var hasFileRows: Bool {
    !(configuration.diagnostics.isEmpty && configuration.subscriptionGroups.isEmpty
      && configuration.products.isEmpty && configuration.nonRenewingSubscriptions.isEmpty
      && configuration.suiteGroups.isEmpty)
  }

  private var diagnosticRows: [ConfigurationRow] {
    configuration.diagnostics.enumerated().map { index, diagnostic in
      ConfigurationRow(
        id: "\(index) \(diagnostic.keyPath ?? "")",
        content: .diagnostic(diagnostic),
        title: diagnostic.message,
        value: diagnostic.position.map { "\($0.line):\($0.column)" } ?? "",
        note: [words.name(of: diagnostic.severity), diagnostic.keyPath ?? ""]
          .filter { !$0.isEmpty }.joined(separator: "  "),
        heading: index == 0 ? words.text(ConfigurationText.headingDiagnostics) : nil
      )
    }
  }

  private func groupRows(
    _ group: StoreConfiguration.SubscriptionGroupRecord,
    at path: String,
    _ position: Int
  ) -> [ConfigurationRow] {
    let known = session.listed.groups.first { $0.position == position }
    let first = ConfigurationRow(
      id: path,
      content: .group(group),
      title: known?.displayName ?? group.name,
      value: words.count(ConfigurationText.plans, group.subscriptions.count),
      note: group.id,
      heading: position == 0 ? words.text(ConfigurationText.headingGroups) : nil
    )
    let plans = group.subscriptions.enumerated().sorted {
      ($0.element.sortingLevel, $0.offset) < ($1.element.sortingLevel, $1.offset)
    }
    let ranks = ranks(of: group.subscriptions.map(\.groupLevel))
    return [first]
      + plans.map { offset, plan in
        let rank = plan.groupLevel.flatMap { ranks[$0] }
        return row(of: plan, at: "\(path).subscriptions[\(offset)]", rank, in: known)
      }
  }

  /// The ranks of levels counted from 1, as the store has them: gaps in the file do not show.
  private func ranks(of levels: [Int?]) -> [Int: Int] {
    Dictionary(uniqueKeysWithValues: zip(Set(levels.compactMap(\.self)).sorted(), 1...))
  }

  private func row(
    of plan: StoreConfiguration.SubscriptionRecord,
    at path: String,
    _ rank: Int?,
    in group: SubscriptionGroup?
  ) -> ConfigurationRow {
    let product = group?.products.first { $0.id == plan.product.productID }
    let level = rank.map { words.text(BrowserText.level, $0) } ?? ""
    let count =
      plan.introductoryOffers.count + plan.promotionalOffers.count + plan.codeOffers.count
      + plan.winBackOffers.count
    let offers = count == 0 ? "" : words.count(ConfigurationText.offers, count)
    return ConfigurationRow(
      id: path,
      content: .plan(plan),
      title: product?.displayName ?? plan.product.name,
      value: product.map { words.price(of: $0, .spaced) } ?? "",
      note: [level, offers, plan.product.productID].filter { !$0.isEmpty }.joined(separator: "  ")
    )
  }

  /// Suites are listed only: no catalog has them.
  private func suiteRows(
    _ group: StoreConfiguration.SuiteGroupRecord,
    at path: String,
    isFirst: Bool
  ) -> [ConfigurationRow] {
    let first = ConfigurationRow(
      id: path,
      content: .suiteGroup(group),
      title: group.displayName(in: session.catalog.locale),
      value: words.count(ConfigurationText.plans, group.subscriptions.count),
      note: group.id,
      heading: isFirst ? words.text(ConfigurationText.headingSuites) : nil
    )
    let ranks = ranks(of: group.subscriptions.map(\.groupLevel))
    return [first]
      + group.subscriptions.enumerated().map { index, suite in
        let rank = suite.groupLevel.flatMap { ranks[$0] }
        return row(of: suite, at: "\(path).subscriptions[\(index)]", rank)
      }
  }

  private func row(
    of suite: StoreConfiguration.SuiteRecord,
    at path: String,
    _ rank: Int?
  ) -> ConfigurationRow {
    let catalog = session.catalog
    let prices = PriceFormat(storefront: catalog.storefront, locale: catalog.locale)
    let level = rank.map { words.text(BrowserText.level, $0) } ?? ""
    let count = suite.introductoryOffers.count
    let offers = count == 0 ? "" : words.count(ConfigurationText.offers, count)
    let price = suite.product.displayPrice.map { amount in
      let price = prices.string(for: amount)
      return suite.period.map { words.price(price, per: $0, .spaced) } ?? price
    }
    return ConfigurationRow(
      id: path,
      content: .suite(suite),
      title: suite.displayName(in: catalog.locale),
      value: price ?? suite.product.displayPriceText ?? "",
      note: [level, offers, suite.product.productID].filter { !$0.isEmpty }.joined(separator: "  ")
    )
  }

  private func row(
    of record: StoreConfiguration.ProductRecord,
    at path: String,
    heading: String?
  ) -> ConfigurationRow {
    let product = session.listed.products.first { $0.id == record.productID }
    return ConfigurationRow(
      id: path,
      content: .product(record),
      title: product?.displayName ?? record.name,
      value: product?.displayPrice ?? "",
      note: "\(words.name(of: record.type))  \(record.productID)",
      heading: heading
    )
  }
}

extension StoreConfiguration.ProductRecord {
  /// A name that is always there.
  fileprivate var name: String { referenceName ?? productID }
}

extension Words {
  /// How much a diagnostic matters.
  func name(of severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: text(ConfigurationText.error)
    case .warning: text(ConfigurationText.warning)
    case .note: text(ConfigurationText.note)
    }
  }
}
