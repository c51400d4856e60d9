import Foundation
import PurchaseFlow
import StoreModel
import Testing

/// Tests R48 and O13 of `Documentation/Subscription-rules.md`.
@Suite("Offer codes of products that do not renew")
struct OneTimeCodeTests {
  private let unlock = StoreAction.redeemCode(productID: "unlock.pro", offer: "UNLOCK499")

  private func customer() -> Simulation {
    Simulation(contents: FlowFile.contents, start: start)
  }

  @Test("the transaction has the code's price and name, and arrives on updates")
  func transaction() throws {
    var simulation = customer()
    let events = simulation.perform(unlock)
    #expect(events.notifications.map(\.description) == ["ONE_TIME_CHARGE"])
    #expect(events.deliveries == [0])
    let transaction = try #require(simulation.account.transaction(0))
    #expect(transaction.price == FlowStore.money("4.99"))
    #expect(transaction.offer?.type == .code && transaction.offer?.id == "UNLOCK499")
    #expect(transaction.offer?.paymentMode == .oneTime && transaction.offer?.period == nil)
    #expect(simulation.account.ledger.charged(in: "USD") == FlowStore.money("4.99"))
  }

  @Test("the signed transaction has the offer's keys, without a period")
  func signed() throws {
    var simulation = customer()
    simulation.perform(unlock)
    let transaction = try #require(simulation.account.transaction(0))
    let text = payload(of: try EventSigner(.sandbox).sign(transaction, at: start))
    #expect(text.contains(#""offerDiscountType":"ONE_TIME","offerIdentifier":"UNLOCK499""#))
    #expect(text.contains(#""offerType":3"#) && text.contains(#""price":4990"#))
    #expect(!text.contains("offerPeriod"))
  }

  @Test("a code is declined if it is unknown, off sale or already owned, or if the sheet fails")
  func declined() {
    var simulation = customer()
    let unknown = StoreAction.redeemCode(productID: "unlock.pro", offer: "NOTHING")
    #expect(simulation.perform(unknown).refusal == .codeDeclined("NOTHING"))
    var removed = simulation
    removed.perform(.removeFromSale(productID: "unlock.pro"))
    #expect(removed.perform(unlock).refusal == .codeDeclined("UNLOCK499"))
    var failing = simulation
    failing.perform(.setFailure(.offerCodeRedeem, .storeKit(.networkError)))
    #expect(failing.perform(unlock).failure == .storeKit(.networkError))
    simulation.buy("unlock.pro")
    #expect(simulation.perform(unlock).refusal == .codeDeclined("UNLOCK499"))
  }

  @Test("subscriptions count as purchases, and a refunded code stays redeemed")
  func purchases() {
    var simulation = customer()
    simulation.buy("pro.basic")
    #expect(simulation.account.eligibleCodes(for: "unlock.pro").isEmpty)
    #expect(simulation.account.eligibleCodes(for: "season.2026") == ["SEASON12"])
    simulation.perform(.redeemCode(productID: "season.2026", offer: "SEASON12"))
    simulation.perform(.refund(1, .other))
    #expect(simulation.account.eligibleCodes(for: "season.2026").isEmpty)
    simulation.perform(.delete(1))
    #expect(simulation.account.eligibleCodes(for: "season.2026") == ["SEASON12"])
  }
}
