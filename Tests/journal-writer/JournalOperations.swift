import PurchaseFlow
import PurchaseJournal

/// An operation on a customer, with or without a journal.
enum JournalOperation {
  case act(StoreAction)
  case advance(CalendarSpan)
  case back(Int)
  /// Goes back by a number of milliseconds.
  case backBy(Int64)

  func perform(on customer: JournaledSimulation) throws {
    switch self {
    case .act(let action): try customer.perform(action)
    case .advance(let span): try customer.advance(by: span)
    case .back(let count): try customer.stepBack(count)
    case .backBy(let span):
      let now = try customer.read { $0.now }
      try customer.stepBack(to: Instant(milliseconds: now.milliseconds - span))
    }
  }

  func perform(on simulation: inout Simulation) {
    switch self {
    case .act(let action): simulation.perform(action)
    case .advance(let span): simulation.advance(by: span)
    case .back(let count): simulation.stepBack(count)
    case .backBy(let span):
      simulation.stepBack(to: Instant(milliseconds: simulation.now.milliseconds - span))
    }
  }
}

/// A reproducible sequence of operations.
struct JournalOperations {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> JournalOperation {
    switch number(below: 20) {
    case 0..<7: .act(.purchase(PurchaseRequest(productID: product())))
    case 7: .act(.cancelPurchase(PurchaseRequest(productID: product())))
    case 8: .act(.disableAutoRenew(group()))
    case 9: .act(.enableAutoRenew(group()))
    case 10: .act(.open(CrashTestStore.contents(price: number(below: 3))))
    case 11: .back(number(below: 3) + 1)
    case 12: .backBy(Int64(number(below: 10)) * 86_400_000)
    default: .advance(CalendarSpan(days: number(below: 20)))
    }
  }

  private mutating func product() -> String {
    let products = CrashTestStore.contents.products
    return products[number(below: products.count)].id
  }

  private mutating func group() -> GroupID { number(below: 2) == 0 ? "first" : "second" }

  // A linear congruential generator with Knuth's factors.
  private mutating func number(below end: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % end
  }
}
