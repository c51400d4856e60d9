import StoreModel

/// The plan to buy for a state, and the plan to change to, if the state needs one.
struct StatePlan: Hashable, Sendable {
  let plan: PlanTerms
  var next: PlanTerms?
}

extension Account {
  /// Returns the reason why a customer cannot be brought into a state with the given plan, or with
  /// any plan of a group. `nil` if no reason is known.
  ///
  /// Checks only the plans on sale. ``Simulation/reaching(_:in:plan:)`` can still throw
  /// ``CustomerStateUnavailableReason/notReached(_:)``.
  public func unavailableReason(
    for state: CustomerState,
    in group: GroupID,
    plan productID: String? = nil
  ) -> CustomerStateUnavailableReason? {
    unavailableReason(for: state, by: plansOnSale(in: group), productID)
  }

  /// Returns the known reasons why states of a group are unavailable. States without a known reason
  /// are absent.
  ///
  /// The reasons are the same as those of ``unavailableReason(for:in:plan:)``, but the plans of the
  /// group are listed only once. A group can have thousands of plans.
  package func unavailableReasons(
    in group: GroupID
  ) -> [CustomerState: CustomerStateUnavailableReason] {
    let plans = plansOnSale(in: group)
    return CustomerState.allCases.reduce(into: [:]) {
      $0[$1] = unavailableReason(for: $1, by: plans, nil)
    }
  }

  private func unavailableReason(
    for state: CustomerState,
    by plans: [PlanTerms],
    _ productID: String?
  ) -> CustomerStateUnavailableReason? {
    do throws(CustomerStateUnavailableReason) {
      _ = try statePlan(for: state, among: plans, productID)
      return nil
    } catch {
      return error
    }
  }

  /// Returns the plan for a state: the requested plan, else a suitable plan of the group. `nil` for
  /// ``CustomerState/never``.
  func statePlan(
    for state: CustomerState,
    in group: GroupID,
    plan productID: String?
  ) throws(CustomerStateUnavailableReason) -> StatePlan? {
    try statePlan(for: state, among: plansOnSale(in: group), productID)
  }

  private func statePlan(
    for state: CustomerState,
    among all: [PlanTerms],
    _ productID: String?
  ) throws(CustomerStateUnavailableReason) -> StatePlan? {
    let candidates = productID.map { id in all.filter { $0.productID == id } } ?? all
    if let productID, candidates.isEmpty { throw .unknownPlan(productID) }
    guard state == .never || !candidates.isEmpty else { throw .noPlans }
    switch state {
    case .never: return nil
    case .trial: return try trialPlan(among: candidates)
    case .downgradeWaiting: return try LaterPlanChange(to: all).first(from: candidates)
    case .commitment: return try commitmentPlan(among: candidates)
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

  /// Returns the plans of a group that are on sale, in the order of the file.
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
  ) throws(CustomerStateUnavailableReason) -> StatePlan {
    let found = plans.first { $0.introductoryOffer?.offer.paymentMode == .freeTrial }
    guard let found else { throw .noFreeTrial }
    return StatePlan(plan: found)
  }

  /// Returns the terms of monthly billing of the first plan that has them. Plans without an
  /// introductory offer come first.
  private func commitmentPlan(
    among plans: [PlanTerms]
  ) throws(CustomerStateUnavailableReason) -> StatePlan {
    let monthly = plans.compactMap { plan($0.productID, billedMonthly: true, in: $0.group) }
    if let found = plainest(of: monthly) { return StatePlan(plan: found) }
    let storefront = Storefront(store.storefront)
    guard storefront.sellsMonthlyCommitments else {
      throw .noCommitmentInStorefront(storefront.countryCode)
    }
    throw .noCommitment
  }

  private func winBackPlan(
    among plans: [PlanTerms]
  ) throws(CustomerStateUnavailableReason) -> StatePlan {
    guard let found = plans.first(where: hasWinBackOffer) else { throw .noWinBackOffer }
    return StatePlan(plan: found)
  }

  private func hasWinBackOffer(_ plan: PlanTerms) -> Bool {
    catalog.offers(of: plan.productID).winBack.contains(where: \.isEligible)
  }

  /// Returns the first plan without an introductory offer, else the first plan; `nil` if `plans` is
  /// empty.
  private func plainest(of plans: [PlanTerms]) -> PlanTerms? {
    plans.first { $0.introductoryOffer == nil } ?? plans.first
  }
}

extension PlanTerms {
  /// The approximate length in days of a new customer's first period.
  fileprivate var firstDays: Int {
    var first = period
    if let offer = introductoryOffer?.offer, offer.paymentMode != .payAsYouGo {
      first = offer.period ?? period
    }
    let span = CalendarSpan(first)
    return span.months * 30 + span.days
  }
}
