import StoreModel

/// The products on sale, ready to be looked up by identifier.
package struct Catalog: Hashable, Sendable {
  /// What can be said of a product that someone asks for.
  package enum Entry: Hashable, Sendable {
    /// A plan that can be bought.
    case plan(PlanTerms)
    /// A plan that can be shown but not be bought.
    case unavailablePlan
    /// A product of another kind.
    case otherKind
  }

  private var entries: [String: Entry] = [:]
  private var groups: [Int: GroupID] = [:]

  package init() {}

  /// Reads the products; of several with one identifier the first counts.
  package init(_ products: [Product]) {
    groups = Self.groups(of: products)
    for product in products where entries[product.id] == nil {
      entries[product.id] = entry(for: product)
    }
  }

  /// What is known of a product; `nil` when the store has none such.
  package subscript(productID: String) -> Entry? { entries[productID] }

  /// The terms of a plan on sale in a group; `nil` when it is not sold there.
  package func plan(_ productID: String, in group: GroupID) -> PlanTerms? {
    guard case .plan(let terms)? = entries[productID], terms.group == group else { return nil }
    return terms
  }

  /// The group at a place in the file.
  package func group(at position: Int) -> GroupID? { groups[position] }

  private func entry(for product: Product) -> Entry {
    guard let subscription = product.subscription else { return .otherKind }
    guard product.unavailability == nil, !product.price.isNaN,
      let group = groups[subscription.groupPosition]
    else { return .unavailablePlan }
    return .plan(PlanTerms(product, subscription, group: group))
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
