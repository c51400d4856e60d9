import PurchaseFlow
import StoreModel
import StoreViews

extension StoreReview {
  /// Returns the findings of each rule in the stores of a group, by the rule's identifier.
  ///
  /// Only one plan of each appearance is checked, in a store that contains these representatives.
  /// If a representative has a finding, all plans of its appearance are checked in the store of the
  /// whole group.
  ///
  /// - Parameters:
  ///   - passedAppearances: The appearances without findings. Plans with these appearances are
  ///     skipped, in other groups too. The function adds the new appearances without findings of
  ///     this group.
  ///   - plansDone: Receives the number of plans that were completed since the last call.
  func findings(
    in group: SubscriptionGroup,
    of catalog: StoreCatalog,
    _ customer: Simulation,
    unless passedAppearances: inout Set<PlanAppearance>,
    plansDone: (Int) -> Void
  ) -> [String: [ReviewFinding]] {
    let (known, alike) = plansAlike(in: group, of: catalog).partitioned {
      judgesAlikeOnce && passedAppearances.contains($0.appearance)
    }
    if !known.isEmpty { plansDone(known.reduce(0) { $0 + $1.plans.count }) }
    guard !alike.isEmpty else { return [:] }
    let first = group.with(alike.map { $0.plans[0] })
    let found = findings(about: first.products, in: first, of: catalog, customer) { _ in
      plansDone(1)
    }
    let doubtful = Set(found.values.joined().compactMap(\.place.plan))
    // A finding about a whole group must be reported for each group, so no appearance is added
    // then.
    if !found.values.joined().contains(where: { $0.place == .group }) {
      let quiet = alike.filter { !doubtful.contains($0.plans[0].id) }
      passedAppearances.formUnion(quiet.map(\.appearance))
    }
    let isWholeGroup = known.isEmpty && alike.allSatisfy { $0.plans.count == 1 }
    if isWholeGroup { return found }
    // The store above lacks plans. A store with all plans may scroll, and a row out of sight is not
    // a finding.
    let (again, quiet) = alike.map(\.plans).partitioned { doubtful.contains($0[0].id) }
    plansDone(quiet.reduce(0) { $0 + $1.count - 1 })
    guard !again.isEmpty else { return found }
    let others = Set(again.flatMap { $0.dropFirst() }.map(\.id))
    let all = findings(about: again.flatMap { $0 }, in: group, of: catalog, customer) { plan in
      if others.contains(plan.id) { plansDone(1) }
    }
    let judgedAgain = Set(again.map { $0[0].id })
    return found.merging(all) { first, all in
      first.filter { $0.place.plan.map(judgedAgain.contains) != true } + all
    }
  }

  /// Plans with equal appearance.
  private struct AlikePlans {
    let appearance: PlanAppearance
    var plans: [Product]
  }

  /// Returns the plans of a group that can be checked. If `judgesAlikeOnce` is on, plans with equal
  /// appearance are in one element.
  private func plansAlike(in group: SubscriptionGroup, of catalog: StoreCatalog) -> [AlikePlans] {
    let store = ReviewedStore(group: group, of: catalog)
    var alike: [AlikePlans] = []
    var indices: [PlanAppearance: Int] = [:]
    for plan in group.products where Self.canBeJudged(plan) {
      let appearance = PlanAppearance(of: plan, in: store)
      if judgesAlikeOnce, let index = indices[appearance] {
        alike[index].plans.append(plan)
      } else {
        indices[appearance] = alike.count
        alike.append(AlikePlans(appearance: appearance, plans: [plan]))
      }
    }
    return alike
  }
}

extension ReviewFinding.Place {
  /// The identifier of the plan; `nil` for places other than plans.
  fileprivate var plan: Product.ID? {
    if case .plan(let id) = self { id } else { nil }
  }
}

extension Array {
  /// Returns the elements that satisfy a condition, and the remaining elements.
  fileprivate func partitioned(
    where holds: (Element) -> Bool
  ) -> (those: [Element], others: [Element]) {
    (filter(holds), filter { !holds($0) })
  }
}
