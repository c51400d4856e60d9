import Foundation
import PurchaseFlow
import StoreModel
import Testing

/// Tests C34 to C37 of `Documentation/Subscription-rules.md`, each with all of its choices.
@Suite("Policies about prices and offers")
struct PriceAndOfferPolicyTests {
  private let pro = FlowStore.pro

  private func simulation(_ choose: (inout Policies) -> Void = { _ in }) -> Simulation {
    var contents = FlowFile.contents
    choose(&contents.policies)
    return Simulation(contents: contents, start: start)
  }

  private func request(_ price: Decimal?, needsConsent: Bool = true) -> StoreAction {
    .increasePrice(productID: "pro.basic", price: price, needsConsent: needsConsent)
  }

  @Test("a repeated request for consent replaces the pending one, or is refused")
  func repeatedConsent() {
    var simulation = simulation { $0.repeatedConsent = .askedAgain }
    simulation.buy("pro.basic")
    simulation.perform(request(8))
    simulation.perform(.showMessage(.priceIncreaseConsent, pro))
    #expect(simulation.account.messages.isEmpty)
    let events = simulation.perform(request(9))
    #expect(events.notifications.map(\.description) == ["PRICE_INCREASE/PENDING"])
    #expect(simulation.account.messages.map(\.reason) == [.priceIncreaseConsent])
    #expect(simulation.account.line(pro)?.priceIncrease?.price == 9)

    simulation = self.simulation { $0.repeatedConsent = .refused }
    simulation.buy("pro.basic")
    simulation.perform(request(8))
    #expect(simulation.perform(request(9)).refusal == .increasePending("pro.basic"))
    #expect(simulation.perform(request(nil)).refusal == .increasePending("pro.basic"))
    #expect(simulation.account.line(pro)?.priceIncrease?.price == 8)
    #expect(simulation.perform(request(9, needsConsent: false)).refusal == nil)
    #expect(simulation.status()?.renewalInfo.renewalPrice == 9)
  }

  @Test("eligible win-back offers are sorted by value, or stay in the order of the file")
  func winBackOrder() {
    for (choice, ids) in [
      (
        Policies.WinBackOrder.bestFirst,
        ["wb.yearly.free", "wb.yearly.up6", "wb.yearly.7999"]
      ),
      (.fileOrder, ["wb.yearly.7999", "wb.yearly.up6", "wb.yearly.free"]),
    ] {
      var simulation = simulation { $0.winBackOrder = choice }
      simulation.buy("pro.yearly")
      simulation.perform(.disableAutoRenew(pro))
      simulation.advance(by: CalendarSpan(months: 13))
      #expect(simulation.account.eligibleWinBackOfferIDs(in: pro) == ids)
      #expect(simulation.status()?.renewalInfo.eligibleWinBackOfferIDs == ids)
      let product = simulation.account.store.products.first { $0.id == "pro.yearly" }
      let offers = product.map { simulation.account.eligibleOffers(for: $0) } ?? []
      #expect(offers.compactMap(\.id) == ids)
      let preferred = product.flatMap { simulation.account.preferredOffer(for: $0) }
      #expect(preferred?.id == ids.first)
    }
  }

  @Test("codes of one-time products depend on the latest purchase, or are for everyone")
  func oneTimeCodes() {
    var simulation = simulation { $0.oneTimeCodes = .bySpending }
    let free = StoreAction.redeemCode(productID: "coins.100", offer: "COINSFREE")
    #expect(simulation.account.eligibleCodes(for: "coins.100") == ["COINSFREE"])
    #expect(simulation.account.eligibleCodes(for: "unlock.pro") == ["UNLOCK499"])
    #expect(simulation.account.eligibleCodes(for: "season.2026").isEmpty)
    #expect(simulation.perform(free).refusal == nil)
    #expect(simulation.perform(free).refusal == .codeDeclined("COINSFREE"))
    #expect(simulation.account.eligibleCodes(for: "season.2026") == ["SEASON12"])
    simulation.advance(by: CalendarSpan(days: 31))
    #expect(simulation.account.eligibleCodes(for: "coins.100") == ["COINS99"])

    simulation = self.simulation { $0.oneTimeCodes = .everyone }
    #expect(simulation.account.eligibleCodes(for: "coins.100") == ["COINSFREE", "COINS99"])
    #expect(simulation.account.eligibleCodes(for: "season.2026") == ["SEASON12"])
    simulation.perform(free)
    #expect(simulation.perform(free).refusal == nil)
    simulation.buy("unlock.pro")
    #expect(simulation.account.eligibleCodes(for: "unlock.pro").isEmpty)
  }

  @Test("an accepted offer is a retention offer after a paid period, or a promotional offer")
  func retentionOfferKind() {
    let accept = StoreAction.acceptRetentionOffer(pro, offerID: "promo.499x3")
    for (choice, type, inTrial) in [
      (Policies.RetentionOfferKind.retention, 5, Refusal.offerNotAvailable("promo.499x3")),
      (.promotional, 2, nil as Refusal?),
    ] {
      var simulation = simulation { $0.retentionOfferKind = choice }
      simulation.buy("pro.monthly")
      var trial = simulation
      #expect(trial.perform(accept).refusal == inTrial)
      simulation.advance(by: CalendarSpan(days: 8))
      #expect(simulation.perform(accept).notifications.map(\.type) == ["OFFER_REDEEMED"])
      #expect(simulation.status()?.renewalInfo.offer?.type.rawValue == type)
      simulation.advance(by: CalendarSpan(months: 1))
      #expect(simulation.status()?.transaction.offer?.type.rawValue == type)
      #expect(simulation.status()?.transaction.price == FlowStore.money("4.99"))
    }
  }
}
