import Foundation
import PurchaseFlow
import Testing

/// Tests C23 to C25 of `Documentation/Subscription-rules.md`, each with all of its choices.
@Suite("Policies of signed renewal info")
struct PayloadPolicyTests {
  /// A customer whose policies are set.
  private func simulation(
    grace: Bool = false,
    _ choose: (inout Policies) -> Void
  ) -> Simulation {
    var contents = FlowFile.contents(grace: grace)
    choose(&contents.policies)
    return Simulation(contents: contents, start: start)
  }

  private func payload(
    _ simulation: Simulation,
    _ environment: StoreEnvironment = .sandbox
  ) throws -> RenewalInfoPayload {
    let info = try #require(simulation.status()?.renewalInfo)
    let app = SignedApp(environment: environment)
    return RenewalInfoPayload(info, in: app, signedAt: simulation.now)
  }

  @Test("the currency stands only beside a renewal price, or always")
  func renewalCurrency() throws {
    for (choice, currency) in [
      (Policies.RenewalCurrency.besidePrice, nil), (.always, "USD" as String?),
    ] {
      var simulation = simulation { $0.renewalCurrency = choice }
      simulation.buy("pro.basic")
      #expect(try payload(simulation).currency == "USD")
      simulation.perform(.disableAutoRenew(FlowStore.pro))
      #expect(try payload(simulation).renewalPrice == nil)
      #expect(try payload(simulation).currency == currency)
      #expect(try payload(simulation, .production).currency == currency)
      #expect(try payload(simulation, .xcode).currency == "USD")
    }
  }

  @Test("the billing retry flag begins with a failed charge or an expiration, or is always there")
  func retryFlag() throws {
    for (choice, active) in [
      (Policies.RetryFlag.afterFailure, nil), (.always, false as Bool?),
    ] {
      var simulation = simulation { $0.retryFlag = choice }
      simulation.buy("pro.basic")
      #expect(try payload(simulation).isInBillingRetryPeriod == active)
      simulation.perform(.setPayment(works: false))
      simulation.advance(to: "2026-02-16T00:00:00Z")
      #expect(try payload(simulation).isInBillingRetryPeriod == true)
      #expect(try payload(simulation, .xcode).isInBillingRetryPeriod == true)
      simulation.perform(.resolveBillingIssue(FlowStore.pro))
      #expect(try payload(simulation).isInBillingRetryPeriod == active)
      simulation.perform(.disableAutoRenew(FlowStore.pro))
      simulation.advance(to: "2026-04-01T00:00:00Z")
      #expect(simulation.status()?.state == .expired)
      #expect(try payload(simulation).isInBillingRetryPeriod == false)
      #expect(try payload(simulation, .xcode).isInBillingRetryPeriod == nil)
    }
  }

  @Test("the end of a grace period stays after the grace period, or is removed with it")
  func endedGracePeriod() throws {
    let end: Instant = "2026-03-03T10:00:00Z"
    for (choice, after) in [
      (Policies.EndedGracePeriod.stays, end.milliseconds), (.removed, nil as Int64?),
    ] {
      var simulation = simulation(grace: true) { $0.endedGracePeriod = choice }
      simulation.buy("pro.basic")
      simulation.perform(.setPayment(works: false))
      simulation.advance(to: "2026-02-20T00:00:00Z")
      #expect(try payload(simulation).gracePeriodExpiresDate == end.milliseconds)
      for moment: Instant in ["2026-03-04T00:00:00Z", "2026-05-01T00:00:00Z"] {
        simulation.advance(to: moment)
        for environment in [StoreEnvironment.sandbox, .xcode] {
          #expect(try payload(simulation, environment).gracePeriodExpiresDate == after)
        }
        let info = try #require(simulation.status()?.renewalInfo)
        #expect(info.gracePeriodEndsAt?.milliseconds == after)
      }
      #expect(simulation.status()?.state == .expired)
    }
  }

  @Test("scenario files set the policies")
  func settings() throws {
    let steps = """
        - purchase: pro.basic
        - payment: fails
        - until: 2026-03-04
          expect: { state: inBillingRetryPeriod, gracePeriodEnds: null }
      """
    let head = """
      start: 2026-01-15T10:00:00Z
      settings:
        billingGracePeriod: true
        renewalCurrency: always
        retryFlag: always
        endedGracePeriod: removed
      """
    let payloads = PlainPayloads(app: SignedApp(environment: .sandbox))
    let report = try ScenarioText(steps: steps, head: head, format: .jsonl, payloads: payloads)
      .report()
    #expect(report.exitCode == 0 && report.passed == 2, "\(report.errors)")
    let flags = report.output.split(separator: "\n").filter { $0.contains("renewalInfo") }
    #expect(!flags.isEmpty)
    #expect(flags.allSatisfy { $0.contains("isInBillingRetryPeriod") })
    let wrong = try ScenarioText(steps: steps, head: "settings: { retryFlag: never }").report()
    #expect(wrong.errors.contains("afterFailure") && wrong.exitCode == 2)
  }
}
