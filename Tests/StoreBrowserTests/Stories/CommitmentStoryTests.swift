import Foundation
import PurchaseFlow
import StoreModel
import StoreViews
import Testing

@testable import StoreBrowser

@Suite("Monthly billing with a commitment in the browser")
@MainActor
struct CommitmentStoryTests {
  private let letters = "com.example.everything.letters"

  /// A store whose second tab has the plans that are billed monthly. Its file shows no purchase
  /// sheets.
  private func robot() throws -> Robot {
    var options = BrowserOptions()
    options.appearance.grouping = .billing
    options.group = "The Letter Club"
    options.storefront = Storefront("JPN")
    return try Robot(.config("Everything"), width: 100, height: 40, options: options)
  }

  @Test("the store shows both amounts before the purchase, and Enter buys the monthly plan")
  func purchase() throws {
    let robot = try robot()
    robot.press("up", "right", "down")
    robot.expect("12 payments, ¥102 in total")
    robot.press("enter")
    let line = try #require(robot.account.lines.first)
    #expect(line.plan.isBilledMonthly && line.commitmentPeriod?.number == 1)
  }

  @Test("P changes the price of the held billing plan, or of the other one")
  func priceChange() throws {
    let robot = try robot()
    robot.press("up", "right", "down", "enter", "5", "P")
    let line = try #require(robot.account.lines.first)
    let prices = { robot.account.newCustomerPrice(of: line.plan.productID, billedAs: $0)?.amount }
    let (upFront, monthly) = (try #require(prices(.upFront)), try #require(prices(.monthly)))
    robot.expect("Billing", "Pay Monthly")
    robot.press("enter")
    #expect(prices(.monthly) == monthly - 1 && prices(.upFront) == upFront)
    robot.press("P")
    robot.click("Pay Monthly")
    robot.click("Pay Up Front")
    robot.click("Confirm")
    #expect(prices(.monthly) == monthly - 1 && prices(.upFront) == upFront - 1)
  }

  @Test("the account screen lists only the offers of the customer's billing plan")
  func offers() throws {
    let robot = try robot()
    let yearly = try #require(robot.session.catalog.product(id: "\(letters).yearly"))
    let promotional = { (plan: Product.SubscriptionInfo.BillingPlanType) in
      let offers = robot.account.eligibleOffers(for: yearly, billedAs: plan)
      return offers.first { $0.type == .promotional }.map(robot.browser.model.words.price(of:))
    }
    robot.press("up", "right", "down", "enter", "3")
    robot.expect(try #require(promotional(.monthly)))
    robot.expectNo(try #require(promotional(.upFront)))
  }

  @Test("a win-back offer of monthly billing is bought with monthly billing")
  func winBack() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "PurchaseFlowTests/Scenarios/Files/Flow.storekit")
    var options = BrowserOptions()
    options.storefront = Storefront("ECU")
    let flow = StoreFile.text(try String(contentsOf: path, encoding: .utf8))
    let robot = try Robot(flow, width: 100, height: 40, options: options)
    let request = PurchaseRequest(productID: "plus.yearly", billingPlan: .monthly)
    robot.session.perform(.purchase(request))
    let group = try #require(robot.account.lines.first?.group)
    robot.session.perform(.expire(group))
    let messages = robot.browser.model.messages
    let found = try #require(messages.winBackOffer(in: group))
    #expect(found.offer.id == "wb.plus")
    messages.openWinBackOffer(in: group)
    robot.session.confirmPurchase()
    let line = try #require(robot.account.line(group))
    #expect(line.plan.isBilledMonthly && line.state == .subscribed)
    #expect(robot.account.transaction(line.latestID)?.offer?.id == "wb.plus")
  }

  @Test("a cancelled commitment is shown with auto-renew off on the account screen")
  func cancelled() throws {
    let robot = try robot()
    robot.press("up", "right", "down", "enter")
    robot.press("a")
    let line = try #require(robot.account.lines.first)
    #expect(line.willAutoRenew && !line.renewsAfterTerm)
    robot.press("3")
    robot.expect("Auto-renew off")
    robot.expect("Commitment ends", "does not renew", "Next charge")
  }

  /// A customer whom the account screen put into a commitment.
  private func committed(width: Int = 100, height: Int = 40) throws -> Robot {
    var options = BrowserOptions()
    options.group = "The Letter Club"
    options.storefront = Storefront("JPN")
    let robot = try Robot(.config("Everything"), width: width, height: height, options: options)
    robot.press("3")
    for _ in 0..<20 where !robot.focused.contains("12-month commitment") { robot.press("down") }
    robot.press("enter")
    return robot
  }

  @Test("the account screen puts the customer into a commitment and shows its progress")
  func state() throws {
    let robot = try committed()
    let line = try #require(robot.account.lines.first)
    #expect(line.commitmentPeriod?.number == 1 && line.renewsAfterTerm)
    robot.expect("● 12-month commitment", "The Letter Club: 12-month commitment")
    robot.expect("Commitment", "1 of 12", "Next charge")
  }

  @Test("a cancelled commitment goes on until its twelfth payment and then ends")
  func cancelling() throws {
    let robot = try committed()
    robot.press("a")
    robot.expect("● Auto-renew off", "does not renew", "Next charge")
    for _ in 1..<12 { robot.press("t") }
    let line = try #require(robot.account.lines.first)
    #expect(line.commitmentPeriod?.number == 12 && line.transactionIDs.count == 12)
    robot.expect("12 of 12")
    robot.press("t")
    #expect(robot.account.lines.first?.state == .expired)
    robot.expect("● Lapsed")
  }

  @Test("the timeline numbers the payments of a commitment and lists no deletion")
  func timeline() throws {
    let robot = try committed()
    robot.press("t", "t", "4")
    robot.expect("1 of 12", "2 of 12", "3 of 12")
    robot.press("3", "home", "enter", "4")
    robot.expectNo("deleted")
  }

  @Test("the state shows why it is not sold, and is hidden if no plan of the file has it")
  func unavailable() throws {
    var options = BrowserOptions()
    options.group = "The Letter Club"
    let unsold = try Robot(.config("Everything"), width: 100, height: 40, options: options)
    unsold.press("3")
    unsold.expect("12-month commitment", "Not sold in the storefront")
    let none = try Robot(width: 100, height: 40)
    none.press("3")
    none.expectNo("12-month commitment")
  }
}
