import Foundation
import PurchaseFlow
import StoreModel
import Testing

/// Tests R49 and O14 of `Documentation/Subscription-rules.md`.
@Suite("Retention offers")
struct RetentionOfferTests {
  private let pro = FlowStore.pro
  private let accept = StoreAction.acceptRetentionOffer(FlowStore.pro, offerID: "promo.499x3")

  /// A customer in the first paid period of pro.monthly.
  private func subscriber(offers: Set<String> = []) -> Simulation {
    var contents = FlowFile.contents(grace: true)
    contents.settings.retentionOffers = offers
    var simulation = Simulation(contents: contents, start: start)
    simulation.buy("pro.monthly")
    simulation.advance(by: CalendarSpan(days: 8))
    return simulation
  }

  @Test("the App Store shows the offers of the settings, best first, while the customer can cancel")
  func shown() {
    var simulation = subscriber(offers: ["promo.up6", "promo.499x3", "nothing"])
    let ids = { (simulation: Simulation) in
      simulation.account.retentionOffers(in: FlowStore.pro).compactMap(\.id)
    }
    #expect(ids(simulation) == ["promo.499x3", "promo.up6"])
    #expect(ids(subscriber()).isEmpty)
    var trial = Simulation(contents: simulation.account.store, start: start)
    #expect(ids(trial).isEmpty)
    trial.buy("pro.monthly")
    #expect(ids(trial).isEmpty)
    simulation.perform(.disableAutoRenew(pro))
    #expect(ids(simulation).isEmpty)
  }

  @Test("an accepted offer drops a pending plan and replaces a pending offer")
  func replaces() {
    var simulation = subscriber()
    simulation.perform(
      .purchase(PurchaseRequest(productID: "pro.monthly", offerID: "promo.up6"))
    )
    simulation.buy("pro.basic")
    #expect(simulation.status()?.renewalInfo.autoRenewPreference == "pro.basic")
    simulation.perform(accept)
    #expect(simulation.status()?.renewalInfo.autoRenewPreference == "pro.monthly")
    #expect(simulation.account.line(pro)?.waitingOffers.map(\.offer.id) == ["promo.499x3"])
    simulation.advance(by: CalendarSpan(months: 4))
    let prices = simulation.transactions().dropFirst(2).map(\.price)
    #expect(prices == ["4.99", "4.99", "4.99", "9.99"].map(FlowStore.money))
  }

  @Test("the offer is refused without a subscription that can be cancelled, and in billing retry")
  func refused() {
    var simulation = Simulation(contents: FlowFile.contents, start: start)
    #expect(simulation.perform(accept).refusal == .notSubscribed(pro))
    simulation = subscriber()
    let foreign = StoreAction.acceptRetentionOffer(pro, offerID: "wb.499x3")
    #expect(simulation.perform(foreign).refusal == .offerNotAvailable("wb.499x3"))
    var unpaid = simulation
    unpaid.perform(.setPayment(works: false))
    unpaid.advance(by: CalendarSpan(months: 1))
    #expect(unpaid.status()?.state == .inGracePeriod)
    #expect(unpaid.perform(accept).refusal == nil)
    unpaid.advance(by: CalendarSpan(days: 20))
    #expect(unpaid.status()?.state == .inBillingRetryPeriod)
    #expect(unpaid.perform(accept).refusal == .notSubscribed(pro))
    simulation.perform(.disableAutoRenew(pro))
    #expect(simulation.perform(accept).refusal == .autoRenewAlreadyOff(pro))
  }

  @Test("the signed renewal info and transaction have offer type 5")
  func signed() throws {
    var simulation = subscriber()
    simulation.perform(accept)
    let info = try #require(simulation.status()?.renewalInfo)
    let signer = try EventSigner(.sandbox)
    let offer =
      #""offerDiscountType":"PAY_AS_YOU_GO","offerIdentifier":"promo.499x3","#
      + #""offerPeriod":"P3M","offerType":5"#
    #expect(payload(of: try signer.sign(info, at: simulation.now)).contains(offer))
    simulation.advance(by: CalendarSpan(months: 1))
    let transaction = try #require(simulation.status()?.transaction)
    let text = payload(of: try signer.sign(transaction, at: simulation.now))
    #expect(text.contains(offer) && text.contains(#""transactionReason":"RENEWAL""#))
  }
}
