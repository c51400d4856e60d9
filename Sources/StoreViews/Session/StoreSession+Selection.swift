import StoreModel

extension StoreSession {
  /// Whether buying a plan now would do anything.
  public func canBuy(_ product: Product) -> Bool { standing(of: product).canBeBought }

  /// The place in a group of the first plan that can be bought, else of the first.
  public func firstPlanToBuy(in group: SubscriptionGroup) -> Int {
    group.products.firstIndex(where: canBuy) ?? 0
  }

  /// What a plan is to the customer now.
  func standing(of product: Product) -> PlanStanding {
    let group = product.subscription.flatMap { subscription in
      catalog.groups.first { $0.position == subscription.groupPosition }
    }
    return PlanStanding(product, group.flatMap { status(in: $0) }, in: self)
  }
}
