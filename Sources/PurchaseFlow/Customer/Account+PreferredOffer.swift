import StoreModel

extension Account {
  /// Chooses among the offers that a customer could have of a plan, as the closure of
  /// SwiftUI's `preferredSubscriptionOffer(_:)`.
  public typealias OfferChoice = (
    Product, Product.SubscriptionInfo, [Product.SubscriptionOffer]
  ) -> Product.SubscriptionOffer?

  /// The offers that a purchase of a plan could apply now: win-back offers of the plan last
  /// held, the introductory one, then promotional ones; each kind in the file's order.
  /// Those without a usable price are left out. The order of the kinds is that in which the
  /// App Store prefers them where it chooses by itself.
  public func eligibleOffers(for product: Product) -> [Product.SubscriptionOffer] {
    guard let subscription = product.subscription,
      let group = catalog.group(at: subscription.groupPosition),
      plan(product.id, in: group) != nil
    else { return [] }
    let winBacks =
      line(group)?.plan.productID == product.id ? eligibleWinBackOfferIDs(in: group) : []
    let introductory = [subscription.introductoryOffer].compactMap { $0 }
    let offers =
      subscription.winBackOffers.filter { $0.id.map(winBacks.contains) ?? false }
      + (isEligibleForIntroOffer(for: group) ? introductory : [])
      + (lineIndex(group) == nil ? [] : subscription.promotionalOffers)
    return offers.filter { !$0.price.isNaN }
  }

  /// The offer that StoreKit's store views show and apply for a plan: the first win-back
  /// offer, else the introductory one. Promotional offers are for the app to choose.
  ///
  /// - Parameter choose: What the app prefers. Where it chooses none of the eligible
  ///   offers, the introductory one is applied.
  public func preferredOffer(
    for product: Product,
    choosing choose: OfferChoice? = nil
  ) -> Product.SubscriptionOffer? {
    let eligible = eligibleOffers(for: product)
    let introductory = eligible.first { $0.type == .introductory }
    guard let choose, let subscription = product.subscription else {
      return eligible.first { $0.type == .winBack } ?? introductory
    }
    guard let chosen = choose(product, subscription, eligible), eligible.contains(chosen) else {
      return introductory
    }
    return chosen
  }
}
