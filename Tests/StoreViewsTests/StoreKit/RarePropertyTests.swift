import Foundation
import PurchaseFlow
import StoreModel
import TerminalUI
import Testing

@testable import StoreViews

@Suite("Rarely used StoreKit properties")
@MainActor
struct RarePropertyTests {
  private func customer() throws -> (StoreSession, SubscriptionStatus) {
    let session = try StoreSession.streaming()
    try session.buy("premium.yearly")
    return (session, try #require(try session.status()))
  }

  @Test("a plan is billed up front and has no commitment")
  func billing() throws {
    let (session, status) = try customer()
    #expect(status.transaction.billingPlanType == .upFront)
    #expect(status.transaction.commitmentInfo == nil)
    #expect(status.renewalInfo.renewalBillingPlanType == .upFront)
    #expect(status.renewalInfo.commitmentInfo == nil)
    session.setAutoRenew(false, in: try session.group())
    let ended = try #require(try session.status()).renewalInfo
    #expect(ended.renewalBillingPlanType == nil)
    let everything = try StoreSession.everything()
    let once = try everything.product("themes")
    everything.requestPurchase(of: once)
    everything.confirmPurchase()
    let transaction = try #require(everything.simulation.account.allTransactions.last)
    #expect(transaction.productID == once.id)
    #expect(transaction.billingPlanType == nil)
  }

  @Test("transactions never use the Advanced Commerce API or a one-time offer")
  func advancedCommerce() throws {
    let (_, status) = try customer()
    #expect(status.transaction.advancedCommerceInfo == nil)
    #expect(status.renewalInfo.advancedCommerceInfo == nil)
    let reason = status.transaction.advancedCommerceInfo?.items.first?.details.offer?.reason
    #expect(reason != .winBack)
    #expect(status.transaction.offer?.paymentMode != .oneTime)
    #expect(Transaction.Offer.PaymentMode.oneTime.rawValue == "ONE_TIME")
  }

  @Test("a full refund has a revocation percentage of 100")
  func refund() throws {
    let (session, status) = try customer()
    #expect(status.transaction.revocationPercentage == nil)
    session.perform(.refund(status.transaction.id, .developerIssue))
    let refunded = try #require(session.simulation.account.allTransactions.last)
    #expect(refunded.revocationPercentage == 100)
  }

  @Test("refunding an upgraded transaction returns the unused share in percent")
  func partialRefund() throws {
    let session = try StoreSession.streaming()
    try session.buy("basic.monthly")
    session.advanceToNextEvent()
    session.move(.by(CalendarSpan(days: 10)))
    try session.buy("premium.yearly")
    let all = session.simulation.account.allTransactions
    let upgraded = try #require(all.last { $0.productID.hasSuffix("basic.monthly") })
    session.perform(.refund(upgraded.id, .other))
    let refunded = try #require(
      session.simulation.account.allTransactions.first { $0.id == upgraded.id }
    )
    let share = try #require(refunded.revocationPercentage)
    let amount = try #require(refunded.refundedAmount)
    let price = try #require(refunded.price)
    #expect(share > 0 && share < 100)
    #expect(abs(share - amount / price * 100) <= Decimal(string: "0.0005") ?? 0)
  }

  @Test("every signature consists of the 64 bytes in the JWS")
  func signatures() async throws {
    let (session, status) = try customer()
    let transaction = VerificationResult.verified(status.transaction)
    let parts = transaction.jwsRepresentation.split(separator: ".")
    #expect(parts.count == 3)
    #expect(transaction.signature.rawRepresentation.count == 64)
    let renewal = VerificationResult.verified(status.renewalInfo)
    #expect(renewal.signature.rawRepresentation.count == 64)
    let app = try await session.run { try await AppTransaction.shared }
    #expect(app.signature.rawRepresentation.count == 64)
    #expect(try app.payloadValue.revocationDate == nil)
    let text = transaction.jwsRepresentation
    let form = try #require(JWS(text))
    #expect(form.signature.rawRepresentation == form.signatureData)
    #expect(ECDSASignature(bytes: Data([1, 2])).rawRepresentation.count == 64)
  }
}
