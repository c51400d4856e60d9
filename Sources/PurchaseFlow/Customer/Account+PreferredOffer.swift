import StoreModel

extension Account {
  /// The app's choice among the eligible offers of a plan: the closure of SwiftUI's
  /// `preferredSubscriptionOffer(_:)`.
  public typealias OfferChoice = (
    Product, Product.SubscriptionInfo, [Product.SubscriptionOffer]
  ) -> Product.SubscriptionOffer?

  /// Returns the offers that a purchase of a plan can apply now.
  ///
  /// The order is: win-back offers of the last plan, the introductory offer, promotional offers.
  /// Win-back offers are in the order of ``eligibleWinBackOfferIDs(in:)``, and promotional offers
  /// in the order of the file. If the app does not choose, the App Store prefers the first win-back
  /// offer to the introductory offer. Offers without a usable price are excluded.
  ///
  /// - Parameter billingPlan: The billing plan of the purchase. Offers belong to a billing plan.
  public func eligibleOffers(
    for product: Product,
    billedAs billingPlan: Product.SubscriptionInfo.BillingPlanType = .upFront
  ) -> [Product.SubscriptionOffer] {
    let isMonthly = billingPlan == .monthly
    guard let subscription = product.subscription,
      let group = catalog.group(at: subscription.groupPosition),
      let plan = plan(product.id, billedMonthly: isMonthly, in: group)
    else { return [] }
    let winBacks =
      line(group)?.plan.isSamePlan(as: plan) == true ? eligibleWinBackOfferIDs(in: group) : []
    let all = subscription.offers(billedMonthly: isMonthly)
    let offers =
      all.filter { $0.type == .winBack }.inOrder(of: winBacks)
      + (isEligibleForIntroOffer(for: group)
        ? all.first { $0.type == .introductory }.map { [$0] } ?? [] : [])
      + (lineIndex(group) == nil ? [] : all.filter { $0.type == .promotional })
    return offers.filter { !$0.price.isNaN }
  }

  /// Returns the billing plan whose offers concern the customer, because offers belong to a billing
  /// plan: monthly billing if the customer's latest subscription of the group is billed monthly and
  /// the store sells the plan with monthly billing, else up-front billing.
  package func billingPlanOfOffers(
    for product: Product
  ) -> Product.SubscriptionInfo.BillingPlanType {
    guard let subscription = product.subscription,
      let group = catalog.group(at: subscription.groupPosition),
      line(group)?.plan.isBilledMonthly == true,
      plan(product.id, billedMonthly: true, in: group) != nil
    else { return .upFront }
    return .monthly
  }

  /// Returns the offer that StoreKit's store views show and apply for a plan. This is the first
  /// win-back offer, else the introductory offer; `nil` if there is neither. Only the app can
  /// choose a promotional offer.
  ///
  /// - Parameters:
  ///   - billingPlan: The billing plan of the purchase.
  ///   - choose: The app's choice. If it selects none of the eligible offers, the introductory
  ///     offer applies.
  public func preferredOffer(
    for product: Product,
    billedAs billingPlan: Product.SubscriptionInfo.BillingPlanType = .upFront,
    choosing choose: OfferChoice? = nil
  ) -> Product.SubscriptionOffer? {
    let eligible = eligibleOffers(for: product, billedAs: billingPlan)
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

extension [Product.SubscriptionOffer] {
  /// Returns the offers whose identifiers are in a list, in the order of the list.
  func inOrder(of ids: [String]) -> Self {
    let places = Dictionary(zip(ids, ids.indices)) { first, _ in first }
    let found = enumerated().compactMap { index, offer in
      offer.id.flatMap { places[$0] }.map { (place: $0, index: index, offer: offer) }
    }
    return found.sorted { ($0.place, $0.index) < ($1.place, $1.index) }.map(\.offer)
  }
}

extension Product.SubscriptionInfo {
  /// Returns the offers of a billing plan; each kind in the order of the file.
  fileprivate func offers(billedMonthly isMonthly: Bool) -> [Product.SubscriptionOffer] {
    if isMonthly { return monthlyTerms?.subscriptionOffers ?? [] }
    return [introductoryOffer].compactMap { $0 } + promotionalOffers + winBackOffers
  }
}
