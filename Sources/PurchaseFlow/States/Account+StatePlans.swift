import StoreModel

/// The plan by which a state is reached, and the one that is changed to where there is one.
struct StatePlan: Hashable, Sendable {
  let plan: PlanTerms
  var next: PlanTerms?
}

extension Account {
  /// Why the customer cannot be brought into a state by any plan of a group, or by one; `nil`
  /// where nothing speaks against it. What only trying can tell is not looked at.
  public func obstacle(
    to state: CustomerState,
    in group: GroupID,
    plan productID: String? = nil
  ) -> CustomerStateObstacle? {
    obstacle(to: state, by: plansOnSale(in: group), productID)
  }

  /// What speaks against each state of a group; states that nothing speaks against are left out.
  ///
  /// The same as asking ``obstacle(to:in:plan:)`` for each, but the plans of the group are listed
  /// once: a group may have thousands.
  package func obstacles(in group: GroupID) -> [CustomerState: CustomerStateObstacle] {
    let plans = plansOnSale(in: group)
    return CustomerState.allCases.reduce(into: [:]) { $0[$1] = obstacle(to: $1, by: plans, nil) }
  }

  private func obstacle(
    to state: CustomerState,
    by plans: [PlanTerms],
    _ productID: String?
  ) -> CustomerStateObstacle? {
    do throws(CustomerStateObstacle) {
      _ = try statePlan(for: state, among: plans, productID)
      return nil
    } catch {
      return error
    }
  }

  /// The plan by which a state is reached: the one that is asked for, else the first that has
  /// what is needed. `nil` for a state without any.
  func statePlan(
    for state: CustomerState,
    in group: GroupID,
    plan productID: String?
  ) throws(CustomerStateObstacle) -> StatePlan? {
    try statePlan(for: state, among: plansOnSale(in: group), productID)
  }

  private func statePlan(
    for state: CustomerState,
    among all: [PlanTerms],
    _ productID: String?
  ) throws(CustomerStateObstacle) -> StatePlan? {
    let candidates = productID.map { id in all.filter { $0.productID == id } } ?? all
    if let productID, candidates.isEmpty { throw .unknownPlan(productID) }
    guard state == .never || !candidates.isEmpty else { throw .noPlans }
    switch state {
    case .never: return nil
    case .trial: return try trialPlan(among: candidates)
    case .downgradeWaiting: return try LaterPlanChange(to: all).first(from: candidates)
    case .lapsedWithWinBack: return try winBackPlan(among: candidates)
    case .grace, .retry:
      return candidates.min { $0.firstDays < $1.firstDays }.map { StatePlan(plan: $0) }
    case .lapsed:
      let others = candidates.filter { !hasWinBackOffer($0) }
      return plainest(of: others.isEmpty ? candidates : others).map { StatePlan(plan: $0) }
    case .subscribed, .autoRenewOff, .revoked, .askToBuyPending:
      return plainest(of: candidates).map { StatePlan(plan: $0) }
    }
  }

  /// The plans of a group that can be bought, in the file's order.
  func plansOnSale(in group: GroupID) -> [PlanTerms] {
    var seen: Set<String> = []
    return store.products.compactMap { product in
      guard let subscription = product.subscription,
        catalog.group(at: subscription.groupPosition) == group,
        let plan = plan(product.id, in: group), seen.insert(product.id).inserted
      else { return nil }
      return plan
    }
  }

  private func trialPlan(
    among plans: [PlanTerms]
  ) throws(CustomerStateObstacle) -> StatePlan {
    let found = plans.first { $0.introductoryOffer?.offer.paymentMode == .freeTrial }
    guard let found else { throw .noFreeTrial }
    return StatePlan(plan: found)
  }

  private func winBackPlan(
    among plans: [PlanTerms]
  ) throws(CustomerStateObstacle) -> StatePlan {
    guard let found = plans.first(where: hasWinBackOffer) else { throw .noWinBackOffer }
    return StatePlan(plan: found)
  }

  private func hasWinBackOffer(_ plan: PlanTerms) -> Bool {
    catalog.offers(of: plan.productID).winBack.contains(where: \.isEligible)
  }

  /// The first plan that begins without an offer, else the first.
  private func plainest(of plans: [PlanTerms]) -> PlanTerms? {
    plans.first { $0.introductoryOffer == nil } ?? plans.first
  }
}

extension PlanTerms {
  /// About how many days the first period lasts that a new customer buys.
  fileprivate var firstDays: Int {
    var first = period
    if let offer = introductoryOffer?.offer, offer.paymentMode != .payAsYouGo {
      first = offer.period
    }
    let span = CalendarSpan(first)
    return span.months * 30 + span.days
  }
}
