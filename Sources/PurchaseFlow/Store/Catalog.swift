import StoreModel

/// The products on sale, ready to be looked up by identifier.
package struct Catalog: Hashable, Sendable {
  /// What can be said of a product that someone asks for.
  package enum Entry: Hashable, Sendable {
    /// A plan that can be bought.
    case plan(PlanTerms)
    /// A product of another kind that can be bought.
    case oneTime(OneTimeTerms)
    /// A product that can be shown but not be bought.
    case unavailable
  }

  private var entries: [String: Entry] = [:]
  private var offers: [String: PlanOffers] = [:]
  private var groups: [Int: GroupID] = [:]
  private var soldGroups: Set<GroupID> = []
  private var shareable: Set<String> = []

  package init() {}

  /// Reads the products; of several with one identifier the first that can be bought
  /// counts, else the first.
  package init(_ products: [Product]) {
    groups = Self.groups(of: products)
    soldGroups = Set(groups.values)
    for product in products where canReplace(product) {
      entries[product.id] = entry(for: product)
      offers[product.id] = product.subscription.map(PlanOffers.init)
      if product.isFamilyShareable { shareable.insert(product.id) }
    }
  }

  /// What is known of a product; `nil` when the store has none such.
  package subscript(productID: String) -> Entry? { entries[productID] }

  /// The terms of a plan on sale in a group; `nil` when it is not sold there.
  package func plan(_ productID: String, in group: GroupID) -> PlanTerms? {
    guard case .plan(let terms)? = entries[productID], terms.group == group else { return nil }
    return terms
  }

  /// The offers of a plan besides the introductory one.
  func offers(of productID: String) -> PlanOffers { offers[productID] ?? PlanOffers() }

  /// Whether families can share a product, as the file has it.
  func isFamilyShareable(_ productID: String) -> Bool { shareable.contains(productID) }

  /// The group at a place in the file.
  package func group(at position: Int) -> GroupID? { groups[position] }

  /// Whether a group of the store's file has plans.
  func sells(_ group: GroupID) -> Bool { soldGroups.contains(group) }

  /// The groups, in the file's order.
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
