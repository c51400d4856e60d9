import Foundation
import PurchaseFlow
import Testing

@Suite("Signed payloads of a 12-month commitment")
struct CommitmentPayloadTests {
  private let app = SignedApp(environment: .production)

  private func status(cancelled: Bool = false) throws -> SubscriptionStatus {
    var simulation = Simulation(contents: FlowFile.committed, start: start)
    simulation.buyMonthly("plus.yearly")
    simulation.buy("plus.yearly")
    simulation.advance(to: "2026-03-20T00:00:00Z")
    if cancelled { simulation.perform(.disableAutoRenew(FlowStore.plus)) }
    return try #require(simulation.status(FlowStore.plus))
  }

  private func object(_ payload: some SignedPayload) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: payload.json()) as? [String: Any])
  }

  @Test("the transaction has the billing plan, the billing period and the whole commitment")
  func transaction() throws {
    let payload = TransactionPayload(try status().transaction, in: app, signedAt: start)
    let object = try object(payload)
    #expect(object["billingPlanType"] as? String == "MONTHLY")
    #expect(object["price"] as? Int == 8990)
    let commitment = try #require(object["commitmentInfo"] as? [String: Any])
    #expect(commitment["billingPeriodNumber"] as? Int == 3)
    #expect(commitment["totalBillingPeriods"] as? Int == 12)
    #expect(commitment["commitmentExpiresDate"] as? Int64 == 1_800_007_200_000)
    #expect(commitment["commitmentPrice"] as? Int == 107_880)
    #expect(commitment.count == 4)
  }

  @Test("the renewal info says what follows the commitment")
  func renewalInfo() throws {
    for isCancelled in [false, true] {
      let info = try status(cancelled: isCancelled).renewalInfo
      let object = try object(RenewalInfoPayload(info, in: app, signedAt: start))
      #expect(object["renewalBillingPlanType"] as? String == "MONTHLY")
      #expect(object["autoRenewStatus"] as? Int == 1)
      #expect(object["renewalPrice"] as? Int == 8990)
      let commitment = try #require(object["commitmentInfo"] as? [String: Any])
      #expect(commitment["commitmentAutoRenewProductId"] as? String == "plus.yearly")
      #expect(commitment["commitmentAutoRenewStatus"] as? Int == (isCancelled ? 0 : 1))
      #expect(
        commitment["commitmentRenewalBillingPlanType"] as? String
          == (isCancelled ? "MONTHLY" : "BILLED_UPFRONT")
      )
      #expect(commitment["commitmentRenewalDate"] as? Int64 == 1_800_007_200_000)
      #expect(commitment["commitmentRenewalPrice"] as? Int == (isCancelled ? 8990 : 99_990))
      #expect(commitment.count == 5)
    }
  }

  @Test("payloads without a commitment do not mention one")
  func ordinary() throws {
    var simulation = Simulation(contents: FlowFile.committed, start: start)
    simulation.buy("plus.yearly")
    let status = try #require(simulation.status(FlowStore.plus))
    let transaction = try object(TransactionPayload(status.transaction, in: app, signedAt: start))
    #expect(transaction["commitmentInfo"] == nil)
    let info = try object(RenewalInfoPayload(status.renewalInfo, in: app, signedAt: start))
    #expect(info["commitmentInfo"] == nil)
  }
}
