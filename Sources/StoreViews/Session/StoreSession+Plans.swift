import PurchaseFlow
import StoreModel

extension StoreSession {
  /// The plans of a store, as loading them now would give them.
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

  /// Whether the products of the store cannot be loaded now.
  package var hasFailedToLoad: Bool { simulation.account.failures[.loadProducts] != nil }

  /// What a customer who subscribes sees of the plans of their group.
  private func visible(
    _ plans: [Product],
    _ relationships: Product.SubscriptionRelationship
  ) -> [Product] {
    guard relationships != .all,
      let status = plans.first.flatMap({ status(ofGroupOf: $0) }), status.state.isEntitled,
      let held = plans.first(where: { $0.id == status.renewalInfo.currentProductID })
    else { return plans }
    let next = status.renewalInfo.autoRenewPreference ?? held.id
    return plans.filter { plan in
      relationships.contains(Product.SubscriptionRelationship(of: plan, to: held, next: next))
    }
  }
}

extension Product {
  /// What plans are to the plan that a customer has: StoreKit's type of this name.
  public struct SubscriptionRelationship: OptionSet, Hashable, Sendable {
    /// One bit for each relation.
    public let rawValue: Int

    /// Relations by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A higher level of service.
    public static let upgrade = Self(rawValue: 1)
    /// A lower level of service.
    public static let downgrade = Self(rawValue: 2)
    /// The same level of service, another plan.
    public static let crossgrade = Self(rawValue: 4)
    /// The plan that the subscription renews to.
    public static let current = Self(rawValue: 8)
    /// Every plan.
    public static let all: Self = [.upgrade, .downgrade, .crossgrade, .current]
  }
}

extension Product.SubscriptionRelationship {
  /// What a plan is to the one held, given the one that comes next.
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
