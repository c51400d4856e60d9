import StoreModel

/// Creates the rows of a configuration, in time proportional to their number.
struct ConfigurationRowMaker {
  let catalog: StoreCatalog
  let words: Words
  private let prices: PriceFormat

  init(catalog: StoreCatalog, words: Words) {
    self.catalog = catalog
    self.words = words
    prices = PriceFormat(storefront: catalog.storefront, locale: catalog.locale)
  }

  /// Returns the rows: the diagnostics, the groups with their plans, the other products, and the
  /// suites.
  func rows(of configuration: StoreConfiguration) -> [ConfigurationRow] {
    var rows = configuration.diagnostics.enumerated().map { index, diagnostic in
      row(of: diagnostic, number: index)
    }
    for (position, group) in configuration.subscriptionGroups.enumerated() {
      rows += groupRows(group, at: "subscriptionGroups[\(position)]", position)
    }
    rows += productRows(configuration)
    for (position, group) in configuration.suiteGroups.enumerated() {
      rows += suiteRows(group, at: "subscriptionSuiteGroups[\(position)]", isFirst: position == 0)
    }
    return rows
  }

  private func row(of diagnostic: Diagnostic, number: Int) -> ConfigurationRow {
    ConfigurationRow(
      id: "\(number) \(diagnostic.keyPath ?? "")",
      content: .diagnostic(diagnostic),
      heading: number == 0 ? words.text(ConfigurationText.headingDiagnostics) : nil
    ) { [words] in
      ConfigurationRow.Texts(
        title: diagnostic.message,
        value: diagnostic.position.map { "\($0.line):\($0.column)" } ?? "",
        note: words.name(of: diagnostic.severity),
        identifier: diagnostic.keyPath ?? ""
      )
    }
  }

  // MARK: Groups

  private func groupRows(
    _ group: StoreConfiguration.SubscriptionGroupRecord,
    at path: String,
    _ position: Int
  ) -> [ConfigurationRow] {
    let known = catalog.groups.indices.contains(position) ? catalog.groups[position] : nil
    let first = ConfigurationRow(
      id: path,
      content: .group(group),
      heading: position == 0 ? words.text(ConfigurationText.headingGroups) : nil
    ) { [words] in
      ConfigurationRow.Texts(
        title: known?.displayName ?? group.name,
        value: words.count(ConfigurationText.plans, group.subscriptions.count),
        note: "",
        identifier: group.id
      )
    }
    let plans = group.subscriptions.enumerated().sorted {
      ($0.element.sortingLevel, $0.offset) < ($1.element.sortingLevel, $1.offset)
    }
    let products = firstByID(known?.products ?? [])
    let ranks = ranks(of: group.subscriptions.map(\.groupLevel))
    return [first]
      + plans.map { offset, plan in
        row(
          of: plan,
          at: "\(path).subscriptions[\(offset)]",
          plan.groupLevel.flatMap { ranks[$0] },
          sold: products[plan.product.productID]
        )
      }
  }

  private func row(
    of plan: StoreConfiguration.SubscriptionRecord,
    at path: String,
    _ rank: Int?,
    sold product: Product?
  ) -> ConfigurationRow {
    ConfigurationRow(id: path, content: .plan(plan)) { [words] in
      let count =
        plan.introductoryOffers.count + plan.promotionalOffers.count + plan.codeOffers.count
        + plan.winBackOffers.count
      return ConfigurationRow.Texts(
        title: product?.displayName ?? plan.product.name,
        value: product.map { words.price(of: $0, .spaced) } ?? "",
        note: joined([level(rank), offers(count)]),
        identifier: plan.product.productID
      )
    }
  }

  // MARK: Products

  private func productRows(_ configuration: StoreConfiguration) -> [ConfigurationRow] {
    let lists = [
      ("products", configuration.products),
      ("nonRenewingSubscriptions", configuration.nonRenewingSubscriptions),
    ]
    let sold = firstByID(catalog.products)
    var rows: [ConfigurationRow] = []
    for (list, products) in lists {
      for (index, product) in products.enumerated() {
        let heading = rows.isEmpty ? words.text(ConfigurationText.headingProducts) : nil
        let product = (product, sold[product.productID])
        rows.append(row(of: product, at: "\(list)[\(index)]", heading: heading))
      }
    }
    return rows
  }

  private func row(
    of product: (record: StoreConfiguration.ProductRecord, sold: Product?),
    at path: String,
    heading: String?
  ) -> ConfigurationRow {
    let (record, sold) = product
    return ConfigurationRow(id: path, content: .product(record), heading: heading) { [words] in
      let count = record.oneTimeCodeOffers.count
      return ConfigurationRow.Texts(
        title: sold?.displayName ?? record.name,
        value: sold?.displayPrice ?? "",
        note: joined([words.name(of: record.type), offers(count)]),
        identifier: record.productID
      )
    }
  }

  // MARK: Suites

  /// Returns the rows of a suite group. These rows only display fields of the file, because
  /// catalogs have no suites.
  private func suiteRows(
    _ group: StoreConfiguration.SuiteGroupRecord,
    at path: String,
    isFirst: Bool
  ) -> [ConfigurationRow] {
    let first = ConfigurationRow(
      id: path,
      content: .suiteGroup(group),
      heading: isFirst ? words.text(ConfigurationText.headingSuites) : nil
    ) { [words, catalog] in
      ConfigurationRow.Texts(
        title: group.displayName(in: catalog.locale),
        value: words.count(ConfigurationText.plans, group.subscriptions.count),
        note: "",
        identifier: group.id
      )
    }
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
    ConfigurationRow(id: path, content: .suite(suite)) { [words, catalog, prices] in
      let price = suite.product.displayPrice.map { amount in
        let price = prices.string(for: amount)
        return suite.period.map { words.price(price, per: $0, .spaced) } ?? price
      }
      return ConfigurationRow.Texts(
        title: suite.displayName(in: catalog.locale),
        value: price ?? suite.product.displayPriceText ?? "",
        note: joined([level(rank), offers(suite.introductoryOffers.count)]),
        identifier: suite.product.productID
      )
    }
  }

  // MARK: Parts

  /// Returns the ranks of levels, counted from 1 like in the store. Gaps in the file's level
  /// numbers do not show.
  private func ranks(of levels: [Int?]) -> [Int: Int] {
    Dictionary(uniqueKeysWithValues: zip(Set(levels.compactMap(\.self)).sorted(), 1...))
  }

  /// Returns products by identifier; if several products have the same identifier, the first of
  /// them.
  private func firstByID(_ products: [Product]) -> [Product.ID: Product] {
    Dictionary(products.map { ($0.id, $0) }) { first, _ in first }
  }

  private func level(_ rank: Int?) -> String {
    rank.map { words.text(BrowserText.level, $0) } ?? ""
  }

  private func offers(_ count: Int) -> String {
    count == 0 ? "" : words.count(ConfigurationText.offers, count)
  }

  /// Returns the non-empty texts, separated by two spaces.
  private func joined(_ texts: [String]) -> String {
    texts.filter { !$0.isEmpty }.joined(separator: "  ")
  }
}

extension StoreConfiguration.ProductRecord {
  /// The reference name, or the product identifier if there is none.
  fileprivate var name: String { referenceName ?? productID }
}

extension Words {
  func name(of severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: text(ConfigurationText.error)
    case .warning: text(ConfigurationText.warning)
    case .note: text(ConfigurationText.note)
    }
  }
}
