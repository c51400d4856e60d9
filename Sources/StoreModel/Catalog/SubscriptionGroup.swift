/// The subscriptions of which a customer can hold one at a time, as one store shows them.
public struct SubscriptionGroup: Hashable, Sendable {
  /// The group's place in the file, counted from 0: what tells groups apart.
  public let position: Int
  /// The identifier as the file has it; two groups can have the same.
  public let id: String
  /// The name for developers.
  public let referenceName: String
  /// The name for customers, in the catalog's language.
  public let displayName: String
  /// The plans by level, the highest first, and within a level in the file's order.
  /// Plans whose level is not usable come last.
  public internal(set) var products: [Product]

  /// Creates a group; its products are put in order.
  public init(
    position: Int,
    id: String,
    referenceName: String,
    displayName: String,
    products: [Product]
  ) {
    self.position = position
    self.id = id
    self.referenceName = referenceName
    self.displayName = displayName
    self.products = products.indices.sorted { left, right in
      (products[left].level, left) < (products[right].level, right)
    }.map { products[$0] }
  }

  /// The levels that have plans, the highest first: `[1, 3]` when the file leaves one out.
  public var levels: [Int] {
    products.map(\.level).reduce(into: []) { levels, level in
      if levels.last != level { levels.append(level) }
    }
  }

  /// The group with some of its plans.
  package func with(_ plans: [Product]) -> SubscriptionGroup {
    SubscriptionGroup(
      position: position,
      id: id,
      referenceName: referenceName,
      displayName: displayName,
      products: plans
    )
  }

  /// The rank of a level counted from 1, so that gaps in the file do not show; `nil` for
  /// a level without plans.
  public func rank(ofLevel level: Int) -> Int? {
    levels.firstIndex(of: level).map { $0 + 1 }
  }
}

extension Product {
  fileprivate var level: Int { subscription?.groupLevel ?? Int.max }
}
