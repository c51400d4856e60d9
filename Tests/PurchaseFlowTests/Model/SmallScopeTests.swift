import Foundation
import PurchaseFlow
import StoreModel
import TestSupport
import Testing

/// Tests S13 of `Documentation/Subscription-rules.md`.
@Suite("Every state with every pair of actions")
struct SmallScopeTests {
  /// An action, or a move of the clock.
  enum Step: Hashable, Sendable {
    case act(StoreAction)
    case days(Int)
    case toNextEvent
  }

  /// The steps that lead to a state, and the store.
  struct Start: Hashable, Sendable, CustomTestStringConvertible {
    let testDescription: String
    let contents: StoreContents
    let steps: [Step]
  }

  /// An account and the actions that led to it.
  struct Moment {
    var account = Account()
    var now: Instant = "2026-01-31T10:00:00Z"
    var done: [History.Entry] = []

    mutating func take(_ step: Step) -> [StoreEvent] {
      switch step {
      case .act(let action):
        return apply(action)
      case .days(let days):
        now = CalendarZone.utc.adding(CalendarSpan(days: days), to: now)
        return apply(.wait)
      case .toNextEvent:
        now = account.nextEventInstant ?? now
        return apply(.wait)
      }
    }

    private mutating func apply(_ action: StoreAction) -> [StoreEvent] {
      done.append(History.Entry(instant: now, action: action))
      return account.apply(action, at: now)
    }
  }

  private static let group = FlowStore.pro

  /// The offer kinds, each with the steps to subscribe with that offer.
  private static let offers: [(String, [Step])] = [
    ("no offer", [.act(.purchase("pro.monthly.alt"))]),
    ("free trial", [.act(.purchase("pro.monthly"))]),
    ("pay as you go", [.act(.purchase("pro.starter"))]),
    ("pay up front", [.act(.purchase("pro.yearly"))]),
    (
      "promotional waiting",
      [.act(.purchase("pro.monthly")), .act(.purchase(promotional))]
    ),
    (
      "stackable code",
      [.act(.redeemCode(productID: "pro.starter", offer: "STARTERFREE"))]
    ),
    (
      "win-back",
      [
        .act(.purchase("pro.monthly")), .act(.disableAutoRenew(group)), .days(8),
        .act(.purchase(PurchaseRequest(productID: "pro.monthly", offerID: "wb.499x3"))),
      ]
    ),
  ]
  private static let promotional = PurchaseRequest(
    productID: "pro.monthly",
    offerID: "promo.499x3"
  )

  /// The states, each with the steps from a subscription.
  private static let states: [(String, [Step])] = [
    ("renewing", []),
    ("auto-renew off", [.act(.disableAutoRenew(group))]),
    ("change waiting", [.act(.purchase("pro.weekly"))]),
    (
      "increase pending",
      [.act(.increasePrice(productID: "pro.monthly.alt", price: 16, needsConsent: true))]
    ),
    ("unpaid", [.act(.setPayment(works: false)), .toNextEvent]),
    ("unpaid longer", [.act(.setPayment(works: false)), .toNextEvent, .toNextEvent]),
    ("expired", [.act(.disableAutoRenew(group)), .toNextEvent]),
    ("revoked", [.act(.refund(0, .other)), .act(.refund(1, .other))]),
    ("refund requested", [.act(.requestRefund(0, .other)), .act(.requestRefund(1, .other))]),
    ("shared too", [.act(.shareWithFamily(productID: "pro.monthly.alt", isGranted: true))]),
    ("app closed", [.act(.quitApp)]),
  ]

  static let starts: [Start] = [true, false].flatMap { grace in
    var contents = FlowFile.contents(grace: grace)
    contents.settings.familyShareable = ["pro.monthly.alt"]
    let never = Start(testDescription: "never, grace \(grace)", contents: contents, steps: [])
    return [never]
      + offers.flatMap { offer, bought in
        states.map { state, reached in
          Start(
            testDescription: "\(offer), \(state), grace \(grace)",
            contents: contents,
            steps: bought + reached
          )
        }
      }
  }

  static let steps: [Step] =
    [
      "pro.monthly.alt", "pro.monthly", "pro.yearly", "pro.basic", "pro.max.monthly",
      "news.monthly", "coins.100", "unlock.pro", "season.2026", "nothing",
    ].map { Step.act(.purchase(PurchaseRequest(productID: $0))) }
    + [
      .act(.purchase(promotional)),
      .act(.purchase(PurchaseRequest(productID: "pro.monthly", offerID: "wb.499x3"))),
      .act(.purchase(PurchaseRequest(productID: "pro.monthly", offerID: "none"))),
      .act(.redeemCode(productID: "pro.monthly", offer: "FREE1M")),
      .act(.redeemCode(productID: "pro.monthly", offer: "NEW199")),
      .act(.redeemCode(productID: "coins.100", offer: "COINSFREE")),
      .act(.cancelPurchase("pro.basic")),
      .act(.disableAutoRenew(group)), .act(.enableAutoRenew(group)),
      .act(.setPayment(works: false)), .act(.resolveBillingIssue(group)),
      .act(.acceptRetentionOffer(group, offerID: "promo.499x3")),
      .act(.increasePrice(productID: "pro.monthly.alt", price: 17, needsConsent: true)),
      .act(.increasePrice(productID: "pro.monthly", price: 12, needsConsent: false)),
      .act(.increasePrice(productID: "pro.monthly.alt", price: nil, needsConsent: true)),
      .act(.changePrice(productID: "pro.monthly.alt", price: 8, preservesCurrent: false)),
      .act(.changePrice(productID: "pro.monthly.alt", price: 18, preservesCurrent: true)),
      .act(.answerPriceIncrease(group, agree: true)),
      .act(.answerPriceIncrease(group, agree: false)),
      .act(.extendRenewal(group, CalendarSpan(days: 30))),
      .act(.extendRenewal(group, CalendarSpan(milliseconds: 7_200_000))),
      .act(.extendAllRenewals(MassExtension(productID: "pro.monthly.alt", days: 30))),
      .act(.removeFromSale(productID: "pro.monthly.alt")),
      .act(.refund(0, .developerIssue)), .act(.refund(1, .other)), .act(.reverseRefund(0)),
      .act(.requestRefund(0, .legal)), .act(.requestConsumption(0)),
      .act(.decideRefund(0, .grant)), .act(.decideRefund(0, .decline)),
      .act(.decideRefund(0, .prorate())), .act(.decideRefund(1, .prorate(percentage: 40_000))),
      .act(.shareWithFamily(productID: "pro.monthly.alt", isGranted: true)),
      .act(.shareWithFamily(productID: "pro.monthly.alt", isGranted: false)),
      .act(.rescindConsent), .act(.requestTestNotification),
      .act(.forceRenewal(group)), .act(.expire(group)), .act(.delete(0)), .act(.delete(1)),
      .act(.removeSubscription(group)), .act(.finish(0)), .act(.restore), .act(.quitApp),
      .act(.launchApp),
      .act(.showMessage(.billingIssue, group)), .act(.answerAskToBuy(approve: true)),
      .act(.resolvePurchase()), .act(.purchaseIntent("pro.basic")), .act(.completeIntent()),
      .act(.open(StoreContents())), .days(3), .days(400), .toNextEvent,
    ]

  @Test("each pair of actions has an answer and breaks no invariant", arguments: starts)
  func everyPair(start: Start) {
    // Only a quarter of the pairs by default, since all of them take two minutes in a debug build.
    var random = SeededRandom.forTest()
    // Selects other pairs for each start.
    for _ in start.testDescription.utf8 { _ = random.next() }
    var before = Moment()
    for step in [.act(.open(start.contents))] + start.steps { _ = before.take(step) }
    var broken = Self.fault(in: before, after: .days(0), from: before, [])
    for first in Self.steps where broken == nil {
      var middle = before
      let events = middle.take(first)
      broken = Self.fault(in: middle, after: first, from: before, events)
      broken = broken ?? Self.replayFault(of: middle)
      for second in Self.steps
      where broken == nil && (LongTest.isFull || random.next().isMultiple(of: 4)) {
        var after = middle
        let events = after.take(second)
        broken = Self.fault(in: after, after: second, from: middle, events)
        if LongTest.isFull { broken = broken ?? Self.replayFault(of: after) }
      }
    }
    #expect(broken == nil, "seed \(random.seed)")
  }

  static func fault(
    in after: Moment,
    after step: Step,
    from before: Moment,
    _ events: [StoreEvent]
  ) -> String? {
    let done = after.done.dropFirst().map { "\($0.instant) \($0.action)" }.joined(separator: "\n")
    if let broken = brokenInvariant(of: after.account) { return "\(broken) after\n\(done)" }
    guard case .act(let action) = step else { return nil }
    // Without a subscription in its group, a removal has nothing to do.
    let isRemoval = if case .removeSubscription = action { true } else { false }
    if events.isEmpty, action != .wait, !isRemoval { return "no event after\n\(done)" }
    let takesRequest: [StoreAction] = [
      .answerAskToBuy(approve: true), .resolvePurchase(), .completeIntent(),
    ]
    let isRefused = events.refusal != nil || events.failure != nil
    if isRefused, !takesRequest.contains(action), after.account != before.account {
      return "a refusal changed the account after\n\(done)"
    }
    return nil
  }

  static func replayFault(of moment: Moment) -> String? {
    var again = Account()
    for entry in moment.done { _ = again.apply(entry.action, at: entry.instant) }
    return again == moment.account ? nil : "replaying gives another account"
  }
}
