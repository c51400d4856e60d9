import Foundation
import PurchaseFlow
import Testing

/// Tests R43 to R46 and D13 of `Documentation/Subscription-rules.md`.
@Suite("Refund requests")
struct RefundRequestTests {
  private func simulation(_ choose: (inout Policies) -> Void = { _ in }) -> Simulation {
    var contents = FlowFile.contents(grace: false)
    contents.settings.familyShareable = ["pro.basic"]
    choose(&contents.policies)
    return Simulation(contents: contents, start: start)
  }

  @Test("a request for a period that renews meanwhile refunds only that period")
  func renewedMeanwhile() {
    var simulation = simulation { $0.refundedAutoRenew = .offWhenGranted }
    simulation.buy("pro.basic")
    simulation.perform(.requestRefund(0, .unsatisfied))
    simulation.advance(to: "2026-02-20T00:00:00Z")
    let events = simulation.perform(.decideRefund(0, .grant))
    #expect(events.notifications.map(\.description) == ["REFUND"])
    #expect(simulation.status()?.state == .subscribed)
    #expect(simulation.status()?.renewalInfo.willAutoRenew == true)
    #expect(simulation.refunded() == 6)
  }

  @Test("a request for a subscription in billing retry leaves the retry until the refund")
  func inRetry() {
    var simulation = simulation()
    simulation.buy("pro.basic")
    simulation.perform(.setPayment(works: false))
    simulation.advance(to: "2026-02-20T00:00:00Z")
    let requested = simulation.perform(.requestRefund(0, .other))
    #expect(requested.notifications.map(\.description) == ["CONSUMPTION_REQUEST"])
    #expect(simulation.status()?.state == .inBillingRetryPeriod)
    let granted = simulation.perform(.decideRefund(0, .grant))
    #expect(
      granted.notifications.map(\.description)
        == ["DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED", "REFUND"]
    )
    #expect(simulation.status()?.state == .revoked)
  }

  @Test("a deleted transaction has no refund request, and a shared one cannot have any")
  func impossible() {
    var simulation = simulation()
    simulation.buy("pro.weekly")
    simulation.perform(.shareWithFamily(productID: "pro.basic", isGranted: true))
    #expect(simulation.perform(.requestRefund(1, .other)).refusal == .notRefundable(1))
    #expect(simulation.perform(.requestRefund(9, .other)).refusal == .unknownTransaction(9))
    #expect(simulation.perform(.decideRefund(0, .decline)).refusal == .noRefundRequest(0))
    simulation.perform(.requestRefund(0, .other))
    simulation.perform(.delete(0))
    #expect(simulation.account.refundRequests.isEmpty)
    #expect(simulation.perform(.requestConsumption(0)).refusal == .unknownTransaction(0))
  }

  @Test("a simulated failure of the refund sheet fails a request")
  func failure() {
    var simulation = simulation()
    simulation.buy("pro.basic")
    simulation.perform(.setFailure(.refundRequest, .refundRequest(.failed)))
    let events = simulation.perform(.requestRefund(0, .other))
    #expect(events.failure == .refundRequest(.failed))
    #expect(simulation.account.refundRequests.isEmpty)
  }

  @Test(
    "a share rounds the amount down, and a share that leaves nothing of the price is refused",
    arguments: [(1, "0"), (33_333, "4.99"), (99_999, "14.98"), (100_000, "14.99"), (0, nil)]
      as [(Int, String?)]
  )
  func shares(percentage: Int, amount: String?) {
    var simulation = simulation()
    simulation.buy("unlock.pro")
    simulation.perform(.requestRefund(0, .other))
    let events = simulation.perform(.decideRefund(0, .prorate(percentage: percentage)))
    #expect(events.refusal == (amount == nil ? .refundPercentageNotPossible(0) : nil))
    #expect(simulation.account.transaction(0)?.refundedAmount == amount.map(FlowStore.money))
    let share = simulation.account.transaction(0)?.revocationPercentage
    #expect(share == (amount == nil ? nil : Decimal(percentage) / 1000))
    #expect(simulation.account.refundRequests.isEmpty == (amount != nil))
  }

  @Test("the rest of an upgraded period is refunded with its share of the price")
  func upgraded() {
    var simulation = simulation()
    simulation.buy("pro.basic")
    simulation.buy("pro.max.monthly", at: "2026-01-31T00:00:00Z")
    let returned = simulation.refunded()
    simulation.perform(.requestRefund(0, .other))
    simulation.perform(.decideRefund(0, .grant))
    let transaction = simulation.account.transaction(0)
    #expect(transaction?.refundedAmount == 6 - returned)
    #expect(transaction?.revocationType == .proratedRefund)
    #expect(simulation.refunded() == 6)
    #expect(simulation.status()?.state == .subscribed)
  }

  @Test("JSON lines contain the customer's reason, and the app's record for a withdrawn consent")
  func lines() throws {
    let steps = """
        - purchase: coins.100
        - refundRequest: { transaction: last, reason: LEGAL }
        - refundDecision: { transaction: last, decision: decline }
        - rescindConsent: true
      """
    let lines = try ScenarioText(steps: steps, format: .jsonl).report().output
      .split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    #expect(lines[1].contains(#""consumptionRequestReason": "LEGAL""#))
    #expect(!lines[2].contains("consumptionRequestReason"))
    #expect(lines[3].contains(#""notification": {"type": "RESCIND_CONSENT"}"#))
    #expect(lines[3].contains(#""appTransaction": {"#) && !lines[3].contains(#""transaction": "#))
  }
}
