/// A group of subscriptions in one store. A customer can have only one of these subscriptions at a
/// time.
///
/// ```swift
/// import StoreModel
///
/// func highestPlans(in group: SubscriptionGroup) -> [Product] {
///   group.products.filter { $0.subscription?.groupLevel == group.levels.first }
/// }
/// ```
public struct SubscriptionGroup: Hashable, Sendable {
  /// The index in the file, from 0; unique to the group.
  public let position: Int
  /// The identifier in the file; several groups can have the same identifier.
  public let id: String
  /// The name for developers.
  public let referenceName: String
  /// The localized name.
  public let displayName: String
  /// The localized description; empty if the file has none.
  public let description: String
  /// The plans by level, highest first, then in the order of the file. Plans without a usable level
  /// are last.
  public internal(set) var products: [Product]

  /// Creates a group and sorts its products.
  public init(
    position: Int,
    id: String,
    referenceName: String,
    displayName: String,
    description: String = "",
    products: [Product]
  ) {
    self.position = position
    self.id = id
    self.referenceName = referenceName
    self.displayName = displayName
    self.description = description
    self.products = products.indices.sorted { left, right in
      (products[left].level, left) < (products[right].level, right)
    }.map { products[$0] }
  }

  /// The levels with plans, highest first; `[1, 3]` if the file omits level 2.
  public var levels: [Int] {
    products.map(\.level).reduce(into: []) { levels, level in
      if levels.last != level { levels.append(level) }
    }
  }

  /// Returns the group with the given plans only.
  package func with(_ plans: [Product]) -> SubscriptionGroup {
    SubscriptionGroup(
      position: position,
      id: id,
      referenceName: referenceName,
      displayName: displayName,
      description: description,
      products: plans
    )
  }

  /// Returns the rank of a level, from 1 without gaps; `nil` for a level without plans.
  public func rank(ofLevel level: Int) -> Int? {
    levels.firstIndex(of: level).map { $0 + 1 }
  }
}

extension Product {
  fileprivate var level: Int { subscription?.groupLevel ?? Int.max }
}
