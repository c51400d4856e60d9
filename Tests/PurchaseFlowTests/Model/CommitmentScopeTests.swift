import Foundation
import PurchaseFlow
import StoreModel
import TestSupport
import Testing

/// Tests S13 of `Documentation/Subscription-rules.md` for subscriptions that are billed monthly,
/// with a 12-month commitment.
@Suite("Every state of a commitment with every pair of actions")
struct CommitmentScopeTests {
  private typealias Step = SmallScopeTests.Step

  private static let group = FlowStore.plus

  private static func buy(_ product: String, monthly: Bool = true, offer: String? = nil) -> Step {
    .act(
      .purchase(
        PurchaseRequest(
          productID: product,
          offerID: offer,
          billingPlan: monthly ? .monthly : nil
        )
      )
    )
  }

  private static func change(
    _ price: Decimal,
    _ billingPlan: Product.SubscriptionInfo.BillingPlanType?,
    preserves: Bool = false
  ) -> Step {
    .act(
      .changePrice(
        productID: "plus.yearly",
        price: price,
        preservesCurrent: preserves,
        billingPlan: billingPlan
      )
    )
  }

  /// The states, each with the steps that lead to it.
  private static let states: [(String, [Step])] = [
    ("first period", [buy("plus.yearly")]),
    ("later period", [buy("plus.yearly"), .days(100)]),
    ("last period", [buy("plus.yearly"), .days(340)]),
    ("cancelled", [buy("plus.yearly"), .act(.disableAutoRenew(group))]),
    ("last period, cancelled", [buy("plus.yearly"), .act(.disableAutoRenew(group)), .days(340)]),
    ("change waiting", [buy("plus.yearly"), buy("plus.basic", monthly: false)]),
    ("other billing waiting", [buy("plus.yearly"), buy("plus.yearly", monthly: false)]),
    ("commitment waiting", [buy("plus.yearly", monthly: false), buy("plus.yearly")]),
    ("before the commitment", [buy("plus.alt")]),
    ("unpaid", [buy("plus.yearly"), .act(.setPayment(works: false)), .toNextEvent]),
    (
      "unpaid, cancelled",
      [
        buy("plus.yearly"), .act(.disableAutoRenew(group)), .act(.setPayment(works: false)),
        .toNextEvent,
      ]
    ),
    ("revoked", [buy("plus.yearly"), .act(.refund(0, .other))]),
    (
      "increase pending",
      [
        buy("plus.yearly"),
        .act(.increasePrice(productID: "plus.yearly", price: 16, needsConsent: true)),
      ]
    ),
    (
      "prices changed", [buy("plus.yearly"), change(7, .monthly), change(150, .upFront)]
    ),
    (
      "price preserved", [buy("plus.yearly"), change(12, .monthly, preserves: true)]
    ),
    ("code", [.act(.redeemCode(productID: "plus.yearly", offer: "PLUS699"))]),
  ]

  static let starts: [SmallScopeTests.Start] = states.map { name, steps in
    SmallScopeTests.Start(
      testDescription: name,
      contents: FlowFile.contents(grace: true, FlowFile.committed),
      steps: steps
    )
  }

  private static let steps: [Step] = [
    buy("plus.yearly"), buy("plus.yearly", monthly: false), buy("plus.alt"), buy("plus.max"),
    buy("plus.basic", monthly: false), buy("plus.basic"), buy("coins.100"),
    buy("plus.yearly", offer: "plus.499x3"), buy("plus.yearly", monthly: false, offer: "plus.up"),
    buy("plus.yearly", offer: "wb.plus"),
    .act(.redeemCode(productID: "plus.yearly", offer: "PLUS699")),
    .act(.disableAutoRenew(group)), .act(.enableAutoRenew(group)),
    .act(.setPayment(works: false)), .act(.resolveBillingIssue(group)),
    .act(.increasePrice(productID: "plus.yearly", price: 17, needsConsent: true)),
    .act(.increasePrice(productID: "plus.yearly", price: 120, needsConsent: false)),
    change(120, .upFront), change(120, .upFront, preserves: true), change(5, .monthly),
    change(18, .monthly), change(18, .monthly, preserves: true), change(18, nil),
    .act(.answerPriceIncrease(group, agree: true)),
    .act(.answerPriceIncrease(group, agree: false)),
    .act(.extendRenewal(group, CalendarSpan(days: 30))),
    .act(.removeFromSale(productID: "plus.yearly")), .act(.refund(0, .other)),
    .act(.refund(1, .other)), .act(.reverseRefund(0)), .act(.forceRenewal(group)),
    .act(.expire(group)), .act(.delete(0)), .act(.delete(1)), .act(.removeSubscription(group)),
    .act(.quitApp), .act(.launchApp), .act(.open(StoreContents())),
    .act(.open(FlowFile.contents)), .days(40), .days(400), .toNextEvent,
  ]

  @Test("each pair of actions has an answer and breaks no invariant", arguments: starts)
  func everyPair(start: SmallScopeTests.Start) {
    var before = SmallScopeTests.Moment()
    for step in [.act(.open(start.contents))] + start.steps { _ = before.take(step) }
    var broken = SmallScopeTests.fault(in: before, after: .days(0), from: before, [])
    for first in Self.steps where broken == nil {
      var middle = before
      let events = middle.take(first)
      broken = SmallScopeTests.fault(in: middle, after: first, from: before, events)
      broken = broken ?? SmallScopeTests.replayFault(of: middle)
      for second in Self.steps where broken == nil {
        var after = middle
        let events = after.take(second)
        broken = SmallScopeTests.fault(in: after, after: second, from: middle, events)
      }
    }
    #expect(broken == nil)
  }
}
