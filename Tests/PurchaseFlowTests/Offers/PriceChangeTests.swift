import Foundation
import PurchaseFlow
import StoreModel
import Testing

/// Tests R47, I6 and I7 of `Documentation/Subscription-rules.md`.
@Suite("Price changes")
struct PriceChangeTests {
  private let pro = FlowStore.pro

  private func subscriber() -> Simulation {
    var simulation = Simulation(contents: FlowFile.contents, start: start)
    simulation.buy("pro.basic")
    return simulation
  }

  private func change(
    _ productID: String,
    _ price: Decimal,
    preserves: Bool = false
  ) -> StoreAction {
    .changePrice(productID: productID, price: price, preservesCurrent: preserves)
  }

  @Test("a product without a subscriber gets a new price without a notification")
  func newCustomers() {
    var simulation = Simulation(contents: FlowFile.contents, start: start)
    let events = simulation.perform(change("pro.basic", 4))
    #expect(events.map(\.kind.name) == ["priceChanged"])
    #expect(events.notifications.isEmpty)
    #expect(simulation.account.displayedPrices == ["pro.basic": 4])
    simulation.buy("pro.basic")
    #expect(simulation.status()?.transaction.price == 4)
    simulation.perform(change("unlock.pro", 10))
    simulation.buy("unlock.pro")
    #expect(simulation.account.latestTransaction(for: "unlock.pro")?.price == 10)
  }

  @Test("a store shows the preserved price to the subscriber, and the new price after a lapse")
  func displayedPrice() {
    var simulation = subscriber()
    simulation.perform(change("pro.basic", 8, preserves: true))
    #expect(simulation.account.displayedPrices == ["pro.basic": 6])
    #expect(simulation.account.changedPrices == ["pro.basic": 8])
    #expect(simulation.account.line(pro)?.preservedPrice == 6)
    simulation.perform(.disableAutoRenew(pro))
    simulation.advance(by: CalendarSpan(months: 1))
    #expect(simulation.status()?.state == .expired)
    #expect(simulation.account.displayedPrices == ["pro.basic": 8])
  }

  @Test("a request for consent ends a preserved price only if the customer agrees")
  func consentAfterPreserved() {
    var simulation = subscriber()
    simulation.perform(change("pro.basic", 8, preserves: true))
    simulation.perform(.increasePrice(productID: "pro.basic", price: nil, needsConsent: true))
    #expect(simulation.account.line(pro)?.priceIncrease?.price == 8)
    #expect(simulation.status()?.renewalInfo.renewalPrice == 6)
    var agreed = simulation
    agreed.perform(.answerPriceIncrease(pro, agree: true))
    #expect(agreed.status()?.renewalInfo.renewalPrice == 8)
    simulation.perform(.answerPriceIncrease(pro, agree: false))
    simulation.perform(.enableAutoRenew(pro))
    #expect(simulation.status()?.renewalInfo.renewalPrice == 6)
  }

  @Test("in grace and with auto-renew off a higher price is not announced, but applies")
  func otherStates() {
    var contents = FlowFile.contents(grace: true)
    contents.policies.priceAfterDecline = .new
    var simulation = Simulation(contents: contents, start: start)
    simulation.buy("pro.basic")
    simulation.perform(.disableAutoRenew(pro))
    #expect(simulation.perform(change("pro.basic", 7)).notifications.isEmpty)
    simulation.perform(.enableAutoRenew(pro))
    #expect(simulation.status()?.renewalInfo.renewalPrice == 7)
    simulation.perform(.setPayment(works: false))
    simulation.advance(by: CalendarSpan(months: 1))
    #expect(simulation.status()?.state == .inGracePeriod)
    #expect(simulation.perform(change("pro.basic", 9, preserves: true)).notifications.isEmpty)
    simulation.perform(.resolveBillingIssue(pro))
    #expect(simulation.status()?.transaction.price == 7)
  }

  @Test("a change to another plan ends a preserved price")
  func planChange() {
    var simulation = subscriber()
    simulation.perform(change("pro.basic", 8, preserves: true))
    simulation.buy("pro.weekly")
    simulation.advance(by: CalendarSpan(months: 1))
    simulation.buy("pro.basic")
    simulation.advance(by: CalendarSpan(days: 7))
    #expect(simulation.status()?.transaction.productID == "pro.basic")
    #expect(simulation.status()?.transaction.price == 8)
  }

  @Test("prices that make no sense are refused and change nothing")
  func refused() {
    var simulation = subscriber()
    let account = simulation.account
    let cases: [(StoreAction, Refusal)] = [
      (change("nothing", 1), .unknownProduct("nothing")),
      (change("pro.basic", 6), .priceUnchanged("pro.basic")),
      (change("pro.basic", -1), .priceNotUsable("pro.basic")),
      (change("pro.basic", .nan), .priceNotUsable("pro.basic")),
      (change("pro.basic", 5, preserves: true), .decreaseNotPreserved("pro.basic")),
      (change("coins.100", 5, preserves: true), .notASubscription("coins.100")),
      (
        .increasePrice(productID: "pro.basic", price: nil, needsConsent: false),
        .priceNotHigher("pro.basic")
      ),
      (
        .increasePrice(productID: "pro.basic", price: .nan, needsConsent: true),
        .priceNotHigher("pro.basic")
      ),
    ]
    for (action, refusal) in cases {
      #expect(simulation.perform(action).refusal == refusal)
      #expect(simulation.account == account)
    }
  }
}
