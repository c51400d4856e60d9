import PurchaseFlow
import StoreModel

extension StoreSession {
  /// Returns whether buying a plan now has an effect.
  public func canBuy(_ product: Product) -> Bool { planStatus(of: product).canBeBought }

  /// Returns the index of the first plan of a group that can be bought; 0 if there is none.
  public func firstPlanToBuy(in group: SubscriptionGroup) -> Int {
    group.products.firstIndex(where: canBuy) ?? 0
  }

  /// Returns the present relationship of a plan to the customer.
  ///
  /// - Parameters:
  ///   - billingPlan: The billing plan of the plan; `nil` if a subscription with any billing plan
  ///     counts as this plan.
  ///   - offer: The offer that the purchase would apply, if one was chosen.
  func planStatus(
    of product: Product,
    billedAs billingPlan: Product.SubscriptionInfo.BillingPlanType? = nil,
    offering offer: Product.SubscriptionOffer?? = .none
  ) -> PlanStatus {
    let offer = offer ?? activeOffer(for: product, billedAs: billingPlan ?? .upFront)
    return PlanStatus(
      product,
      status(ofGroupOf: product),
      billedAs: billingPlan,
      offering: offer,
      in: self
    )
  }

  /// Returns the plan that the customer renews to in the group of `product`; `nil` if none.
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
