import Foundation
import PurchaseFlow
import StoreModel
import Testing

/// Tests K11 of `Documentation/Subscription-rules.md` for price changes (R47, I7), and retention
/// offers (R49) of plans with a 12-month commitment.
@Suite("Prices of plans with a 12-month commitment")
struct CommitmentPriceTests {
  private let plus = FlowStore.plus

  private func subscriber(_ change: (inout StoreContents) -> Void = { _ in }) -> Simulation {
    var contents = FlowFile.committed
    change(&contents)
    var simulation = Simulation(contents: contents, start: start)
    simulation.buyMonthly("plus.yearly")
    return simulation
  }

  private func change(
    _ price: Decimal,
    of billingPlan: Product.SubscriptionInfo.BillingPlanType? = nil,
    preserves: Bool = false
  ) -> StoreAction {
    .changePrice(
      productID: "plus.yearly",
      price: price,
      preservesCurrent: preserves,
      billingPlan: billingPlan
    )
  }

  @Test("a price change concerns the held billing plan from the next commitment on")
  func held() {
    var simulation = subscriber()
    let events = simulation.perform(change(12))
    #expect(events.compactMap { $0.notification?.description } == ["PRICE_INCREASE/ACCEPTED"])
    #expect(simulation.account.displayedMonthlyPrices == ["plus.yearly": 12])
    #expect(simulation.account.displayedPrices.isEmpty)
    let info = simulation.account.leadingStatus(for: plus)?.renewalInfo
    #expect(info?.renewalPrice == FlowStore.money("8.99"))
    #expect(info?.commitment?.price == 12)
    simulation.advance(by: CalendarSpan(months: 12))
    #expect(simulation.account.latestTransaction(in: plus)?.price == 12)
  }

  @Test("a lower price and a preserved price have no notification")
  func quiet() {
    var lower = subscriber()
    #expect(lower.perform(change(5)).compactMap(\.notification).isEmpty)
    lower.advance(by: CalendarSpan(months: 12))
    #expect(lower.account.latestTransaction(in: plus)?.price == 5)
    var preserved = subscriber()
    #expect(preserved.perform(change(12, preserves: true)).compactMap(\.notification).isEmpty)
    #expect(preserved.account.displayedMonthlyPrices == ["plus.yearly": FlowStore.money("8.99")])
    preserved.advance(by: CalendarSpan(months: 12))
    #expect(preserved.account.latestTransaction(in: plus)?.price == FlowStore.money("8.99"))
  }

  @Test("for a customer without the plan, a price change concerns up-front billing")
  func newCustomer() {
    var simulation = Simulation(contents: FlowFile.committed, start: start)
    simulation.perform(change(120))
    #expect(simulation.account.displayedPrices == ["plus.yearly": 120])
    #expect(simulation.account.displayedMonthlyPrices.isEmpty)
    simulation.buyMonthly("plus.yearly")
    #expect(simulation.account.latestTransaction(in: plus)?.price == FlowStore.money("8.99"))
  }

  @Test("a named billing plan changes its price, whichever billing plan the customer has")
  func named() {
    let (upFront, monthly) = (["plus.yearly": Decimal(120)], ["plus.yearly": Decimal(12)])
    var without = Simulation(contents: FlowFile.committed, start: start)
    without.perform(change(12, of: .monthly))
    #expect(without.account.displayedMonthlyPrices == monthly)
    #expect(without.account.displayedPrices.isEmpty)
    without.buyMonthly("plus.yearly")
    #expect(without.account.latestTransaction(in: plus)?.price == 12)
    var other = Simulation(contents: FlowFile.committed, start: start)
    other.buy("plus.yearly")
    let events = other.perform(change(12, of: .monthly))
    #expect(events.map(\.kind.name) == ["priceChanged"] && events.notifications.isEmpty)
    let info = other.account.leadingStatus(for: plus)?.renewalInfo
    #expect(info?.renewalPrice == FlowStore.money("99.99"))
    var holder = subscriber()
    #expect(holder.perform(change(120, of: .upFront, preserves: true)).notifications.isEmpty)
    #expect(holder.account.displayedPrices == upFront)
    #expect(holder.account.displayedMonthlyPrices.isEmpty)
    #expect(holder.account.line(plus)?.keptPrice == nil)
    holder.advance(by: CalendarSpan(months: 12))
    #expect(holder.account.latestTransaction(in: plus)?.price == FlowStore.money("8.99"))
    let announced = holder.perform(change(12, of: .monthly))
    #expect(announced.notifications.map(\.description) == ["PRICE_INCREASE/ACCEPTED"])
  }

  @Test("a change of a billing plan that the store does not sell is refused")
  func notSold() {
    var simulation = subscriber()
    let account = simulation.account
    let cases: [(String, Product.SubscriptionInfo.BillingPlanType, Refusal)] = [
      ("plus.basic", .monthly, .billingPlanNotForSale("plus.basic")),
      ("coins.100", .upFront, .notASubscription("coins.100")),
      ("nothing", .monthly, .unknownProduct("nothing")),
    ]
    for (product, billingPlan, refusal) in cases {
      let action = StoreAction.changePrice(
        productID: product,
        price: 1,
        preservesCurrent: false,
        billingPlan: billingPlan
      )
      #expect(simulation.perform(action).refusal == refusal)
      #expect(simulation.account == account)
    }
  }

  @Test("a retention offer belongs to the held billing plan and needs a renewal to cancel")
  func retention() {
    var simulation = subscriber { $0.settings.retentionOffers = ["plus.499x3", "plus.up"] }
    #expect(simulation.account.retentionOffers(in: plus).map(\.id) == ["plus.499x3"])
    var cancelled = simulation
    cancelled.perform(.disableAutoRenew(plus))
    #expect(cancelled.account.retentionOffers(in: plus).isEmpty)
    simulation.perform(.acceptRetentionOffer(plus, offerID: "plus.499x3"))
    simulation.advance(by: CalendarSpan(months: 1))
    let latest = simulation.account.latestTransaction(in: plus)
    #expect(latest?.price == FlowStore.money("4.99") && latest?.offer?.type == .retention)
    #expect(latest?.commitmentPeriod?.number == 2)
  }
}
