import PurchaseFlow
import StoreModel
import StoreViews
import Testing

@testable import StoreBrowser

@Suite("Monthly billing with a commitment in the browser")
@MainActor
struct CommitmentStoryTests {
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
