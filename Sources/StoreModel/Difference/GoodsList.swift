/// Everything that a configuration sells, and the groups it stands in.
struct GoodsList {
  typealias Part = ConfigurationChange.Part
  typealias Value = ConfigurationChange.Value

  /// A group of subscriptions or suites, or a list of products without a group.
  struct Shelf {
    /// What is compared of the group; `nil` for a list without a group.
    let group: ComparedPart?
    let part: Part
    let identities: [String?]
    let path: String
    /// The places of its products in ``GoodsList/goods``.
    let goods: Range<Int>
  }

  /// One product.
  struct Good {
    let part: Part
    let identities: [String?]
    let path: String
    let summary: Value
    let compared: ComparedPart
  }

  private(set) var shelves: [Shelf] = []
  private(set) var goods: [Good] = []

  /// Lists what a configuration sells: groups, products, subscriptions that do not renew,
  /// suites.
  init(_ configuration: StoreConfiguration) {
    for (index, group) in configuration.subscriptionGroups.enumerated() {
      let path = "subscriptionGroups[\(index)]"
      let name = group.name.isEmpty ? group.id : group.name
      let plans = group.subscriptions.enumerated().map { place, plan in
        Good(plan, in: name, at: "\(path).subscriptions[\(place)]")
      }
      let compared = GoodFacts(path: path).group(
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
        Good(suite, in: name, at: "\(path).subscriptions[\(place)]")
      }
      let compared = GoodFacts(path: path).group(
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
    // The kind of a list is called as the file calls it.
    let path = list.rawValue
    let goods = products.enumerated().map { Good($1, kind, at: "\(path)[\($0)]") }
    add(goods, Part(kind: list, name: "", id: "", group: nil), nil, at: path)
  }

  private mutating func add(_ new: [Good], _ part: Part, _ group: ComparedPart?, at path: String) {
    let start = goods.count
    goods += new
    let kind = part.kind.rawValue
    let identities =
      group == nil
      ? [kind, nil]
      : [part.id, part.name].map { $0.isEmpty ? nil : kind + " " + $0 }
    shelves.append(
      Shelf(
        group: group,
        part: part,
        identities: identities,
        path: path,
        goods: start..<goods.count
      )
    )
  }
}
