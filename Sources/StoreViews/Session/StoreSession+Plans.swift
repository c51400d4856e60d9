import PurchaseFlow
import StoreModel

extension StoreSession {
  /// Returns the result of loading the plans of a source now.
  func load(_ source: PlanSource) -> StoreLoad {
    if isLoading { return .loading }
    if case .plans(let plans) = source { return .loaded(plans) }
    do { try simulation.account.attempt(.loadProducts) } catch { return .failed(error) }
    switch source {
    case .plans(let plans):
      return .loaded(plans)
    case .identifiers(let ids):
      return .loaded(ids.compactMap { catalog.product(id: $0) })
    case .group(let id, let relationships):
      let plans = catalog.groups.filter { $0.id == id }.flatMap(\.products)
      let visible = visible(plans, relationships)
      return visible.isEmpty && !plans.isEmpty ? .filteredOut : .loaded(visible)
    }
  }

  /// Whether a simulated failure now prevents loading the products.
  package var hasFailedToLoad: Bool { simulation.account.failures[.loadProducts] != nil }

  /// Returns the plans of a group that a subscriber sees, by their relationship to the subscriber's
  /// plan.
  private func visible(
    _ plans: [Product],
    _ relationships: Product.SubscriptionRelationship
  ) -> [Product] {
    guard relationships != .all,
      let status = plans.first.flatMap({ status(ofGroupOf: $0) }), status.state.isEntitled,
      let held = plans.first(where: { $0.id == status.renewalInfo.currentProductID })
    else { return plans }
    let next = status.renewalInfo.productAfterTerm ?? held.id
    return plans.filter { plan in
      relationships.contains(Product.SubscriptionRelationship(of: plan, to: held, next: next))
    }
  }
}

extension Product {
  /// The relationship of plans to the plan of a customer: StoreKit's
  /// `Product.SubscriptionRelationship`.
  public struct SubscriptionRelationship: OptionSet, Hashable, Sendable {
    /// A bit mask with one bit for each relationship.
    public let rawValue: Int

    /// Creates a set of relationships from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Plans of a higher level of service.
    public static let upgrade = Self(rawValue: 1)
    /// Plans of a lower level of service.
    public static let downgrade = Self(rawValue: 2)
    /// Other plans of the same level of service.
    public static let crossgrade = Self(rawValue: 4)
    /// The plan that the subscription renews to.
    public static let current = Self(rawValue: 8)
    /// All plans.
    public static let all: Self = [.upgrade, .downgrade, .crossgrade, .current]
  }
}

extension Product.SubscriptionRelationship {
  /// Returns the relationship of a plan to the active plan.
  ///
  /// - Parameter next: The identifier of the plan that the subscription renews to.
  fileprivate init(of plan: Product, to held: Product, next: Product.ID) {
    let levels = (plan.subscription?.groupLevel ?? 0, held.subscription?.groupLevel ?? 0)
    if plan.id == next {
      self = .current
    } else if levels.0 == levels.1 {
      self = .crossgrade
    } else {
      self = levels.0 < levels.1 ? .upgrade : .downgrade
    }
  }
}
