extension ProductIndex.Product {
  private typealias Value = ConfigurationChange.Value

  /// Creates the entry of a consumable, a non-consumable or a non-renewing subscription.
  init(
    _ product: StoreConfiguration.ProductRecord,
    _ kind: ConfigurationChange.Part.Kind,
    at path: String
  ) {
    let collector = ProductFieldCollector(path: path)
    self.init(product, kind, in: nil, at: path, collector.product(product), [])
  }

  /// Creates the entry of a subscription plan.
  init(_ plan: StoreConfiguration.SubscriptionRecord, in group: String, at path: String) {
    let rest: [Value] = [
      .period(plan.period, written: plan.periodText ?? ""), .level(plan.groupLevel),
    ]
    let compared = ProductFieldCollector(path: path).plan(plan)
    self.init(plan.product, .plan, in: group, at: path, compared, rest)
  }

  /// Creates the entry of a subscription suite.
  init(_ suite: StoreConfiguration.SuiteRecord, in group: String, at path: String) {
    let rest: [Value] = [
      .period(suite.period, written: suite.periodText ?? ""), .level(suite.groupLevel),
    ]
    let compared = ProductFieldCollector(path: path).suite(suite)
    self.init(suite.product, .suite, in: group, at: path, compared, rest)
  }

  private init(
    _ product: StoreConfiguration.ProductRecord,
    _ kind: ConfigurationChange.Part.Kind,
    in group: String?,
    at path: String,
    _ compared: ComparedPart,
    _ rest: [Value]
  ) {
    let name = Self.name(of: product)
    part = .init(kind: kind, name: name, id: product.productID, group: group)
    let isSuite = kind == .suite ? "suite " : ""
    identities = [product.productID, product.internalID ?? "", product.referenceName ?? ""]
      .map { $0.isEmpty ? nil : isSuite + $0 }
    self.path = path
    self.compared = compared
    let price = Value.price(product.displayPrice, written: product.displayPriceText ?? "")
    summary = .several([price] + rest + [.word(product.productID)])
  }

  /// Returns the name of a product for developers.
  private static func name(of product: StoreConfiguration.ProductRecord) -> String {
    if let name = product.referenceName, !name.isEmpty { return name }
    let names = product.localizations.map(\.displayName) + [product.inlineDisplayName ?? ""]
    return names.first { !$0.isEmpty } ?? product.productID
  }
}
