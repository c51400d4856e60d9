import PurchaseFlow
import StoreModel
import StoreViews

extension StoreReview {
  /// What each rule finds in the stores of a group, by the rule's name.
  ///
  /// Of plans that look alike, one is judged. Where a rule finds something about it, all of them
  /// are, each in the store of its neighbours. So it is with groups whose plans look alike.
  ///
  /// - Parameters:
  ///   - acquitted: The groups in whose stores nothing was found. One that looks like them is not
  ///     judged; this group is added where nothing is found in its store.
  ///   - plansDone: Hears how many plans more were judged.
  func findings(
    in group: SubscriptionGroup,
    of catalog: StoreCatalog,
    _ customer: Simulation,
    unless acquitted: inout Set<GroupAppearance>,
    plansDone: (Int) -> Void
  ) -> [String: [ReviewFinding]] {
    let alike = plansAlike(in: group, of: catalog)
    let appearance = GroupAppearance(of: group, showing: alike.map { $0[0] }, of: catalog)
    if judgesAlikeOnce, acquitted.contains(appearance) {
      plansDone(alike.reduce(0) { $0 + $1.count })
      return [:]
    }
    let first = group.with(alike.map { $0[0] })
    let found = findings(about: first.products, in: first, of: catalog, customer) { _ in
      plansDone(1)
    }
    let doubtful = Set(found.values.joined().compactMap(\.place.plan))
    let (again, quiet) = alike.filter { $0.count > 1 }.parted { doubtful.contains($0[0].id) }
    plansDone(quiet.reduce(0) { $0 + $1.count - 1 })
    if !found.values.joined().contains(where: \.isSeen) { acquitted.insert(appearance) }
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

  /// The plans of a group that can be judged, those of one appearance together.
  private func plansAlike(in group: SubscriptionGroup, of catalog: StoreCatalog) -> [[Product]] {
    let plans = group.products.filter(Self.canBeJudged)
    guard judgesAlikeOnce else { return plans.map { [$0] } }
    let store = ReviewedStore(group: group, of: catalog)
    var alike: [[Product]] = []
    var indices: [PlanAppearance: Int] = [:]
    for plan in plans {
      let appearance = PlanAppearance(of: plan, in: store)
      if let index = indices[appearance] {
        alike[index].append(plan)
      } else {
        indices[appearance] = alike.count
        alike.append([plan])
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
