import Testing

@testable import StoreBrowser

@Suite("Plan changes and auto-renew")
@MainActor
struct PlanChangeTests {
  /// A subscriber to Basic Monthly in its offer, or to Premium Monthly on trial.
  private func subscriber(to plan: String) throws -> Robot {
    let robot = try Robot()
    robot.click(plan)
    robot.press("enter", "enter")
    return robot
  }

  @Test("an upgrade takes effect at once and refunds the unused part of the old plan")
  func upgrade() throws {
    let robot = try subscriber(to: "Basic Monthly")
    robot.press("home", "enter")
    robot.expect("Confirm change of plan", "Today", "$99.99")
    robot.expect("The unused part of your plan is refunded.")
    robot.press("enter")
    robot.expect("Upgraded from Basic Monthly to Premium Yearly, $1.99 refunded")
    robot.expect("subscribed to Premium Yearly")
    #expect(robot.transactions.map(\.isUpgraded) == [true, false])
  }

  @Test("an upgrade from a free trial refunds nothing and shows no refund text")
  func upgradeFromTrial() throws {
    let robot = try Robot(.config("Everything"), height: 40)
    robot.session.areDialogsDisabled = false
    robot.click("Guest Weekly")
    robot.press("enter", "enter")
    robot.expect("Guest Weekly: free trial until Jan 1, 2026 00:03")
    robot.click("Solo Monthly")
    robot.press("enter")
    robot.expect("Confirm change of plan", "$7.99")
    robot.expectNo("unused part")
    robot.press("enter")
    robot.expect("Upgraded from Guest Weekly to Solo Monthly")
    robot.expectNo("refunded")
  }

  @Test("a downgrade takes effect at the end of the period")
  func downgrade() throws {
    let robot = try subscriber(to: "Premium Monthly")
    robot.press("down", "enter")
    robot.expect("Confirm change of plan", "Takes effect Jan 8, 2026")
    robot.expectNo("Today")
    robot.press("enter")
    robot.expect("Will change to Basic Yearly on Jan 8, 2026")
    robot.expect("Renews to Basic Yearly on Jan 8, 2026", "Your next plan")
    #expect(robot.transactions.count == 1)
    robot.press("t")
    robot.expect("Basic Yearly renewed for $49.99 until Jan 8, 2027")
    robot.expect("subscribed to Basic Yearly")
  }

  @Test("buying the current plan cancels a pending change")
  func takenBack() throws {
    let robot = try subscriber(to: "Premium Monthly")
    robot.press("down", "enter", "enter", "up", "enter")
    robot.expect("Confirm change of plan", "Jan 8, 2026", "$9.99")
    robot.expectNo("Takes effect")
    robot.press("enter")
    robot.expect("Back to Premium Monthly", "Renews Jan 8, 2026")
    robot.expectNo("Your next plan")
    robot.press("t")
    robot.expect("Premium Monthly renewed for $9.99 until Feb 8, 2026")
  }

  @Test("the pending plan is not offered again")
  func waitingPlan() throws {
    let robot = try subscriber(to: "Premium Monthly")
    robot.press("down", "enter", "enter")
    let done = robot.actions
    robot.press("enter")
    robot.expectNo("Confirm")
    robot.expect("Your plan already renews to Basic Yearly.")
    #expect(robot.actions == done)
  }

  @Test("cancelling a pending change during an offer shows the rest of the offer")
  func takenBackInOffer() throws {
    let robot = try subscriber(to: "Basic Monthly")
    robot.press("up", "enter", "enter", "down", "enter")
    robot.expect("Confirm change of plan", "each month, for 2 months", "$1.99")
    robot.expect("Apr 1, 2026", "then each month, until you cancel", "$4.99")
    robot.expectNo("Takes effect", "Today")
    robot.press("enter")
    robot.expect("Back to Basic Monthly", "Basic Monthly: offer price until Feb 1, 2026")
  }

  @Test("cancelling the sheet keeps the plan")
  func cancelled() throws {
    let robot = try subscriber(to: "Basic Monthly")
    robot.press("home", "enter", "escape")
    robot.expect("Basic Monthly: offer price until Feb 1, 2026")
    #expect(robot.transactions.count == 1)
  }

  @Test("a turns auto-renew off and on, and without it the plan ends")
  func autoRenew() throws {
    let robot = try subscriber(to: "Premium Monthly")
    robot.press("a")
    robot.expect("Auto-renew turned off", "Ends Jan 8, 2026")
    robot.expect("Premium Monthly: auto-renew off, ends Jan 8, 2026")
    robot.press("a")
    robot.expect("Auto-renew turned on", "Renews Jan 8, 2026")
    robot.expect("Premium Monthly: free trial until Jan 8, 2026")
    robot.press("a", "t", "escape")
    robot.expect("Premium Monthly expired on Jan 8, 2026")
    robot.press("t")
    robot.expect("Nothing is due")
  }

  @Test("auto-renew cannot be turned off without a subscription")
  func nothingToTurnOff() throws {
    let robot = try Robot()
    robot.press("a")
    robot.expect("There is no subscription to change.")
  }

  @Test("the status line names the plan from 60 columns on", arguments: [(59, false), (60, true)])
  func planOfState(width: Int, isNamed: Bool) throws {
    let robot = try subscriber(to: "Premium Monthly")
    robot.resize(width: width, height: 24)
    robot.expect("free trial until Jan 8, 2026")
    let named = robot.lines.contains { $0.contains("Premium Monthly: free trial until") }
    #expect(named == isNamed, "\(robot.screen)")
    robot.press("a", "t", "escape")
    let ended = robot.lines.contains { $0.contains("Premium Monthly: expired Jan 8, 2026") }
    #expect(ended == isNamed, "\(robot.screen)")
  }

  @Test("turning auto-renew off drops a pending change")
  func dropsChange() throws {
    let robot = try subscriber(to: "Premium Monthly")
    robot.press("down", "enter", "enter", "a")
    robot.expectNo("Your next plan")
    robot.expect("Ends Jan 8, 2026")
  }
}
