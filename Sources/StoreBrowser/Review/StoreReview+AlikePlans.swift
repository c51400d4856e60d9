import PurchaseFlow
import StoreModel
import StoreViews

extension StoreReview {
  /// What each rule finds in the stores of a group, by the rule's name.
  ///
  /// Of plans that look alike, one is judged, in a store of such plans alone. If a rule finds
  /// something about it, all of them are judged in the store of the whole group.
  ///
  /// - Parameters:
  ///   - acquitted: How plans look about which nothing was found. Others that look so are not
  ///     judged, also in other groups; those of this group are added.
  ///   - plansDone: Hears how many plans more were judged.
  func findings(
    in group: SubscriptionGroup,
    of catalog: StoreCatalog,
    _ customer: Simulation,
    unless acquitted: inout Set<PlanAppearance>,
    plansDone: (Int) -> Void
  ) -> [String: [ReviewFinding]] {
    let (known, alike) = plansAlike(in: group, of: catalog).parted {
      judgesAlikeOnce && acquitted.contains($0.appearance)
    }
    if !known.isEmpty { plansDone(known.reduce(0) { $0 + $1.plans.count }) }
    guard !alike.isEmpty else { return [:] }
    let first = group.with(alike.map { $0.plans[0] })
    let found = findings(about: first.products, in: first, of: catalog, customer) { _ in
      plansDone(1)
    }
    let doubtful = Set(found.values.joined().compactMap(\.place.plan))
    // What is found about a group, each group is to hear.
    if !found.values.joined().contains(where: { $0.place == .group }) {
      let quiet = alike.filter { !doubtful.contains($0.plans[0].id) }
      acquitted.formUnion(quiet.map(\.appearance))
    }
    let isWholeGroup = known.isEmpty && alike.allSatisfy { $0.plans.count == 1 }
    if isWholeGroup { return found }
    // The store above lacks plans. With all of them, the screen may scroll, and a row that is out
    // of sight is no finding.
    let (again, quiet) = alike.map(\.plans).parted { doubtful.contains($0[0].id) }
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

  /// Plans that look alike.
  private struct AlikePlans {
    let appearance: PlanAppearance
    var plans: [Product]
  }

  /// The plans of a group that can be judged; where alike ones are judged once, those together.
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
  /// The plan that it is; `nil` for anything else.
  fileprivate var plan: Product.ID? {
    if case .plan(let id) = self { id } else { nil }
  }
}

extension Array {
  /// The elements that something holds for, and the others.
  fileprivate func parted(where holds: (Element) -> Bool) -> (those: [Element], others: [Element]) {
    (filter(holds), filter { !holds($0) })
  }
}
