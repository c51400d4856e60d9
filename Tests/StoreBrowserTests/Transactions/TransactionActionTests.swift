import Foundation
import PurchaseFlow
import StoreModel
import StoreViews
import Testing

@testable import StoreBrowser

@Suite("Actions on transactions")
@MainActor
struct TransactionActionTests {
  @Test("the purchase sheet aligns its labels in one column and its values in another")
  func buyColumns() throws {
    for width in [40, 80] {
      let robot = try Robot(width: width)
      robot.press("5", "b", "backtab")
      robot.type("2025-12-01")
      let labels = ["Product", "Offer", "Date", "Up to now"]
      let ends = try labels.map { label in
        try #require(robot.place(of: "\(label) "), "\(robot.screen)").x + label.count
      }
      #expect(Set(ends).count == 1, "\(robot.screen)")
      let values = try [
        ("Premium Yearly ", 2), ("automatic ▾", 2), ("2025-12", 0), ("renews", 2),
      ]
      .map {
        value,
        inset in
        try #require(robot.place(of: value), "\(robot.screen)").x - inset
      }
      #expect(Set(values) == [(ends.first ?? 0) + 1], "\(robot.screen)")
    }
  }

  @Test("the purchase sheet shows the outcome, and Enter makes the purchase")
  func buy() throws {
    let robot = try Robot()
    robot.press("5", "b")
    robot.expect("Buy a product", "Product", "Premium Yearly: Today $99.99, 1 year")
    robot.expect("Jan 1, 2027")
    robot.press("enter")
    robot.expectNo("Buy a product")
    robot.expect("Transactions  1", "Premium Yearly", "current")
    #expect(robot.actions == [.purchase("com.example.streamingpass.premium.yearly")])
    robot.press("z")
    robot.expect("No Transactions")
  }

  @Test("the purchase sheet shows the charges and the date of a plan change")
  func changePreview() throws {
    let robot = try Robot()
    robot.session.perform(.purchase("com.example.streamingpass.premium.monthly"))
    let model = robot.browser.model
    let monthly = try #require(model.session.catalog.product(id: "\(id).basic.monthly"))
    let waits = model.transactions.dryRun.outcome(
      ofDoing: .purchase(.init(productID: monthly.id))
    )
    #expect(waits?.hasPrefix("Basic Monthly: Jan 8, 2026 $4.99, ") == true)
    #expect(waits?.hasSuffix(" · Takes effect Jan 8, 2026") == true)
    robot.change { $0.asksToBuy = true }
    let asks = model.transactions.dryRun.outcome(
      ofDoing: .purchase(.init(productID: "\(id).premium.yearly"))
    )
    #expect(asks?.hasPrefix("Will ask for approval first. Premium Yearly: ") == true)
  }

  @Test("the purchase sheet shows the total of several units")
  func quantityPreview() throws {
    let robot = try Robot(.config("Everything"))
    let coins = "com.example.everything.coins.small"
    let model = robot.browser.model
    let one = model.transactions.dryRun.outcome(
      ofDoing: .purchase(PurchaseRequest(productID: coins))
    )
    let three = model.transactions.dryRun.outcome(
      ofDoing: .purchase(PurchaseRequest(productID: coins, quantity: 3))
    )
    #expect(one?.hasSuffix(": $0.99") == true)
    #expect(three?.hasSuffix(": 3 × $0.99 = $2.97") == true)
    let intent = model.transactions.dryRun.outcome(
      ofDoing: .purchaseIntent(PurchaseRequest(productID: coins))
    )
    #expect(intent?.hasPrefix("Will wait until the app completes it.") == true)
  }

  @Test("terms in the sheet are in the program's language, with the store's prices")
  func language() throws {
    let plan = "com.example.streamingpass.premium.yearly"
    for (locale, words) in [("de_DE", "bis du kündigst"), ("ja_JP", "今日")] {
      let options = BrowserOptions(programLocale: Locale(identifier: locale))
      let model = try Robot(options: options).browser.model
      let terms = try #require(
        model.transactions.dryRun.outcome(ofDoing: .purchase(PurchaseRequest(productID: plan)))
      )
      #expect(terms.contains(words) && terms.contains("$99.99"), "\(terms)")
      #expect(!terms.contains("until") && !terms.contains("Today"), "\(terms)")
    }
  }

  @Test("several units are bought together and charged as the sheet shows")
  func quantity() throws {
    let robot = try Robot(.config("Everything"), height: 40)
    let coins = "com.example.everything.coins.small"
    robot.session.perform(.purchase(PurchaseRequest(productID: coins)))
    robot.press("5", "b")
    robot.expect("Quantity: 1")
    for _ in 0..<20 where !robot.focused.contains("Quantity") { robot.press("backtab") }
    robot.press("right", "right")
    robot.expect("Quantity: 3", "3 × $0.99 = $2.97")
    robot.click("Confirm")
    let bought = try #require(robot.transactions.last)
    #expect(robot.transactions.count == 2)
    #expect(bought.productID == coins)
    #expect(bought.purchasedQuantity == 3)
    #expect(bought.chargedAmount == Decimal(string: "2.97"))
  }

  @Test("offer codes that the customer may redeem are listed as offers and can be redeemed")
  func code() throws {
    let letters = "com.example.everything.letters.monthly"
    let robot = try Robot(.config("Everything"), height: 40)
    let name = "Book fair, new readers"
    #expect(robot.account.eligibleCodes(for: letters).contains(name))
    robot.browser.model.session.perform(.purchaseIntent(PurchaseRequest(productID: letters)))
    robot.press("5", "b")
    robot.expect("Letters Monthly", "automatic")
    robot.click("automatic")
    robot.expect("code: \(name)")
    robot.expectNo("code: Birthday, present readers")
    robot.click("code: \(name)")
    robot.expect("Letters Monthly: Today")
    robot.click("Confirm")
    #expect(robot.actions.last == .redeemCode(productID: letters, offer: name))
    #expect(robot.transactions.last?.offer?.type == .code)
  }

  @Test("the terms in the sheet are complete for every product name")
  func wholeTerms() throws {
    for (key, height) in [("b", 24), ("i", 24), ("b", 60)] {
      let robot = try Robot(.config("Everything"), height: height)
      for product in robot.browser.model.transactions.productsOnSale
      where product.subscription != nil {
        robot.browser.model.store.selection = product.id
        robot.browser.model.transactions.selection = nil
        robot.press("5", key)
        robot.expectNo("…")
        robot.expect("until you cancel")
        robot.press("escape", "1")
      }
    }
  }

  @Test("the product menu shows prices and does not cover the hints")
  func productMenu() throws {
    let robot = try Robot(.config("Everything"))
    robot.press("5", "b", "up", "up", "enter")
    robot.expect("Team Yearly  $")
    let last = try #require(robot.screen.split(separator: "\n").last)
    #expect(!last.contains("╯"), "\(robot.screen)")
  }

  @Test("Enter in an empty field confirms the suggested value")
  func suggested() throws {
    let robot = try Robot()
    robot.openTransactions()
    robot.press("p")
    robot.expect("10.99")
    robot.press("enter")
    #expect(robot.account.lines.first?.priceIncrease?.price == Decimal(string: "10.99"))
    let other = try Robot()
    other.openTransactions()
    let end = try #require(other.account.lines.first?.periodEnd)
    other.press("e", "enter")
    let moved = try #require(other.account.lines.first?.periodEnd)
    #expect(moved == end.adding(milliseconds: 7 * CalendarZone.day))
  }

  @Test("a backdated purchase appears at its date in the timeline, and the clock cannot go there")
  func datedBackInTimeline() throws {
    let robot = try Robot(width: 100)
    robot.press("5", "b")
    robot.write("2025-01-01", in: "now, or")
    robot.press("enter", "4")
    let instants = robot.browser.model.timeline.customerTimeline.events.map(\.event.instant)
    #expect(instants == instants.sorted())
    #expect(robot.browser.model.timeline.customerTimeline.events.count { $0.isFirstOpening } == 1)
    robot.expect("store opened")
    robot.expectNo("store file or settings changed")
    let actions = robot.actions
    robot.press("home", "enter")
    robot.expect("This event was entered on Jan 1, 2026 00:00 with an earlier date.")
    #expect(robot.actions == actions)
  }

  @Test("a backdated purchase renews up to now, or lasts one period only")
  func backdated() throws {
    let robot = try Robot(options: BrowserOptions(selection: "\(id).basic.monthly"))
    robot.press("5", "b")
    robot.write("2025-10-01", in: "now, or")
    robot.expect("Up to now")
    robot.press("enter")
    #expect(robot.transactions.count == 4)
    robot.press("z", "b")
    robot.write("2025-10-01", in: "now, or")
    robot.click("renews")
    robot.click("one period only")
    robot.click("Confirm")
    #expect(robot.transactions.count == 1)
    #expect(robot.account.lines.first?.willAutoRenew == false)
    robot.press("z")
    #expect(robot.transactions.isEmpty)
  }

  @Test("a future purchase date is refused before and after Enter")
  func postdated() throws {
    let robot = try Robot()
    robot.press("5", "b")
    robot.write("2026-10-01", in: "now, or")
    robot.expect("The date is in the future")
    robot.press("enter")
    robot.expect("The date is in the future")
    robot.press("escape")
    #expect(robot.transactions.isEmpty)
  }

  @Test("a purchase started outside the app waits until the app completes it")
  func intent() throws {
    let robot = try Robot()
    robot.press("5", "I")
    robot.expect("No purchase was started outside the app.")
    robot.press("i")
    robot.expect("Start a purchase outside the app")
    robot.press("enter")
    robot.expect("Premium Yearly waits for the app", "intent")
    robot.press("I")
    robot.expect("current")
    #expect(robot.account.purchaseIntents.isEmpty)
  }

  @Test("D declines a pending purchase")
  func decline() throws {
    let robot = try Robot()
    robot.change { $0.asksToBuy = true }
    robot.press("5", "b", "enter")
    robot.expect("Premium Yearly waits for approval", "Ask to Buy")
    robot.press("D")
    robot.expect("Premium Yearly was declined", "No Transactions")
  }

  @Test("A and D answer the selected one of several pending purchases only")
  func chosenRequest() throws {
    let robot = try Robot(.config("Everything"))
    robot.change { $0.asksToBuy = true }
    for id in ["coins.small", "coins.chest", "tip"] {
      robot.session.perform(.purchase(.init(productID: "com.example.everything.\(id)")))
    }
    robot.press("5", "down", "A")
    #expect(robot.transactions.map(\.productID) == ["com.example.everything.coins.chest"])
    robot.press("D")
    robot.expect("Choose a purchase that waits for approval.")
    robot.press("home", "down", "D")
    let left = robot.account.purchasesToApprove.map(\.productID)
    #expect(left == ["com.example.everything.coins.small"])
  }

  @Test("the purchase sheet cannot confirm a plan that is already held, and says why")
  func held() throws {
    let robot = try Robot()
    robot.openTransactions()
    robot.press("b")
    robot.expect("You're already subscribed to Premium Monthly.")
    robot.expectNo("$9.99, ")
    #expect(!robot.buttons.contains("Confirm"), "\(robot.screen)")
    robot.press("enter", "down", "enter")
    robot.expectNo("You're already subscribed")
    #expect(robot.buttons.contains("Confirm"), "\(robot.screen)")
  }

  @Test("a new pending purchase is selected, and its answer closes the inspector")
  func emptyInspector() throws {
    let robot = try Robot()
    robot.change { $0.asksToBuy = true }
    robot.press("5", "b", "enter", "enter")
    robot.expect("Waits for approval.")
    robot.press("D")
    robot.expect("No Transactions", "Press b to buy something")
    #expect(!robot.browser.model.transactions.isInspecting)
    robot.change { $0.asksToBuy = false }
    robot.press("b", "enter")
    robot.change { $0.interruptsPurchases = true }
    robot.press("b", "enter", "R")
    #expect(robot.account.interruptedPurchases.isEmpty)
  }

  @Test("a switches auto-renew of the selected transaction's subscription")
  func autoRenew() throws {
    let robot = try Robot(.config("Everything"))
    for id in ["studio.solo.monthly", "letters.monthly", "coins.small"] {
      robot.session.perform(.purchase(.init(productID: "com.example.everything.\(id)")))
    }
    let shown = robot.browser.model.store.group
    robot.press("5", "a")
    robot.expect("Select a transaction of an auto-renewable subscription")
    robot.press("down", "a")
    let renewing = robot.account.lines.filter(\.willAutoRenew).map(\.plan.productID)
    #expect(renewing == ["com.example.everything.studio.solo.monthly"])
    #expect(robot.browser.model.store.group == shown)
    robot.press("a")
    #expect(!robot.account.lines.contains { !$0.willAutoRenew })
  }

  @Test("an unpaid subscription cannot be renewed, ended or extended, and a message says why")
  func unpaid() throws {
    let robot = try Robot()
    robot.browser.model.messages.isAutomaticPresentationOn = false
    robot.openTransactions()
    robot.change { $0.isGracePeriodEnabled = true }
    robot.breakPayment()
    robot.press("t")
    for key in ["F", "x", "e"] {
      robot.press(key)
      robot.expect("The renewal is not paid. Fix the payment first.")
    }
    robot.press("a")
    #expect(robot.account.lines.first?.state == .expired)
    robot.press("a")
    robot.expect("The subscription has ended. b buys it again.")
  }

  @Test("a refund asks for a reason and can be reversed")
  func refund() throws {
    let robot = try Robot()
    robot.openTransactions()
    robot.press("r")
    robot.expect("Refund Premium Monthly, $9.99", "Another reason", "The app did not work")
    robot.press("enter")
    robot.expect("Premium Monthly was refunded: $9.99", "refunded")
    #expect(robot.transactions.last?.revocationReason == .other)
    robot.press("r")
    robot.expect("The purchase was already refunded.")
    robot.press("u")
    robot.expect("The refund of Premium Monthly was reversed", "current")
    robot.press("u")
    robot.expect("The purchase was not refunded.")
  }

  @Test("a refund can have the reason that the app did not work")
  func refundReason() throws {
    let robot = try Robot()
    robot.openTransactions()
    robot.press("r")
    robot.click("The app did not work")
    robot.click("Confirm")
    #expect(robot.transactions.last?.revocationReason == .developerIssue)
  }

  @Test("a refund request waits until it is declined, or granted in part")
  func refundRequest() throws {
    let robot = try Robot()
    robot.openTransactions()
    robot.session.move(.by(CalendarSpan(days: 10)))
    robot.press("W")
    robot.expect("No refund of this purchase was requested.")
    robot.press("w")
    robot.expect("Request a refund of Premium Monthly, $9.99", "Unintended purchase")
    robot.press("enter")
    robot.expect("A refund of Premium Monthly was requested")
    #expect(robot.account.refundRequests.map(\.reason) == [.unintendedPurchase])
    robot.press("r")
    robot.expect("The refund was already requested. W decides it.")
    robot.press("o")
    robot.expect("The server was asked again for data about Premium Monthly")
    robot.press("W")
    robot.expect("Refund of Premium Monthly, $9.99", "Grant it", "Grant a part", "Decline it")
    robot.click("Decline it")
    robot.click("Confirm")
    robot.expect("The refund of Premium Monthly was declined")
    #expect(robot.account.refundRequests.isEmpty)
    robot.press("w", "enter", "W")
    robot.click("Grant a part")
    robot.expect("Per cent")
    robot.click("Confirm")
    robot.expect("Premium Monthly was refunded: ", "refunded")
    #expect(robot.transactions.last?.revocationType == .proratedRefund)
    #expect(robot.account.refundRequests.isEmpty)
  }

  @Test("a price increase asks for the new price, and the customer agrees or declines")
  func priceIncrease() throws {
    let robot = try Robot()
    robot.browser.model.messages.isAutomaticPresentationOn = false
    robot.openTransactions()
    robot.press("c")
    robot.expect("No price increase waits for an answer.")
    robot.press("p")
    robot.expect("Premium Monthly costs $9.99 now.", "New price")
    robot.write("9.50", in: "10.99")
    robot.expect("The new price is not higher.")
    robot.press("end", "backspace", "backspace", "backspace", "backspace")
    robot.type("12.99")
    robot.press("enter")
    robot.expect("Consent requested: Premium Monthly for $12.99")
    robot.expect("price increase")
    robot.press("enter")
    robot.expect("price increase pending", "ends, no consent to $12.99")
    robot.press("escape", "c")
    robot.expect("Agreed to the higher price of Premium Monthly")
    robot.press("z", "C")
    #expect(robot.account.lines.first?.willAutoRenew == false)
    robot.press("p")
    robot.expect("The subscription will not renew.")
  }

  @Test("P changes the price for all customers, or only for new ones")
  func priceChange() throws {
    let robot = try Robot()
    robot.openTransactions()
    robot.press("P")
    robot.expect("Premium Monthly costs $9.99 now.", "Subscribers keep their price")
    robot.press("enter")
    robot.expect("Premium Monthly now costs $8.99")
    #expect(robot.account.changedPrices.values.first == Decimal(string: "8.99"))
    robot.press("P")
    robot.type("11.99")
    robot.click("Subscribers keep their price")
    robot.click("Confirm")
    robot.expect("Premium Monthly now costs $11.99 for new customers")
    #expect(robot.account.lines.first?.preservedPrice == Decimal(string: "8.99"))
    robot.press("P")
    robot.type("5")
    robot.click("Subscribers keep their price")
    robot.expect("A lower price applies to all subscribers.")
  }

  @Test("O keeps a subscription with an offer instead of a cancellation")
  func retention() throws {
    let robot = try Robot()
    robot.openTransactions()
    robot.press("O")
    robot.expect("Keep the subscription with an offer", "$6.99")
    robot.press("enter")
    robot.expect("The offer starts with the next renewal of Premium Monthly")
    #expect(robot.account.lines.first?.nextOffer?.type.rawValue == 5)
  }

  @Test("F renews a subscription, e moves its renewal date, and x ends it")
  func testSession() throws {
    let robot = try Robot()
    robot.openTransactions(periods: 1)
    robot.press("F")
    #expect(robot.transactions.count == 3)
    robot.press("e")
    robot.expect("Premium Monthly renews on Feb 8, 2026.")
    robot.write("soon", in: "7d")
    robot.expect("“soon” is not a duration.")
    robot.press("backspace", "backspace", "backspace", "backspace")
    robot.type("10d")
    robot.press("enter")
    robot.expect("Premium Monthly now renews on Feb 18, 2026")
    robot.press("x")
    robot.expect("expired")
    robot.press("x")
    robot.expect("Select a transaction of an active subscription")
  }

  @Test("f finishes a transaction, d deletes it, and undo restores it")
  func finishAndDelete() throws {
    let robot = try Robot(.config("Everything"), height: 30)
    robot.session.perform(.purchase("com.example.everything.coins.small"))
    robot.press("5")
    robot.expect("unfinished")
    robot.press("f")
    robot.expect("was finished")
    robot.expectNo("unfinished")
    robot.press("f")
    robot.expect("The transaction is already finished.")
    robot.press("d")
    robot.expect("was deleted", "No Transactions")
    robot.press("z")
    robot.expect("Transactions  1")
  }

  @Test("the payload and the signed forms can be read and copied")
  func forms() throws {
    let robot = try Robot(height: 40)
    robot.openTransactions()
    robot.press("v")
    robot.expect("Payload", "Header", "Signed", "Renewal", "\"transactionId\" : \"2\"")
    robot.press("y")
    robot.expect("Copied: Payload")
    robot.click("Header")
    robot.expect("\"alg\" : \"ES256\"")
    robot.click("Signed")
    robot.expect("eyJ")
    robot.click("Renewal")
    robot.expect("\"autoRenewStatus\" : 1")
    robot.click("Signed renewal")
    robot.expect("eyJ")
    robot.expectNo("autoRenewStatus")
    robot.press("y")
    robot.expect("Copied: Signed renewal")
    robot.press("escape")
    robot.expectNo("autoRenewStatus")
  }

  @Test("commands without a transaction show why they do nothing", arguments: ["v", "r", "d", "f"])
  func nothing(key: String) throws {
    let robot = try Robot()
    robot.press("5", key)
    #expect(robot.browser.model.notices.remark == "No Transactions")
    #expect(robot.actions.isEmpty)
  }

  @Test("restoring reports the number of purchases")
  func restore() throws {
    let robot = try Robot()
    robot.press("5", "s")
    robot.expect("There are no purchases to restore.")
    robot.openTransactions()
    robot.press("s")
    robot.expect("1 purchase restored")
  }

  private let id = "com.example.streamingpass"
}

extension Robot {
  /// Clicks on an empty field's prompt and types text into the field.
  fileprivate func write(_ text: String, in prompt: String) {
    click(prompt)
    type(text)
  }
}
