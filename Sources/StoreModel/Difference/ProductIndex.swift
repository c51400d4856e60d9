/// All products of a configuration with their groups.
struct ProductIndex {
  typealias Part = ConfigurationChange.Part
  typealias Value = ConfigurationChange.Value

  /// A group of subscriptions or suites, or a list of products without a group.
  struct Section {
    /// The fields of the group; `nil` for a list without a group.
    let group: ComparedPart?
    let part: Part
    let identities: [String?]
    let path: String
    /// The indices of its products in ``ProductIndex/products``.
    let products: Range<Int>
  }

  /// A product, and the identities that match it to a product of the compared file.
  struct Product {
    let part: Part
    let identities: [String?]
    let path: String
    let summary: Value
    let compared: ComparedPart
  }

  private(set) var sections: [Section] = []
  private(set) var products: [Product] = []

  /// Creates the index of a configuration: groups with their plans, products, non-renewing
  /// subscriptions, suites.
  init(_ configuration: StoreConfiguration) {
    for (index, group) in configuration.subscriptionGroups.enumerated() {
      let path = "subscriptionGroups[\(index)]"
      let name = group.name.isEmpty ? group.id : group.name
      let plans = group.subscriptions.enumerated().map { place, plan in
        Product(plan, in: name, at: "\(path).subscriptions[\(place)]")
      }
      let compared = ProductFieldCollector(path: path).group(
        id: group.id,
        name: group.name,
        group.localizations,
        unknown: group.unknownContents
      )
      add(plans, Part(kind: .group, name: name, id: group.id, group: nil), compared, at: path)
    }
    addProducts(configuration.products, .product, .products)
    addProducts(
      configuration.nonRenewingSubscriptions,
      .nonRenewing,
      .nonRenewingSubscriptions
    )
    for (index, group) in configuration.suiteGroups.enumerated() {
      let path = "subscriptionSuiteGroups[\(index)]"
      let name = group.name.isEmpty ? group.id : group.name
      let suites = group.subscriptions.enumerated().map { place, suite in
        Product(suite, in: name, at: "\(path).subscriptions[\(place)]")
      }
      let compared = ProductFieldCollector(path: path).group(
        id: group.id,
        name: group.name,
        group.localizations,
        unknown: group.unknownContents
      )
      add(suites, Part(kind: .suiteGroup, name: name, id: group.id, group: nil), compared, at: path)
    }
  }

  private mutating func addProducts(
    _ products: [StoreConfiguration.ProductRecord],
    _ kind: Part.Kind,
    _ list: Part.Kind
  ) {
    // The raw value of the list's kind is the list's key in the file.
    let path = list.rawValue
    let products = products.enumerated().map { Product($1, kind, at: "\(path)[\($0)]") }
    add(products, Part(kind: list, name: "", id: "", group: nil), nil, at: path)
  }

  private mutating func add(_ new: [Product], _ part: Part, _ group: ComparedPart?, at path: String)
  {
    let start = products.count
    products += new
    let kind = part.kind.rawValue
    let identities =
      group == nil
      ? [kind, nil]
      : [part.id, part.name].map { $0.isEmpty ? nil : kind + " " + $0 }
    sections.append(
      Section(
        group: group,
        part: part,
        identities: identities,
        path: path,
        products: start..<products.count
      )
    )
  }
}
