import PurchaseFlow
import StoreModel
import Testing

@testable import StoreViews

@Suite("Store session")
@MainActor
struct StoreSessionTests {
  @Test("a new customer has no status, notice or requested product")
  func new() throws {
    let session = try StoreSession.streaming()
    #expect(try session.status() == nil)
    #expect(session.notice == nil)
    #expect(session.requestedProduct == nil)
    #expect(session.now == (try instant("2026-01-01T00:00:00Z")))
  }

  @Test("requesting a purchase opens the sheet and changes nothing else")
  func request() throws {
    let session = try StoreSession.streaming()
    let before = session.simulation
    let plan = try session.plan("premium.yearly")
    session.requestPurchase(of: plan)
    #expect(session.requestedProduct == plan)
    #expect(session.simulation == before)
  }

  @Test("confirming buys the product and closes the sheet")
  func confirm() throws {
    let session = try StoreSession.streaming()
    try session.buy("premium.yearly")
    #expect(session.requestedProduct == nil)
    #expect(try session.status()?.transaction.productID.hasSuffix("premium.yearly") == true)
  }

  @Test("a raised price replaces the listed price until the raise is undone")
  func raisedPrice() throws {
    let session = try StoreSession.streaming()
    try session.buy("premium.yearly")
    let plan = try session.plan("premium.yearly")
    let (listed, words) = (session.listed, session.words)
    session.perform(.increasePrice(productID: plan.id, price: 119.99, needsConsent: true))
    let raised = try session.plan("premium.yearly")
    #expect(raised.displayPrice == "$119.99" && raised.displayName == plan.displayName)
    #expect(words.price(of: raised) == "$119.99/year")
    #expect(raised.subscription?.pricingTerms.first?.billingDisplayPrice == "$119.99")
    #expect(session.catalog.groups[0].products.contains(raised))
    guard case .loaded(let plans) = session.load(.group("2164C1F7", .all)) else {
      Issue.record("The plans cannot be loaded")
      return
    }
    #expect(plans.contains(raised) && !plans.contains(plan))
    #expect(session.listed == listed && listed.product(id: plan.id) == plan)
    session.undo()
    #expect(session.catalog == listed)
  }

  @Test("a store lists the preserved price for its subscriber, and the new price after the lapse")
  func preservedPrice() throws {
    let session = try StoreSession.streaming()
    let other = try StoreSession.streaming()
    try session.buy("premium.yearly")
    let plan = try session.plan("premium.yearly")
    let change = StoreAction.changePrice(
      productID: plan.id,
      price: 119.99,
      preservesCurrent: true
    )
    session.perform(change)
    other.perform(change)
    #expect(try session.plan("premium.yearly").displayPrice == "$99.99")
    #expect(try other.plan("premium.yearly").displayPrice == "$119.99")
    let group = try #require(session.catalog.groups.first)
    session.setAutoRenew(false, in: group)
    session.advanceToNextEvent()
    #expect(try session.plan("premium.yearly").displayPrice == "$119.99")
  }

  @Test("cancelling leaves the customer unchanged")
  func cancel() throws {
    let session = try StoreSession.streaming()
    session.requestPurchase(of: try session.plan("premium.yearly"))
    session.cancelPurchase()
    #expect(session.requestedProduct == nil)
    #expect(try session.status() == nil)
    #expect(session.simulation.account.allTransactions.isEmpty)
  }

  @Test("confirming and cancelling without a sheet do nothing")
  func withoutSheet() throws {
    let session = try StoreSession.streaming()
    let before = session.simulation
    session.confirmPurchase()
    session.cancelPurchase()
    #expect(session.simulation == before)
  }

  @Test("a product that cannot be bought opens no sheet")
  func unavailable() throws {
    let session = try StoreSession.streaming()
    session.requestPurchase(of: plan("x", price: "x", .monthly, unavailability: .unknownPrice))
    #expect(session.requestedProduct == nil)
  }

  @Test("auto-renew can be turned off and on")
  func autoRenew() throws {
    let session = try StoreSession.streaming()
    try session.buy("premium.yearly")
    session.setAutoRenew(false, in: try session.group())
    #expect(try session.status()?.renewalInfo.willAutoRenew == false)
    session.setAutoRenew(true, in: try session.group())
    #expect(try session.status()?.renewalInfo.willAutoRenew == true)
  }

  @Test("the clock advances to the next event, and stays if there is none")
  func nextEvent() throws {
    let session = try StoreSession.streaming()
    session.advanceToNextEvent()
    #expect(session.notice == .nothingDue)
    try session.buy("premium.monthly")
    session.advanceToNextEvent()
    #expect(session.now == (try instant("2026-01-08T00:00:00Z")))
  }

  @Test("a clock move without events reports the new time")
  func move() throws {
    let session = try StoreSession.streaming()
    #expect(session.move(try ClockMove(parsing: "2w")) == nil)
    let end = try instant("2026-01-15T00:00:00Z")
    #expect(session.notice == .nothingHappened(until: end))
    #expect(session.now == end)
  }

  @Test("a refused clock move changes neither clock, history nor notice")
  func refusedMove() throws {
    let session = try StoreSession.streaming()
    let before = session.simulation
    let refusal = session.move(try ClockMove(parsing: "2025-01-01"))
    #expect(refusal == .clockBackwards(now: before.now))
    #expect(session.simulation == before)
    #expect(session.notice == nil)
  }

  @Test("restoring counts active purchases and not expired ones")
  func restore() throws {
    let session = try StoreSession.streaming()
    session.restorePurchases()
    #expect(session.notice == .restored(0))
    try session.buy("premium.monthly")
    session.restorePurchases()
    #expect(session.notice == .restored(1))
    session.setAutoRenew(false, in: try session.group())
    session.advanceToNextEvent()
    session.restorePurchases()
    #expect(session.notice == .restored(0))
  }

  @Test("the time zone determines the day on which a period ends")
  func zone() throws {
    let session = try StoreSession.streaming(zone: "America/New_York")
    try session.buy("premium.yearly")
    #expect(session.dates.day(session.now) == "Dec 31, 2025")
    #expect(
      try session.planStatus("premium.yearly").upcomingChangeText(session.words, session.dates)
        == "Renews Dec 31, 2026"
    )
  }
}
