import StoreModel

/// The products on sale, indexed by identifier.
package struct Catalog: Hashable, Sendable {
  /// How a product can be bought.
  package enum Entry: Hashable, Sendable {
    /// A subscription plan on sale.
    case plan(PlanTerms)
    /// A consumable, non-consumable or non-renewing subscription on sale.
    case oneTime(OneTimeTerms)
    /// A product that the store shows but does not sell.
    case unavailable
  }

  private var entries: [String: Entry] = [:]
  private var offers: [String: PlanOffers] = [:]
  private var codes: [String: [OneTimeCode]] = [:]
  private var groups: [Int: GroupID] = [:]
  private var soldGroups: Set<GroupID> = []
  private var shareable: Set<String> = []

  package init() {}

  /// Indexes the products. If several products share an identifier, uses the first product that can
  /// be bought, else the first product.
  package init(_ products: [Product]) {
    groups = Self.groups(of: products)
    soldGroups = Set(groups.values)
    for product in products where canReplace(product) {
      entries[product.id] = entry(for: product)
      offers[product.id] = product.subscription.map(PlanOffers.init)
      if !product.oneTimeCodeOffers.isEmpty {
        codes[product.id] = product.oneTimeCodeOffers.map(OneTimeCode.init)
      }
      if product.isFamilyShareable { shareable.insert(product.id) }
    }
  }

  /// The product with an identifier; `nil` if the store has no such product.
  package subscript(productID: String) -> Entry? { entries[productID] }

  /// Returns the terms of a plan in a group; `nil` if the group does not sell the plan.
  package func plan(_ productID: String, in group: GroupID) -> PlanTerms? {
    guard case .plan(let terms)? = entries[productID], terms.group == group else { return nil }
    return terms
  }

  /// Returns the promotional, win-back and code offers of a plan.
  func offers(of productID: String) -> PlanOffers { offers[productID] ?? PlanOffers() }

  /// Returns the offers for codes of a product that does not renew, in the order of the file.
  func oneTimeCodes(of productID: String) -> [OneTimeCode] { codes[productID] ?? [] }

  /// Returns whether the file marks a product as shareable with the family.
  func isFamilyShareable(_ productID: String) -> Bool { shareable.contains(productID) }

  /// Returns the group at a position in the file; `nil` if there is none.
  package func group(at position: Int) -> GroupID? { groups[position] }

  /// Returns whether the file has a plan in a group, even one that is not for sale.
  func sells(_ group: GroupID) -> Bool { soldGroups.contains(group) }

  /// The groups in the order of the file.
  package var allGroups: [GroupID] { groups.sorted { $0.key < $1.key }.map(\.value) }

  private func canReplace(_ product: Product) -> Bool {
    guard let known = entries[product.id] else { return true }
    return known == .unavailable && product.unavailability == nil
  }

  private func entry(for product: Product) -> Entry {
    guard product.unavailability == nil, !product.price.isNaN else { return .unavailable }
    if let subscription = product.subscription {
      guard let group = groups[subscription.groupPosition] else { return .unavailable }
      return .plan(PlanTerms(product, subscription, group: group))
    }
    return OneTimeTerms(product).map(Entry.oneTime) ?? .unavailable
  }

  private static func groups(of products: [Product]) -> [Int: GroupID] {
    let ids = products.compactMap(\.subscription).reduce(into: [Int: String]()) {
      $0[$1.groupPosition] = $1.subscriptionGroupID
    }
    var occurrences: [String: Int] = [:]
    return ids.sorted { $0.key < $1.key }.reduce(into: [:]) { groups, entry in
      groups[entry.key] = GroupID(entry.value, occurrence: occurrences[entry.value, default: 0])
      occurrences[entry.value, default: 0] += 1
    }
  }
}
