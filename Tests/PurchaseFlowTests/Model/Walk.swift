import Foundation
import PurchaseFlow
import StoreModel
import TestSupport

/// A random walk of the engine and the reference model, side by side.
struct Walk {
  /// An action of the customer, the tester or the App Store, or a clock move.
  enum Step: Sendable {
    case purchase(String)
    case offer(Int)
    case autoRenew(Bool, GroupID)
    case payment(Bool)
    case resolve(GroupID)
    case retain(Int)
    case code(Int)
    case increase(String, Int, Bool)
    case change(String, Int, Bool, namesBilling: Bool)
    case consent(Bool, GroupID)
    case refund(Int)
    case requestRefund(Int)
    case requestConsumption(Int)
    case decideRefund(Int, RefundDecision)
    case reverse(Int)
    case force(GroupID)
    case expire(GroupID)
    case extend(GroupID, Int)
    case extendAll(String, Int)
    case once(String)
    case share(String, Bool)
    case asks(Bool)
    case answer(Bool)
    case delete(Int)
    case removeSubscription(GroupID)
    case remove(String)
    case app(StoreAction)
    case next
    case milliseconds(Int64)
  }

  let hasGrace: Bool
  let isGraceForPaid: Bool
  let chargesEarly: Bool
  let steps: [Step]

  /// Creates random steps. The same seed and length always give the same steps.
  init(seed: UInt64, length: Int) {
    var random = SeededRandom(seed: seed)
    hasGrace = Bool.random(using: &random)
    isGraceForPaid = Bool.random(using: &random)
    chargesEarly = Int.random(in: 0..<4, using: &random) == 0
    steps = (0..<length).map { _ in Self.step(&random) }
  }

  init(like walk: Walk, steps: [Step]) {
    hasGrace = walk.hasGrace
    isGraceForPaid = walk.isGraceForPaid
    chargesEarly = walk.chargesEarly
    self.steps = steps
  }

  private static let products = ReferenceStore.plans.keys.sorted()

  private static func step(_ random: inout SeededRandom) -> Step {
    let product = products[Int.random(in: 0..<products.count, using: &random)]
    let groups = [FlowStore.news, FlowStore.pro, FlowStore.pro, FlowStore.plus, FlowStore.plus]
    let group = groups[Int.random(in: 0..<groups.count, using: &random)]
    let isOn = Bool.random(using: &random)
    let number = Int.random(in: 0..<12, using: &random)
    if Int.random(in: 0..<4, using: &random) == 0 {
      return rareStep(product, group, number, isOn, &random)
    }
    switch Int.random(in: 0..<32, using: &random) {
    case 0..<6: return .purchase(product)
    case 6..<9: return .offer(Int.random(in: 0..<ReferenceStore.named.count, using: &random))
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

  private static func rareStep(
    _ product: String,
    _ group: GroupID,
    _ number: Int,
    _ isOn: Bool,
    _ random: inout SeededRandom
  ) -> Step {
    let once = ReferenceStore.prices.keys.sorted()[number % 3]
    switch Int.random(in: 0..<40, using: &random) {
    case 0..<4: return .once(once)
    case 4..<7: return .share(product, true)
    case 7: return .share(once, true)
    case 8..<10: return .share(product, false)
    case 10: return .share(once, false)
    case 11: return .asks(true)
    case 12: return .asks(false)
    case 13..<16: return .answer(isOn)
    case 16, 17: return .delete(number)
    case 18: return .remove(number == 0 ? once : number < 4 ? product : "nothing")
    case 19: return .app(.quitApp)
    case 20, 21: return .app(.launchApp)
    case 22: return .app(.finishAll)
    case 23: return .app(.restore)
    case 24, 25: return .requestRefund(number)
    case 26: return .requestConsumption(number)
    case 27: return .change(product, number - 5, isOn, namesBilling: number.isMultiple(of: 2))
    case 28:
      let id = number < 4 ? once : product
      return .change(id, number - 1, false, namesBilling: number.isMultiple(of: 3))
    case 29, 30: return .retain(number % 2)
    case 31, 32: return .code(number % ReferenceStore.codes.count)
    case 33, 34: return .extendAll(product, number * 9)
    case 35: return .removeSubscription(group)
    default: return .decideRefund(number, decision(number, isOn))
    }
  }

  /// A decision about a refund request. A share of 0 per cent is refused.
  private static func decision(_ number: Int, _ isOn: Bool) -> RefundDecision {
    if number < 4 { return isOn ? .grant : .decline }
    return .prorate(percentage: isOn ? nil : (number - 4) * 14_285)
  }

  /// The customer before the first step.
  private var start: Simulation {
    var contents = FlowFile.contents(
      grace: hasGrace,
      scope: isGraceForPaid ? .paidToPaid : .allRenewals,
      FlowFile.committed
    )
    contents.settings.familyShareable = Set(contents.products.map(\.id))
    contents.policies.renewalCharge = chargesEarly ? .dayBefore : .atPeriodEnd
    return Simulation(contents: contents, start: "2027-12-31T23:30:00Z")
  }

  private var reference: ReferenceStore {
    var model = ReferenceStore(hasGrace: hasGrace, isGraceForPaid: isGraceForPaid)
    model.chargesEarly = chargesEarly
    return model
  }

  /// The engine's history after all steps.
  var history: History {
    var (simulation, model) = (start, reference)
    for step in steps { _ = Self.take(step, &simulation, &model) }
    return simulation.history
  }

  /// Takes all steps, and reports each event with the account after its step.
  func play(_ watch: (StoreEvent, Account) -> Void) {
    var (simulation, model) = (start, reference)
    for step in steps {
      for event in Self.take(step, &simulation, &model) { watch(event, simulation.account) }
    }
  }

  /// The first difference and the number of steps before it; `nil` if there is none.
  func difference() -> (text: String, steps: Int)? {
    var (simulation, model) = (start, reference)
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
    return replayed ? nil : ("replaying gives another account", steps.count)
  }

  /// The walk reduced to the steps that still produce a difference.
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
    _ model: inout ReferenceStore
  ) -> [StoreEvent] {
    let now = simulation.now.date
    let latest = model.transactions - 1
    switch step {
    case .purchase(let id):
      model.confirm(id, at: now)
      return simulation.perform(.purchase(PurchaseRequest(plan: id)))
    case .offer(let index):
      let (plan, offer) = ReferenceStore.named[index]
      let id = offer.id ?? ""
      if offer.kind != 3 { model.confirm(plan, offer, at: now) }
      if offer.kind == 3, model.allows(offer, of: plan) {
        model.purchase(plan, offer, isUpdate: true, at: now)
      }
      if offer.kind == 3 {
        let product = ReferenceStore.product(of: plan)
        return simulation.perform(.redeemCode(productID: product, offer: id))
      }
      return simulation.perform(.purchase(PurchaseRequest(plan: plan, offer: id)))
    case .autoRenew(let isOn, let group):
      model.setAutoRenew(isOn, group.id)
      return simulation.perform(isOn ? .enableAutoRenew(group) : .disableAutoRenew(group))
    case .payment(let works):
      model.paymentWorks = works
      return simulation.perform(.setPayment(works: works))
    case .resolve(let group):
      model.resolve(group.id, at: now)
      return simulation.perform(.resolveBillingIssue(group))
    case .retain(let index):
      let (plan, offer) = ReferenceStore.named[index]
      model.retain(offer, plan, FlowStore.pro.id)
      return simulation.perform(.acceptRetentionOffer(FlowStore.pro, offerID: offer.id ?? ""))
    case .increase(let id, let more, let needsConsent):
      let price = (ReferenceStore.plans[id]?.price ?? 0) + Decimal(more)
      let id = ReferenceStore.product(of: id)
      model.increase(id, to: price, needsConsent: needsConsent)
      return simulation.perform(
        .increasePrice(productID: id, price: price, needsConsent: needsConsent)
      )
    case .change(let id, let more, let preserves, let namesBilling):
      let isMonthly = id.hasSuffix(ReferenceStore.monthly)
      let base = ReferenceStore.plans[id]?.price ?? ReferenceStore.prices[id] ?? 0
      let price = base + Decimal(more)
      let id = ReferenceStore.product(of: id)
      model.changePrice(
        of: id,
        billedMonthly: namesBilling ? isMonthly : nil,
        to: price,
        preserves: preserves
      )
      return simulation.perform(
        .changePrice(
          productID: id,
          price: price,
          preservesCurrent: preserves,
          billingPlan: namesBilling ? (isMonthly ? .monthly : .upFront) : nil
        )
      )
    case .consent(let agrees, let group):
      model.consent(agrees, group.id)
      return simulation.perform(.answerPriceIncrease(group, agree: agrees))
    case .refund(let back):
      guard latest >= back / 2 else { return [] }
      model.refundAtOnce(latest - back / 2, at: now)
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
    _ model: inout ReferenceStore
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
      model.extend(group.id, days: days, at: now)
      return simulation.perform(.extendRenewal(group, CalendarSpan(days: days)))
    case .extendAll(let id, let days):
      let id = ReferenceStore.product(of: id)
      model.extendAll(id, days: days, at: now)
      return simulation.perform(.extendAllRenewals(MassExtension(productID: id, days: days)))
    case .next:
      events = simulation.advance(to: simulation.nextEventInstant ?? simulation.now)
    case .milliseconds(let length):
      events = simulation.advance(by: CalendarSpan(milliseconds: length))
    default: return takeRare(step, &simulation, &model)
    }
    model.advance(to: simulation.now.date)
    return events
  }

  private static func takeRare(
    _ step: Step,
    _ simulation: inout Simulation,
    _ model: inout ReferenceStore
  ) -> [StoreEvent] {
    let now = simulation.now.date
    switch step {
    case .once(let id):
      model.confirm(id, at: now)
      return simulation.buy(id)
    case .code(let index):
      let code = ReferenceStore.codes[index]
      model.redeemOnce(index, at: now)
      return simulation.perform(.redeemCode(productID: code.product, offer: code.name))
    case .share(let id, let isGranted):
      let id = ReferenceStore.product(of: id)
      if isGranted { model.share(id, at: now) } else { model.unshare(id, at: now) }
      return simulation.perform(.shareWithFamily(productID: id, isGranted: isGranted))
    case .asks(let isOn):
      model.asks = isOn
      var contents = simulation.account.store
      contents.settings.asksToBuy = isOn
      return simulation.perform(.open(contents))
    case .answer(let approves):
      model.answer(approves, at: now)
      return simulation.perform(.answerAskToBuy(approve: approves))
    case .delete(let back):
      let id = model.transactions - 1 - back / 2
      guard id >= 0 else { return [] }
      model.delete(id, at: now)
      return simulation.perform(.delete(UInt64(id)))
    case .removeSubscription(let group):
      model.removeSubscription(group.id, at: now)
      return simulation.perform(.removeSubscription(group))
    case .remove(let id):
      let id = ReferenceStore.product(of: id)
      if id != "nothing" { model.removed.insert(id) }
      return simulation.perform(.removeFromSale(productID: id))
    case .app(let action):
      if action == .quitApp { model.isRunning = false }
      if action == .launchApp { model.launch() }
      if action == .finishAll { model.finishAll() }
      return simulation.perform(action)
    default: return takeRefund(step, &simulation, &model)
    }
  }

  private static func takeRefund(
    _ step: Step,
    _ simulation: inout Simulation,
    _ model: inout ReferenceStore
  ) -> [StoreEvent] {
    let now = simulation.now.date
    func transaction(_ back: Int) -> Int? {
      let id = model.transactions - 1 - back / 2
      return id >= 0 ? id : nil
    }
    switch step {
    case .requestRefund(let back):
      guard let id = transaction(back) else { return [] }
      model.requestRefund(id)
      return simulation.perform(.requestRefund(UInt64(id), .unsatisfied))
    case .requestConsumption(let back):
      guard let id = model.refundRequests.first ?? transaction(back) else { return [] }
      model.requestConsumption(id)
      return simulation.perform(.requestConsumption(UInt64(id)))
    case .decideRefund(let back, let decision):
      let requested = back.isMultiple(of: 3) ? transaction(back) : model.refundRequests.last
      guard let id = requested else { return [] }
      switch decision {
      case .grant: model.grantRefund(id, 100_000, at: now)
      case .prorate(let part): model.grantRefund(id, part, at: now)
      case .decline: model.declineRefund(id)
      }
      return simulation.perform(.decideRefund(UInt64(id), decision))
    default:
      return []
    }
  }
}

extension PurchaseRequest {
  /// Creates a request for a plan of the reference model.
  fileprivate init(plan: String, offer: String? = nil) {
    self.init(
      productID: ReferenceStore.product(of: plan),
      offerID: offer,
      billingPlan: plan.hasSuffix(ReferenceStore.monthly) ? .monthly : nil
    )
  }
}
