import StoreModel

/// Finds a plan change that takes effect at the next renewal. Prefers a plan of a lower level to a
/// plan of another length at the same level.
///
/// The time is proportional to the number of plans. Comparing every pair of plans took 30 s and 5
/// GB for 10,000 plans.
struct LaterPlanChange {
  /// The first plan of a level, and the first plan of that level with another length.
  private struct Level {
    let first: PlanTerms
    var other: PlanTerms?

    /// Returns the first plan of the level whose length differs from the length of `plan`.
    func next(after plan: PlanTerms) -> PlanTerms? {
      CalendarSpan(plan.period) == CalendarSpan(first.period) ? other : first
    }
  }

  private let plans: [PlanTerms]
  private var levels: [Int: Level] = [:]

  /// Prepares for changes to the given plans, whose identifiers must be unique.
  init(to plans: [PlanTerms]) {
    self.plans = plans
    for plan in plans {
      guard let level = levels[plan.level] else {
        levels[plan.level] = Level(first: plan)
        continue
      }
      if level.other == nil, CalendarSpan(plan.period) != CalendarSpan(level.first.period) {
        levels[plan.level]?.other = plan
      }
    }
  }

  /// Returns the first plan that has a change at the next renewal, and the first plan to change to.
  ///
  /// - Parameter held: The plans to change from, a subset of the plans to change to.
  /// - Throws: ``CustomerStateUnavailableReason/onlyOnePlan``, or
  ///   ``CustomerStateUnavailableReason/noLaterChange`` if every change takes effect at once.
  func first(from held: [PlanTerms]) throws(CustomerStateUnavailableReason) -> StatePlan {
    guard plans.count > 1 else { throw .onlyOnePlan }
    let lowest = levels.keys.max() ?? 0
    if let plan = held.first(where: { $0.level < lowest }) {
      return StatePlan(plan: plan, next: plans.first { $0.level > plan.level })
    }
    for plan in held {
      if let next = levels[plan.level]?.next(after: plan) {
        return StatePlan(plan: plan, next: next)
      }
    }
    throw .noLaterChange
  }
}
