import StoreModel

/// Finds two plans of a group of which the second begins when a period of the first ends: one of
/// a lower level before one of the same level and another length.
///
/// Takes time in proportion to the number of plans. Comparing each plan with each other took
/// 30 s and 5 GB for 10,000 of them.
struct LaterPlanChange {
  /// The first plan of a level, and the first whose length is not that plan's.
  private struct Level {
    let first: PlanTerms
    var other: PlanTerms?

    /// The first plan of the level that has another length than a plan.
    func next(after plan: PlanTerms) -> PlanTerms? {
      CalendarSpan(plan.period) == CalendarSpan(first.period) ? other : first
    }
  }

  private let plans: [PlanTerms]
  private var levels: [Int: Level] = [:]

  /// Prepares for changes to some plans, each of which has an identifier of its own.
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

  /// The first plan that can be changed, and the first that it can be changed to.
  ///
  /// - Parameter held: The plans to change from, some of those to change to.
  /// - Throws: ``CustomerStateObstacle`` where every change begins at once.
  func first(from held: [PlanTerms]) throws(CustomerStateObstacle) -> StatePlan {
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
