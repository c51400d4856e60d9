import Foundation
import PurchaseFlow
import StoreModel
import TestSupport
import Testing

@Suite("Random walks against the obvious model")
struct RandomWalkTests {
  private static let actionsPerWalk = 100
  private static let walks = LongTest.rounds(1000)
  private static let seed = LongTest.givenSeed

  @Test("the account does what the table says, whatever is done")
  func walks() {
    let seeds = Self.seed.map { [$0] } ?? (0..<Self.walks).map { UInt64($0) &* 7919 &+ 1 }
    for seed in seeds {
      let walk = Self.walked(seed: seed)
      checkInvariants(of: walk.simulation.account, "STORETERM_SEED=\(seed)")
      guard !walk.agrees else { continue }
      Issue.record("STORETERM_SEED=\(seed):\n\(Self.text(of: walk.simulation.history))")
      return
    }
  }

  @Test("a walk replays to the same account")
  func replay() {
    for seed in 1...3 as ClosedRange<UInt64> {
      let simulation = Self.walked(seed: seed).simulation
      #expect(simulation.history.account() == simulation.account, "STORETERM_SEED=\(seed)")
    }
  }

  private static func text(of history: History) -> String {
    history.entries.dropFirst().map { "\($0.instant) \($0.action)" }.joined(separator: "\n")
  }

  /// Walks until engine and model disagree, or to the end.
  private static func walked(seed: UInt64) -> (simulation: Simulation, agrees: Bool) {
    var random = SeededRandom(seed: seed)
    var simulation = Simulation(at: "2027-12-31T23:30:00Z")
    var model = ObviousStore()
    for _ in 0..<actionsPerWalk {
      step(&simulation, &model, &random)
      guard agree(simulation.account, model) else { return (simulation, false) }
    }
    return (simulation, true)
  }

  private static func step(
    _ simulation: inout Simulation,
    _ model: inout ObviousStore,
    _ random: inout SeededRandom
  ) {
    let product = FlowStore.products.randomElement(using: &random)?.id ?? ""
    let group = Bool.random(using: &random) ? FlowStore.pro : FlowStore.news
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4:
      simulation.buy(product)
      model.purchase(product, at: simulation.now.date)
    case 4:
      simulation.perform(.disableAutoRenew(group))
      model.setAutoRenew(false, group)
    case 5:
      simulation.perform(.enableAutoRenew(group))
      model.setAutoRenew(true, group)
    case 6:
      simulation.perform(.cancelPurchase(PurchaseRequest(productID: product)))
    case 7:
      simulation.advance(to: simulation.nextEventInstant ?? simulation.now)
      model.advance(to: simulation.now.date)
    default:
      let hours = [1, 24, 100, 400, 1000, 3000].randomElement(using: &random) ?? 1
      let length = Int64.random(in: 0...Int64(hours) * 3600, using: &random) * 1000
      simulation.advance(by: CalendarSpan(milliseconds: length))
      model.advance(to: simulation.now.date)
    }
  }

  private static func agree(_ account: Account, _ model: ObviousStore) -> Bool {
    account.lines.count == model.lines.count
      && account.lines.allSatisfy { line in
        model.lines[line.group].map { agree(line, $0, account) } ?? false
      }
  }

  private static func agree(
    _ line: SubscriptionLine,
    _ model: ObviousStore.Line,
    _ account: Account
  ) -> Bool {
    let isEligible = !model.offerUsed && !model.isSubscribed
    return account.transactions(in: line.group).map(ObviousStore.Paid.init) == model.paid
      && (line.state == .subscribed) == model.isSubscribed
      && line.willAutoRenew == model.renews
      && line.pendingProductID == model.next
      && (line.waitingOffers.first?.periodsLeft ?? 0) == model.offerPeriodsLeft
      && line.ledger.refunded(in: "USD") == model.refunded
      && line.ledger.charged(in: "USD") == model.paid.reduce(0) { $0 + $1.price }
      && account.isEligibleForIntroOffer(for: line.group) == isEligible
  }
}

extension ObviousStore.Paid {
  init(_ transaction: Transaction) {
    self.init(
      id: Int(transaction.id),
      product: transaction.productID,
      start: transaction.purchaseDate,
      end: transaction.expirationDate ?? .distantPast,
      price: transaction.price,
      isOffer: transaction.offer != nil,
      isRenewal: transaction.reason == .renewal,
      isUpgraded: transaction.isUpgraded
    )
  }
}
