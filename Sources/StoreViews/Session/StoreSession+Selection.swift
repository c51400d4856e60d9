import PurchaseFlow
import StoreModel

extension StoreSession {
  /// Whether buying a plan now would do anything.
  public func canBuy(_ product: Product) -> Bool { planStatus(of: product).canBeBought }

  /// The place in a group of the first plan that can be bought, else of the first.
  public func firstPlanToBuy(in group: SubscriptionGroup) -> Int {
    group.products.firstIndex(where: canBuy) ?? 0
  }

  /// What a plan is to the customer now.
  ///
  /// - Parameter offer: The offer that buying it would apply, where one was chosen.
  func planStatus(
    of product: Product,
    offering offer: Product.SubscriptionOffer?? = .none
  ) -> PlanStatus {
    let offer = offer ?? activeOffer(for: product)
    return PlanStatus(product, status(ofGroupOf: product), offering: offer, in: self)
  }

  /// The plan that the subscription of a plan's group renews to.
  func autoRenewPreference(ofGroupOf product: Product) -> Product? {
    guard let status = status(ofGroupOf: product), status.state.isEntitled else { return nil }
    return status.renewalInfo.autoRenewPreference.flatMap { catalog.product(id: $0) }
  }

  func status(ofGroupOf product: Product) -> SubscriptionStatus? {
    guard let subscription = product.subscription else { return nil }
    return simulation.account.group(at: subscription.groupPosition)
      .flatMap { simulation.account.status(for: $0).first }
  }
}
