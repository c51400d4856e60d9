import StoreModel
import TestSupport
import Testing

@testable import PurchaseFlow

@Suite("Plan changes at renewal")
struct LaterPlanChangeTests {
  /// The reference: compares every pair of plans.
  private static func reference(_ held: [PlanTerms], _ all: [PlanTerms]) -> StatePlan? {
    let changes = held.flatMap { plan in
      all.filter { PlanChange(from: plan, to: $0) == .atRenewal }
        .map { StatePlan(plan: plan, next: $0) }
    }
    return changes.first { $0.plan.level < ($0.next?.level ?? 0) } ?? changes.first
  }

  @Test("the first plan change equals that of comparing all pairs")
  func sameAsComparingAll() throws {
    var random = SeededRandom.forTest()
    let seed = random.seed
    for round in 0..<LongTest.rounds(100_000) {
      let count = Int.random(in: 2...7, using: &random)
      let plans = try (0..<count).compactMap { number in
        try Self.plan(
          number,
          level: Int.random(in: 1...3, using: &random),
          months: [1, 3, 12].randomElement(using: &random) ?? 1
        )
      }
      let held = Bool.random(using: &random) ? plans : [plans[count - 1]]
      let found = try? LaterPlanChange(to: plans).first(from: held)
      #expect(found == Self.reference(held, plans), "seed \(seed), round \(round)")
    }
  }

  @Test("a plan change needs a second plan")
  func onlyOnePlan() throws {
    let plan = try #require(try Self.plan(0, level: 1, months: 1))
    #expect(throws: CustomerStateUnavailableReason.onlyOnePlan) {
      try LaterPlanChange(to: [plan]).first(from: [plan])
    }
  }

  private static func plan(_ number: Int, level: Int, months: Int) throws -> PlanTerms? {
    let text = """
      { "subscriptionGroups" : [ { "id" : "G", "name" : "G", "subscriptions" : [
        { "productID" : "plan\(number)", "type" : "RecurringSubscription",
          "displayPrice" : "1.99", "groupNumber" : \(level), "referenceName" : "P",
          "recurringSubscriptionPeriod" : "\(months == 12 ? "P1Y" : "P\(months)M")" } ] } ] }
      """
    let catalog = StoreCatalog(try StoreConfiguration(bytes: Array(text.utf8)))
    return catalog.groups.first?.products.first.flatMap { product in
      product.subscription.map { PlanTerms(product, $0, group: "G") }
    }
  }
}
