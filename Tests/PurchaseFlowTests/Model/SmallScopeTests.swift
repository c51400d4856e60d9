import PurchaseFlow
import StoreModel
import Testing

@Suite("Every state and every action, two deep")
struct SmallScopeTests {
  /// Something that can be done next.
  enum Step: Hashable, CustomStringConvertible {
    case act(StoreAction)
    case advance(CalendarSpan)
    case toNextEvent
    case justBeforeNextEvent

    var description: String {
      switch self {
      case .act(.open(let contents)): "open \(contents.products.count) products"
      case .act(let action): "\(action)"
      case .advance(let span): "\(span)"
      case .toNextEvent: "to next event"
      case .justBeforeNextEvent: "just before next event"
      }
    }
  }

  private static let purchases = FlowStore.products.map { PurchaseRequest(productID: $0.id) }

  static let steps: [Step] =
    purchases.map { .act(.purchase($0)) } + [
      .act(.purchase("nothing")),
      .act(.cancelPurchase("pro.basic")),
      .act(.disableAutoRenew(FlowStore.pro)),
      .act(.enableAutoRenew(FlowStore.pro)),
      .act(.disableAutoRenew(FlowStore.news)),
      .act(.wait),
      .act(.open(FlowStore.contents)),
      .act(.open(StoreContents())),
      .advance(CalendarSpan(days: 3)),
      .advance(CalendarSpan(months: 14)),
      .toNextEvent,
      .justBeforeNextEvent,
    ]

  /// How a customer comes into each state.
  static let states: [(name: String, steps: [Step])] = [
    ("never", []),
    ("renewing", [.act(.purchase("pro.monthly.alt"))]),
    ("auto-renew off", [.act(.purchase("pro.basic")), .act(.disableAutoRenew(FlowStore.pro))]),
    (
      "change waiting",
      [
        .act(.purchase("pro.max.monthly")), .advance(CalendarSpan(days: 3)),
        .act(.purchase("pro.weekly")),
      ]
    ),
    ("in trial", [.act(.purchase("pro.monthly"))]),
    (
      "in trial, auto-renew off",
      [.act(.purchase("pro.monthly")), .act(.disableAutoRenew(FlowStore.pro))]
    ),
    ("paying as they go", [.act(.purchase("pro.starter"))]),
    ("last offer period", [.act(.purchase("pro.starter")), .toNextEvent, .toNextEvent]),
    ("offer and change waiting", [.act(.purchase("pro.starter")), .act(.purchase("pro.weekly"))]),
    ("paid up front", [.act(.purchase("pro.yearly"))]),
    ("upgraded", [.act(.purchase("pro.basic")), .act(.purchase("pro.max.monthly"))]),
    (
      "expired, offer unused",
      [.act(.purchase("pro.basic")), .act(.disableAutoRenew(FlowStore.pro)), .toNextEvent]
    ),
    (
      "expired, offer used",
      [.act(.purchase("pro.monthly")), .act(.disableAutoRenew(FlowStore.pro)), .toNextEvent]
    ),
    ("plan gone", [.act(.purchase("pro.basic")), .act(.open(StoreContents()))]),
    ("two groups", [.act(.purchase("pro.basic")), .act(.purchase("news.quarterly"))]),
  ]

  @Test("each pair has an answer, and the account stays sound", arguments: states)
  func everyPair(name: String, setUp: [Step]) {
    var before = Simulation(at: "2026-01-31T10:00:00Z")
    for step in setUp { _ = Self.take(step, in: &before) }
    for first in Self.steps {
      let middle = Self.checked(first, from: before, "\(name), \(first)")
      for second in Self.steps {
        _ = Self.checked(second, from: middle, "\(name), \(first), \(second)")
      }
    }
  }

  private static func checked(
    _ step: Step,
    from before: Simulation,
    _ comment: String
  ) -> Simulation {
    var after = before
    let events = take(step, in: &after)
    checkInvariants(of: after.account, Comment(rawValue: comment))
    if events.isEmpty {
      #expect(after.account.lines == before.account.lines, "\(comment)")
    }
    if case .act(let action) = step, action != .wait {
      #expect(!events.isEmpty, "\(comment)")
    }
    if events.refusal != nil {
      #expect(after.account == before.account, "\(comment)")
    }
    #expect(after.history.account() == after.account, "\(comment)")
    return after
  }

  private static func take(_ step: Step, in simulation: inout Simulation) -> [StoreEvent] {
    switch step {
    case .act(let action): return simulation.perform(action)
    case .advance(let span): return simulation.advance(by: span)
    case .toNextEvent: return simulation.advance(to: simulation.nextEventInstant ?? simulation.now)
    case .justBeforeNextEvent:
      guard let next = simulation.nextEventInstant else { return [] }
      return simulation.advance(to: Instant(milliseconds: next.milliseconds - 1))
    }
  }
}
