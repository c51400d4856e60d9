import PurchaseFlow
import StoreModel
import Testing

@Suite("The preferred offer")
struct PreferredOfferTests {
  private func product(_ id: String) throws -> Product {
    try #require(FlowFile.contents.products.first { $0.id == id })
  }

  private func ids(_ offers: [Product.SubscriptionOffer]) -> [String] {
    offers.map { $0.id ?? "introductory" }
  }

  @Test("a new customer is eligible for the introductory offer only")
  func new() throws {
    let account = Simulation(contents: FlowFile.contents, start: start).account
    let monthly = try product("pro.monthly")
    #expect(ids(account.eligibleOffers(for: monthly)) == ["introductory"])
    #expect(account.preferredOffer(for: monthly)?.type == .introductory)
    #expect(account.preferredOffer(for: monthly) { _, _, _ in nil }?.type == .introductory)
    #expect(account.preferredOffer(for: try product("pro.basic")) == nil)
    #expect(account.eligibleOffers(for: try product("coins.100")).isEmpty)
  }

  @Test("a former subscriber gets the win-back offer first, unless the app chooses another")
  func left() throws {
    var simulation = Simulation(contents: FlowFile.contents, start: start)
    simulation.buy("pro.monthly")
    let monthly = try product("pro.monthly")
    #expect(simulation.account.preferredOffer(for: monthly) == nil)
    simulation.perform(.disableAutoRenew(FlowStore.pro))
    simulation.advance(to: "2026-03-01T00:00:00Z")
    let account = simulation.account
    let eligible = account.eligibleOffers(for: monthly)
    #expect(ids(eligible) == ["wb.499x3", "promo.499x3", "promo.up6"])
    #expect(account.preferredOffer(for: monthly)?.id == "wb.499x3")
    #expect(account.preferredOffer(for: monthly) { $2.last }?.id == "promo.up6")
    #expect(account.preferredOffer(for: monthly) { _, _, _ in nil } == nil)
    #expect(account.preferredOffer(for: try product("pro.max.monthly")) == nil)
    for offer in eligible {
      var copy = simulation
      let request = PurchaseRequest(productID: "pro.monthly", offerID: offer.id)
      copy.perform(.purchase(request))
      #expect(copy.status()?.transaction.offer?.id == offer.id)
    }
  }

  @Test("an ineligible offer cannot be chosen, and a plan off sale has no offers")
  func refused() throws {
    var simulation = Simulation(contents: FlowFile.contents, start: start)
    let monthly = try product("pro.monthly")
    let foreign = try #require(monthly.subscription?.promotionalOffers.first)
    let chosen = simulation.account.preferredOffer(for: monthly) { _, _, _ in foreign }
    #expect(chosen?.type == .introductory)
    simulation.perform(.removeFromSale(productID: "pro.monthly"))
    #expect(simulation.account.eligibleOffers(for: monthly).isEmpty)
  }
}
