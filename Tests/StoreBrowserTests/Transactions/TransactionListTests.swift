import Foundation
import PurchaseFlow
import StoreModel
import StoreViews
import Testing
@_spi(Nodes) import ViewEngine

@testable import StoreBrowser
@testable import TerminalUI

@Suite("The transaction list")
@MainActor
struct TransactionListTests {
  @Test("transactions are listed newest first, with price and state")
  func list() throws {
    let robot = try Robot()
    robot.press("5")
    robot.expect("No Transactions", "Press b to buy something")
    robot.openTransactions()
    robot.expect("Transactions  3", "#", "Product", "Bought", "Ends", "Price", "State")
    let rows = robot.lines.dropFirst(4).prefix(10).filter { $0.contains("Premium Monthly") }
    #expect(rows.count == 3)
    #expect(rows.first?.contains("current") == true, "\(robot.screen)")
    #expect(rows.first?.contains("$9.99") == true)
    #expect(rows.last?.contains("free trial") == true)
    #expect(rows.last?.contains("$0.00") == true)
  }

  @Test("columns are aligned at any width", arguments: [40, 60, 80, 100, 120, 200])
  func alignment(width: Int) throws {
    let robot = try Robot(width: width)
    robot.openTransactions()
    let lines = robot.lines.map { $0.prefix(width < 100 ? width : width * 3 / 5) }
    let rows = lines.filter { line in
      line.contains("Premium") && line.contains("$") && line.hasPrefix(" ")
        || line.hasPrefix("•") || line.hasPrefix("▸")
    }
    .filter { !$0.contains("renewed") && !$0.contains("subscribed") }
    let places = rows.compactMap { row in
      row.range(of: "Premium").map { row.distance(from: row.startIndex, to: $0.lowerBound) }
    }
    let prices = rows.compactMap { row in
      row.range(of: "9.99").map { row.distance(from: row.startIndex, to: $0.upperBound) }
    }
    #expect(rows.count == 3 && Set(places).count == 1, "\(robot.screen)")
    #expect(Set(prices).count <= 1, "\(robot.screen)")
  }

  @Test("narrow screens omit columns, but never the product, its price and its state")
  func narrow() throws {
    let robot = try Robot(width: 40, height: 12)
    robot.openTransactions()
    robot.expect("Premium Monthly  $9.99  current")
    robot.expectNo("Jan 8, 2026", "Ends")
    robot.resize(width: 60, height: 24)
    robot.expect("Premium Monthly", "current", "$9.99")
    robot.expectNo("Ends")
  }

  @Test("a wide screen shows the details of the selected transaction beside the list")
  func inspectorBeside() throws {
    let robot = try Robot(width: 120, height: 60)
    robot.openTransactions()
    robot.expect("Coming renewals", "Mar 8, 2026", "expirationDate", "originalID")
    robot.expect("webOrderLineItemID", "appTransactionID", "deviceVerificationNonce")
    robot.press("down", "down")
    robot.expect("FREE_TRIAL")
  }

  @Test("Tab moves between the list and the details, and keys scroll the details")
  func inspectorRead() throws {
    let robot = try Robot(width: 120, height: 24)
    robot.openTransactions()
    robot.expect("▸ Transactions  3 ━", "─ Details ─")
    robot.expectNo("expirationDate")
    robot.press("tab")
    robot.expectFocused("Details")
    robot.expect("─ Transactions  3 ─", "▸ Details ━", "Esc list")
    robot.press("down", "down", "down", "down")
    robot.expectNo("Coming renewals")
    robot.press("end")
    robot.expect("renewalPrice")
    #expect(robot.browser.model.transactions.chosen?.id == 2)
    robot.press("home")
    robot.expect("Coming renewals")
    robot.press("pagedown")
    robot.expect("expirationDate")
    robot.press("tab")
    robot.expect("▸ Transactions  3 ━", "─ Details ─")
    robot.press("enter")
    robot.expect("─ Transactions  3 ─", "▸ Details ━")
    robot.press("escape")
    robot.expect("▸ Transactions  3 ━", "─ Details ─")
    #expect(robot.browser.model.navigation.screen == .transactions)
    robot.press("down")
    #expect(robot.browser.model.transactions.chosen?.id == 1)
  }

  @Test("the list gets the focus mark back when a new transaction replaces the details")
  func inspectorReplaced() throws {
    let robot = try Robot(width: 120, height: 24)
    robot.openTransactions()
    robot.press("tab", "t")
    robot.expect("▸ Transactions  4 ━", "─ Details ─")
  }

  @Test("a click selects a transaction, and a click on the selected one inspects it")
  func clicks() throws {
    let robot = try Robot()
    robot.openTransactions()
    robot.click("Jan 1, 2026")
    #expect(robot.browser.model.transactions.chosen?.id == 0)
    #expect(!robot.browser.model.transactions.isInspecting)
    robot.click("Jan 1, 2026")
    robot.expect("Coming renewals", "free trial", "Esc list")
  }

  @Test("the newest transaction is selected until the user selects another, which then stays")
  func newest() throws {
    let robot = try Robot()
    robot.openTransactions(periods: 0)
    robot.press("t")
    robot.expect("▸ 1  Premium Monthly")
    robot.expectNo("•")
    robot.press("down", "t", "t")
    robot.expect("▸ 0  Premium Monthly")
    robot.expectNo("•")
    robot.press("up", "z")
    robot.expect("▸ 1  Premium Monthly")
    #expect(robot.browser.model.transactions.chosen?.id == 1)
  }

  @Test("a state is never cut, but replaced with a shorter name")
  func shortStates() throws {
    for language in ["en_US", "ja_JP", "de_DE", "ar"] {
      let words = Words(locale: Locale(identifier: language))
      let names = TransactionState.allCases.map { words.text($0.shortName) }
      #expect(names.allSatisfy { TextWidth.columns($0) <= 10 }, "\(names)")
      #expect(Set(names).count == names.count, "\(names)")
    }
    for width in [40, 60, 80, 100, 115, 130] {
      let robot = try Robot(width: width)
      robot.openTransactions()
      robot.session.perform(
        .increasePrice(
          productID: "com.example.streamingpass.premium.monthly",
          price: 12.99,
          needsConsent: true
        )
      )
      robot.host.update()
      robot.press("escape")
      let row = try #require(robot.lines.first { $0.hasPrefix("▸") })
      let states = ["price increase pending", "price up"]
      #expect(states.contains { row.contains($0) }, "\(robot.screen)")
    }
  }

  @Test("the auto-renew state is never cut", arguments: [40, 80, 100, 130])
  func wholeUpcoming(width: Int) throws {
    let robot = try Robot(width: width)
    robot.openTransactions()
    robot.press("a", "enter")
    robot.expect("off")
    #expect(!robot.lines.dropLast().contains { $0.contains("auto-renew is…") }, "\(robot.screen)")
  }

  @Test("at a fast rate the list shows the date of a purchase on another day")
  func otherDay() throws {
    let robot = try Robot(.config("Everything"))
    let pass = try #require(
      robot.browser.model.transactions.productsOnSale.first { $0.type == .nonRenewable }
    )
    var request = PurchaseRequest(productID: pass.id)
    request.purchaseDate = Instant(iso8601: "2025-05-01T00:00:00Z")
    robot.session.perform(.purchase(request))
    robot.press("5")
    robot.expect("May 1, 2025")
  }

  @Test("on a narrow screen Enter shows the details of the selected transaction")
  func inspectorPushed() throws {
    let robot = try Robot(height: 90)
    robot.openTransactions()
    robot.expectNo("originalPurchaseDate")
    robot.press("enter")
    robot.expect("originalPurchaseDate", "Renewal", "willAutoRenew", "Coming renewals")
    robot.press("escape")
    robot.expectNo("originalPurchaseDate")
    robot.expect("Transactions  3")
    robot.press("escape")
    #expect(robot.browser.model.navigation.screen == .store)
  }

  @Test("the inspector lists coming renewals: a pending plan, offer prices and the end")
  func upcoming() throws {
    let robot = try Robot(height: 60)
    robot.session.perform(.purchase("com.example.streamingpass.premium.monthly"))
    robot.session.perform(.purchase("com.example.streamingpass.basic.monthly"))
    robot.press("5", "enter")
    robot.expect("Jan 8, 2026  Basic Monthly", "$4.99", "Feb 8, 2026")
    #expect(robot.session.simulation.now == BrowserOptions.defaultStart)
    robot.press("a")
    robot.expect("Jan 8, 2026  ends")
  }

  @Test("coming renewals name their offers, and m goes to the product in the file")
  func upcomingOffers() throws {
    let robot = try Robot(.config("Everything"), height: 60)
    let letters = "com.example.everything.letters.monthly"
    robot.session.perform(.purchase(PurchaseRequest(productID: letters)))
    robot.session.perform(.purchase(PurchaseRequest(productID: letters, offerID: "letters.half")))
    let upcoming = UpcomingRenewal.all(of: 0, for: robot.account)
    #expect(upcoming.contains { $0.offer?.id == "letters.half" })
    robot.press("5", "enter")
    robot.expect("Offer: promotional: letters.half")
    robot.press("m")
    #expect(robot.browser.model.navigation.screen == .configuration)
    guard case .plan(let plan)? = robot.browser.model.file.selectedRow?.content else {
      Issue.record("the selected row is not a plan")
      return
    }
    #expect(plan.product.productID == letters)
  }

  @Test("the list shows times instead of dates and all columns if everything is on one day")
  func accelerated() throws {
    let plans = StoreFile.plans([SamplePlan(name: "Monthly")], timeRate: 13)
    for width in [80, 100, 120] {
      let robot = try Robot(plans, width: width)
      robot.session.perform(.purchase("plan.1"))
      for _ in 0..<3 { robot.session.advanceToNextEvent() }
      robot.press("5")
      robot.expect("#", "Bought", "Ends", "00:05")
    }
    let robot = try Robot(plans, width: 40, height: 12)
    robot.session.perform(.purchase("plan.1"))
    for _ in 0..<3 { robot.session.advanceToNextEvent() }
    robot.press("5")
    let rows = robot.lines.filter { $0.contains("Monthly") && $0.contains("00:") }
    #expect(rows.count >= 4 && Set(rows).count == rows.count, "\(robot.screen)")
  }

  @Test("a pending purchase shows its price and request date")
  func waitingFacts() throws {
    let robot = try Robot(height: 40)
    robot.change { $0.asksToBuy = true }
    robot.session.perform(.purchase("com.example.streamingpass.basic.yearly"))
    robot.press("5")
    let row = try #require(robot.lines.first { $0.contains("Ask to Buy") })
    #expect(row.contains("Jan 1, 2026") && row.contains("$"), "\(robot.screen)")
    robot.press("enter")
    robot.expect("productType", "subscriptionGroupID", "requestDate", "price", "offer.id")
  }

  @Test("pending purchases are listed above completed ones")
  func waiting() throws {
    let robot = try Robot()
    robot.change { $0.asksToBuy = true }
    robot.session.perform(.purchase("com.example.streamingpass.basic.yearly"))
    robot.change { ($0.asksToBuy, $0.interruptsPurchases) = (false, true) }
    robot.session.perform(.purchase("com.example.streamingpass.premium.yearly"))
    robot.press("5")
    robot.expect("Ask to Buy", "interrupted")
    robot.press("r")
    robot.expect("This purchase is still pending.")
    robot.press("enter")
    robot.expect("Waits for approval. A approves, D declines.")
    robot.press("escape", "A")
    robot.expect("Basic Yearly", "current")
    robot.expectNo("Ask to Buy")
    robot.press("A")
    robot.expect("Nothing waits for approval.")
    robot.press("R")
    robot.expect("Choose a purchase that was interrupted.")
    robot.press("home", "R")
    robot.expectNo("interrupted")
    #expect(robot.account.interruptedPurchases.isEmpty)
  }

  @Test("the list creates as many rows for 10,000 transactions as for 100")
  func tenThousand() throws {
    let counts = try [100, 10_000].map { count in
      let robot = try Robot(
        .plans([SamplePlan(name: "Weekly", period: "P1W")]),
        options: BrowserOptions(customer: .simulation(try simulation(of: count)))
      )
      robot.press("5")
      robot.expect("Weekly", "current")
      robot.press("down", "down", "pagedown")
      return robot.nodeCount
    }
    #expect(counts[0] == counts[1])
  }

  @Test("the last of 10,000 transactions can be reached and found")
  func lastOfTenThousand() throws {
    let robot = try Robot(
      .plans([SamplePlan(name: "Weekly", period: "P1W")]),
      options: BrowserOptions(customer: .simulation(try simulation(of: 10_000)))
    )
    robot.press("5", "end")
    #expect(robot.browser.model.transactions.chosen?.id == 0)
    robot.press("/")
    robot.type("5000")
    robot.press("enter")
    #expect(robot.browser.model.transactions.chosen?.id == 5000)
    robot.expect("1 of 10,000")
  }

  private func simulation(of count: Int) throws -> Simulation {
    let file = StoreFile.plans([SamplePlan(name: "Weekly", period: "P1W")])
    let catalog = StoreCatalog(try file.configuration())
    var simulation = Simulation(
      contents: StoreContents(catalog),
      start: BrowserOptions.defaultStart
    )
    simulation.perform(.purchase("plan.1"))
    while simulation.account.everyTransaction.count < count {
      let left = count - simulation.account.everyTransaction.count
      let events = simulation.advance(by: CalendarSpan(days: 7 * min(left, 500)))
      guard events.refusal == nil else { break }
    }
    #expect(simulation.account.everyTransaction.count == count)
    return simulation
  }
}

extension Robot {
  /// The number of nodes of the views on the screen.
  fileprivate var nodeCount: Int {
    func count(_ node: Node) -> Int { node.children.reduce(1) { $0 + count($1) } }
    return host.layers.reduce(0) { $0 + count($1.node) }
  }
}
