import Foundation
import PurchaseFlow
import StoreModel
import TestSupport

/// A random walk of the engine and of the obvious model, side by side.
struct Walk {
  /// One step of a walk.
  enum Step: Sendable {
    case purchase(String)
    case offer(Int)
    case autoRenew(Bool, GroupID)
    case payment(Bool)
    case resolve(GroupID)
    case increase(String, Int, Bool)
    case consent(Bool, GroupID)
    case refund(Int)
    case reverse(Int)
    case force(GroupID)
    case expire(GroupID)
    case extend(GroupID, Int)
    case next
    case milliseconds(Int64)
  }

  let hasGrace: Bool
  let isGraceForPaid: Bool
  let steps: [Step]

  /// The walk of a seed.
  init(seed: UInt64, length: Int) {
    var random = SeededRandom(seed: seed)
    hasGrace = Bool.random(using: &random)
    isGraceForPaid = Bool.random(using: &random)
    steps = (0..<length).map { _ in Self.step(&random) }
  }

  init(like walk: Walk, steps: [Step]) {
    hasGrace = walk.hasGrace
    isGraceForPaid = walk.isGraceForPaid
    self.steps = steps
  }

  private static let products = FlowStore.products.map(\.id)

  private static func step(_ random: inout SeededRandom) -> Step {
    let product = products[Int.random(in: 0..<products.count, using: &random)]
    let group = Int.random(in: 0..<4, using: &random) == 0 ? FlowStore.news : FlowStore.pro
    let isOn = Bool.random(using: &random)
    let number = Int.random(in: 0..<12, using: &random)
    switch Int.random(in: 0..<32, using: &random) {
    case 0..<6: return .purchase(product)
    case 6..<9: return .offer(Int.random(in: 0..<ObviousStore.named.count, using: &random))
    case 9, 10: return .autoRenew(false, group)
    case 11: return .autoRenew(true, group)
    case 12, 13: return .payment(isOn)
    case 14, 15: return .resolve(group)
    case 16, 17: return .increase(product, number, isOn)
    case 18: return .consent(isOn, group)
    case 19: return .refund(number)
    case 20: return .reverse(number)
    case 21: return .force(group)
    case 22: return .expire(group)
    case 23: return .extend(group, number * 9)
    case 24..<27: return .next
    default:
      let hours = [1, 24, 100, 400, 1000, 3000][Int.random(in: 0..<6, using: &random)]
      return .milliseconds(Int64.random(in: 0...Int64(hours) * 3600, using: &random) * 1000)
    }
  }

  /// What differs first, and after how many steps; `nil` when nothing does.
  func difference() -> (text: String, steps: Int)? {
    let contents = FlowFile.contents(
      grace: hasGrace,
      scope: isGraceForPaid ? .paidToPaid : .allRenewals
    )
    var simulation = Simulation(contents: contents, start: "2027-12-31T23:30:00Z")
    var model = ObviousStore(hasGrace: hasGrace, isGraceForPaid: isGraceForPaid)
    for (index, step) in steps.enumerated() {
      model.notifications = []
      model.updates = []
      let events = Self.take(step, &simulation, &model)
      let difference =
        simulation.account.difference(from: model, events)
        ?? brokenInvariant(of: simulation.account)
      if let difference { return (difference, index + 1) }
    }
    let replayed = simulation.history.account() == simulation.account
    return replayed ? nil : ("replaying comes to another account", steps.count)
  }

  /// The same walk without every step that the difference does not need.
  func shortest() -> Walk {
    guard let found = difference() else { return self }
    var walk = Walk(like: self, steps: Array(steps.prefix(found.steps)))
    var index = 0
    while index < walk.steps.count {
      var fewer = walk.steps
      fewer.remove(at: index)
      let shorter = Walk(like: self, steps: fewer)
      if shorter.difference() != nil { walk = shorter } else { index += 1 }
    }
    return walk
  }
}

extension Walk {
  private static func take(
    _ step: Step,
    _ simulation: inout Simulation,
    _ model: inout ObviousStore
  ) -> [StoreEvent] {
    let now = simulation.now.date
    let latest = Int(simulation.account.nextTransactionID) - 1
    switch step {
    case .purchase(let id):
      model.purchase(id, at: now)
      return simulation.buy(id)
    case .offer(let index):
      let (plan, offer) = ObviousStore.named[index]
      if model.allows(offer) { model.purchase(plan, offer, isCode: offer.kind == 3, at: now) }
      let id = offer.id ?? ""
      if offer.kind == 3 { return simulation.perform(.redeemCode(productID: plan, offer: id)) }
      return simulation.perform(.purchase(PurchaseRequest(productID: plan, offerID: id)))
    case .autoRenew(let isOn, let group):
      model.setAutoRenew(isOn, group.id)
      return simulation.perform(isOn ? .enableAutoRenew(group) : .disableAutoRenew(group))
    case .payment(let works):
      model.paymentWorks = works
      return simulation.perform(.setPayment(works: works))
    case .resolve(let group):
      model.resolve(group.id, at: now)
      return simulation.perform(.resolveBillingIssue(group))
    case .increase(let id, let more, let needsConsent):
      let price = (ObviousStore.plans[id]?.price ?? 0) + Decimal(more)
      model.increase(id, to: price, needsConsent: needsConsent)
      return simulation.perform(
        .increasePrice(productID: id, price: price, needsConsent: needsConsent)
      )
    case .consent(let agrees, let group):
      model.consent(agrees, group.id)
      return simulation.perform(.answerPriceIncrease(group, agree: agrees))
    case .refund(let back):
      guard latest >= back / 2 else { return [] }
      model.refund(latest - back / 2, at: now)
      return simulation.perform(.refund(UInt64(latest - back / 2), .other))
    case .reverse(let back):
      guard latest >= back / 2 else { return [] }
      model.reverse(latest - back / 2, at: now)
      return simulation.perform(.reverseRefund(UInt64(latest - back / 2)))
    default: return takeRest(step, &simulation, &model)
    }
  }

  private static func takeRest(
    _ step: Step,
    _ simulation: inout Simulation,
    _ model: inout ObviousStore
  ) -> [StoreEvent] {
    let now = simulation.now.date
    var events: [StoreEvent] = []
    switch step {
    case .force(let group):
      model.force(group.id, at: now)
      return simulation.perform(.forceRenewal(group))
    case .expire(let group):
      model.expireNow(group.id, at: now)
      return simulation.perform(.expire(group))
    case .extend(let group, let days):
      model.extend(group.id, days: days)
      return simulation.perform(.extendRenewal(group, CalendarSpan(days: days)))
    case .next:
      events = simulation.advance(to: simulation.nextEventInstant ?? simulation.now)
    case .milliseconds(let length):
      events = simulation.advance(by: CalendarSpan(milliseconds: length))
    default: break
    }
    model.advance(to: simulation.now.date)
    return events
  }
}
