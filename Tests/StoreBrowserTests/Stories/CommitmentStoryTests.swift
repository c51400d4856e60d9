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
}
