import Foundation
import PurchaseFlow
import StoreModel
import TestSupport
import Testing

@testable import StoreBrowser

@Suite("The next charge and the end of a subscription")
@MainActor
struct UpcomingChargeTests {
  /// A subscriber to Premium Monthly, after the trial.
  private func subscriber() throws -> Robot {
    let robot = try Robot(width: 120, height: 40)
    robot.press("down", "enter", "enter", "t")
    return robot
  }

  private func set(
    _ robot: Robot,
    _ change: (inout StoreSettings) -> Void
  ) {
    var contents = robot.account.store
    change(&contents.settings)
    robot.session.perform(.open(contents))
  }

  private func row(_ label: String, _ robot: Robot) -> String {
    robot.lines.first { $0.contains(label) } ?? robot.screen
  }

  @Test("an unanswered price increase shows the new charge if agreed, else the end")
  func increase() throws {
    let robot = try subscriber()
    let id = try #require(robot.transactions.last?.productID)
    robot.session.perform(.increasePrice(productID: id, price: 99, needsConsent: true))
    robot.press("escape", "3")
    #expect(row("Next charge", robot).contains("$99.00 on Feb 8, 2026 if agreed, else it ends"))
    robot.expect("$99.00, not answered")
    robot.session.perform(
      .answerPriceIncrease(try #require(robot.account.groups.first), agree: true)
    )
    robot.press("down")
    #expect(row("Next charge", robot).hasSuffix("$99.00 on Feb 8, 2026"))
  }

  @Test("with a failing payment, agreeing to a price increase leads to billing retry")
  func increaseUnpaid() throws {
    let robot = try subscriber()
    let id = try #require(robot.transactions.last?.productID)
    set(robot) { $0.failsRenewals = true }
    var contents = robot.account.store
    contents.policies.unansweredIncrease = .endsFirst
    robot.session.perform(.open(contents))
    robot.session.perform(.increasePrice(productID: id, price: 99, needsConsent: true))
    robot.press("escape", "3")
    let row = row("Next charge", robot)
    #expect(row.hasSuffix("billing retry begins on Feb 8, 2026"))
    robot.expect("if agreed, else it ends")
    #expect(!row.contains("$99.00"))
  }

  @Test("a renewal that fails because of the settings is announced before and after it is due")
  func failing() throws {
    let robot = try subscriber()
    set(robot) { $0.failsRenewals = true }
    robot.press("3")
    let failing = "payment fails, billing retry begins on Feb 8, 2026"
    #expect(row("Next charge", robot).hasSuffix(failing))
    set(robot) { $0.isGracePeriodEnabled = true }
    robot.press("down")
    let grace = "payment fails, grace period begins on Feb 8, 2026"
    #expect(row("Next charge", robot).hasSuffix(grace))
    robot.press("t", "escape")
    #expect(row("Next charge", robot).hasSuffix("$9.99 once the charge goes through"))
    #expect(row("Payment", robot).hasSuffix("renewals fail (settings)"))
  }

  @Test("a subscription at its renewal limit shows when it ends and no next charge")
  func lastRenewal() throws {
    let robot = try subscriber()
    set(robot) { $0.profile = .sandbox }
    for _ in 0..<20 { robot.press("t") }
    while robot.account.lines.first?.state == .subscribed { robot.press("t") }
    robot.press("escape", "z", "3")
    #expect(robot.account.lines.first?.willAutoRenew == true)
    robot.expectNo("Next charge")
    #expect(row("Ends", robot).hasSuffix(robot.browser.model.clock.dates.day(end(robot))))
    #expect(row("Renews to", robot).hasSuffix("does not renew"))
    robot.press("5")
    robot.expectNo("auto-renew is off")
  }

  private func end(_ robot: Robot) -> Instant { robot.account.lines.first?.periodEnd ?? .earliest }

  @Test("a cancels a subscription in grace or billing retry, and the subscription ends")
  func cancelled() throws {
    for state in [CustomerState.grace, .retry] {
      let robot = try Robot(width: 120, height: 40)
      robot.press("3")
      robot.browser.model.account.moveCustomer(into: state)
      robot.press("escape")
      #expect(robot.browser.model.account.customerState == state, "\(robot.screen)")
      robot.press("1")
      #expect(robot.browser.model.autoRenew.isAvailable)
      robot.press("a")
      #expect(robot.account.lines.first?.state == .expired, "\(robot.screen)")
      // Both lines show the same date.
      let day = robot.browser.model.clock.dates.day(end(robot))
      robot.expect("expired on \(day)", "expired \(day)")
    }
  }

  @Test("an extension of a subscription that ends moves its end")
  func moved() throws {
    let robot = try subscriber()
    robot.press("a", "5", "e")
    robot.expect("Premium Monthly ends on Feb 8, 2026.")
    robot.press("enter")
    robot.expect("Premium Monthly now ends on Feb 15, 2026")
    robot.expectNo("renews on")
  }

  @Test("after billing retry the screen shows the end of retry and of the subscription")
  func retryRanOut() throws {
    let robot = try Robot(width: 120, height: 40)
    robot.browser.model.account.moveCustomer(into: .retry)
    robot.press("escape")
    let (over, given) = (
      end(robot), try #require(robot.account.lines.first?.billingIssue?.retryEnd)
    )
    while robot.account.lines.first?.state == .inBillingRetryPeriod { robot.press("t", "escape") }
    let dates = robot.browser.model.clock.dates
    robot.press("1")
    robot.expect("ended on \(dates.day(given)), expired since \(dates.day(over))")
    robot.expect("expired \(dates.day(over))")
  }

  @Test("undo returns to the moment of an action, even after the clock was set back")
  func takenBack() throws {
    let robot = try Robot()
    robot.press("down", "enter", "enter", "T")
    robot.type("6m")
    robot.press("enter", "4", "up", "up", "up", "up", "enter")
    robot.expect("Sun, Feb 8, 2026 00:00")
    robot.press("a", "z")
    robot.expect("Sun, Feb 8, 2026 00:00", "Premium Monthly")
    #expect(robot.browser.model.store.status?.renewalInfo.willAutoRenew == true)
    robot.press("z")
    robot.expect("Now at Jul 1, 2026 00:00")
    robot.press("Z")
    robot.expect("Back at Feb 8, 2026 00:00")
    #expect(robot.browser.model.store.status?.state == .subscribed)
  }
}
