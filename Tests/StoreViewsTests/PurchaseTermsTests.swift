import PurchaseFlow
import StoreModel
import Testing

@testable import StoreViews

@Suite("Purchase terms")
@MainActor
struct PurchaseTermsTests {
  typealias Line = PurchaseTerms.Line

  @Test("a plan without an offer is charged now and at each renewal")
  func plain() throws {
    let terms = try StoreSession.streaming().terms("premium.yearly")
    #expect(
      terms.lines == [
        Line(instant: nil, text: "1 year", price: "$99.99"),
        Line(
          instant: try instant("2027-01-01T00:00:00Z"),
          text: "then each year, until you cancel",
          price: "$99.99"
        ),
      ]
    )
    #expect(terms.note == nil)
  }

  @Test("a free trial costs nothing at first, and then the regular price")
  func trial() throws {
    let terms = try StoreSession.streaming().terms("premium.monthly")
    #expect(
      terms.lines == [
        Line(instant: nil, text: "1 week free", price: "$0.00"),
        Line(
          instant: try instant("2026-01-08T00:00:00Z"),
          text: "then each month, until you cancel",
          price: "$9.99"
        ),
      ]
    )
  }

  @Test("pay as you go charges each month of the offer, and then the regular price")
  func asYouGo() throws {
    let terms = try StoreSession.streaming().terms("basic.monthly")
    #expect(
      terms.lines == [
        Line(instant: nil, text: "each month, for 3 months", price: "$1.99"),
        Line(
          instant: try instant("2026-04-01T00:00:00Z"),
          text: "then each month, until you cancel",
          price: "$4.99"
        ),
      ]
    )
  }

  @Test("pay up front charges the offer once, and then the regular price")
  func upFront() throws {
    let terms = try StoreSession.streaming().terms("basic.yearly")
    #expect(
      terms.lines == [
        Line(instant: nil, text: "6 months", price: "$14.99"),
        Line(
          instant: try instant("2026-07-01T00:00:00Z"),
          text: "then each year, until you cancel",
          price: "$49.99"
        ),
      ]
    )
  }

  @Test("an upgrade is charged now without an offer, and its note mentions the refund")
  func upgrade() throws {
    let session = try StoreSession.streaming()
    try session.buy("basic.monthly")
    let terms = try session.terms("premium.monthly")
    #expect(terms.lines.map(\.price) == ["$9.99", "$9.99"])
    #expect(terms.lines.first == Line(instant: nil, text: "1 month", price: "$9.99"))
    #expect(terms.note == "The unused part of your plan is refunded.")
  }

  @Test("a downgrade costs nothing now, and its note shows the date")
  func downgrade() throws {
    let session = try StoreSession.streaming()
    try session.buy("premium.monthly")
    let terms = try session.terms("basic.yearly")
    let end = try instant("2026-01-08T00:00:00Z")
    #expect(
      terms.lines == [Line(instant: end, text: "each year, until you cancel", price: "$49.99")]
    )
    #expect(terms.note == "Takes effect Jan 8, 2026")
  }

  @Test("the terms of an upgrade from a free trial mention no refund")
  func upgradeFromTrial() throws {
    let session = try StoreSession.everything()
    try session.buy("guest.weekly")
    let terms = try session.terms("solo.monthly")
    #expect(terms.lines.map(\.price) == ["$7.99", "$7.99"])
    #expect(terms.note == nil)
  }

  @Test("cancelling a pending change during an offer lists the rest of the offer")
  func takenBackInOffer() throws {
    let session = try StoreSession.streaming()
    try session.buy("basic.monthly")
    try session.buy("basic.yearly")
    let terms = try session.terms("basic.monthly")
    #expect(
      terms.lines == [
        Line(
          instant: try instant("2026-02-01T00:00:00Z"),
          text: "each month, for 2 months",
          price: "$1.99"
        ),
        Line(
          instant: try instant("2026-04-01T00:00:00Z"),
          text: "then each month, until you cancel",
          price: "$4.99"
        ),
      ]
    )
    #expect(terms.note == nil)
    try session.buy("basic.monthly")
    session.move(.to(try instant("2026-04-01T00:00:00Z")))
    let charged = session.simulation.account.allTransactions.map { "\($0.chargedAmount)" }
    #expect(charged == ["1.99", "1.99", "1.99", "4.99"])
  }

  @Test("cancelling a pending change after the offer lists only the price")
  func takenBack() throws {
    let session = try StoreSession.streaming()
    try session.buy("premium.monthly")
    try session.buy("basic.yearly")
    let terms = try session.terms("premium.monthly")
    let end = try instant("2026-01-08T00:00:00Z")
    #expect(
      terms.lines == [Line(instant: end, text: "each month, until you cancel", price: "$9.99")]
    )
    #expect(terms.note == nil)
  }

  @Test("an offer of 1,000 periods still shows the price that follows")
  func longOffer() throws {
    let terms = try StoreSession.streaming(offerPeriods: 1_000).terms("basic.monthly")
    #expect(
      terms.lines == [
        Line(instant: nil, text: "each month, for 1,000 months", price: "$1.99"),
        Line(
          instant: try instant("2109-05-01T00:00:00Z"),
          text: "then each month, until you cancel",
          price: "$4.99"
        ),
      ]
    )
  }

  @Test("a crossgrade to another duration takes effect at the next renewal")
  func crossgrade() throws {
    let session = try StoreSession.streaming()
    try session.buy("premium.monthly")
    let terms = try session.terms("premium.yearly")
    #expect(terms.lines.map(\.price) == ["$99.99"])
    #expect(terms.note == "Takes effect Jan 8, 2026")
  }

  @Test("computing the terms changes nothing")
  func dryRun() throws {
    let session = try StoreSession.streaming()
    let before = session.simulation
    for plan in try session.group().products { _ = PurchaseTerms(plan, in: session) }
    #expect(session.simulation == before)
    #expect(session.notice == nil)
  }

  @Test("a product that cannot be bought has no terms")
  func unavailable() throws {
    let odd = plan("odd", price: "x", .monthly, unavailability: .unknownPrice)
    let terms = PurchaseTerms(odd, in: try .streaming())
    #expect(terms.lines.isEmpty)
  }

  @Test(
    "the customer is charged the amounts in the terms",
    arguments: ["premium.yearly", "premium.monthly", "basic.yearly", "basic.monthly"]
  )
  func holds(suffix: String) throws {
    let session = try StoreSession.streaming()
    let terms = try session.terms(suffix)
    try session.buy(suffix)
    let money = { (transaction: PurchaseFlow.Transaction) in
      session.catalog.money(transaction.chargedAmount, in: transaction.currencyIdentifier)
    }
    let first = try #require(session.simulation.account.allTransactions.first)
    #expect(money(first) == terms.lines.first?.price)
    let renewal = try #require(terms.lines.last?.instant)
    session.move(.to(renewal))
    let last = try #require(session.simulation.account.allTransactions.last)
    #expect(last.purchasedAt == renewal)
    #expect(money(last) == terms.lines.last?.price)
  }

  @Test("the terms are in the store's language")
  func japanese() throws {
    let terms = try StoreSession.streaming(locale: "ja").terms("premium.monthly")
    #expect(terms.lines.map(\.text) == ["1週間無料", "その後は解約するまで毎月"])
  }
}
