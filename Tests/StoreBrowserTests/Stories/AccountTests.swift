import Foundation
import PurchaseFlow
import StoreViews
import TerminalUI
import TestSupport
import Testing

@testable import StoreBrowser

@Suite("The account screen")
@MainActor
struct AccountTests {
  /// Moves the focus to a state in the list and presses Enter.
  private func put(_ robot: Robot, into state: CustomerState) {
    robot.press("3")
    for _ in 0..<20 where robot.focused != name(state, robot) { robot.press("up") }
    for _ in 0..<20 where !robot.focused.contains(name(state, robot)) { robot.press("down") }
    robot.expectFocused(name(state, robot))
    robot.press("enter")
  }

  private func name(_ state: CustomerState, _ robot: Robot) -> String {
    robot.browser.model.words.text(state.text)
  }

  private func state(_ robot: Robot) -> CustomerState? { robot.browser.model.account.customerState }

  @Test("the facts show the state, plan, next charge, offers and total paid")
  func facts() throws {
    let robot = try Robot(width: 120, height: 40)
    robot.press("3")
    robot.expect("● Never subscribed", "Premium Monthly: 1 week free", "Payment", "works")
    robot.press("1", "down", "enter", "enter", "3")
    robot.expect("● Free trial", "free trial until Jan 8, 2026", "$9.99 on Jan 8, 2026")
    robot.expect("Renews to", "Premium Monthly", "Total paid", "none")
    robot.press("t")
    robot.expect("● Subscribed", "$9.99 on Feb 8, 2026", "$9.99")
  }

  @Test("the facts list entitlements: active plans and non-consumables, but no consumables")
  func entitlements() throws {
    let robot = try Robot(.config("Everything"), width: 120, height: 60)
    // The value may take several lines.
    let entitled = {
      robot.lines.drop { !$0.contains("Entitled to") }.prefix { !$0.contains("Unfinished") }
        .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    }
    robot.press("3")
    #expect(entitled().hasSuffix("none"), "\(robot.screen)")
    for id in ["studio.solo.monthly", "unlock", "coins.small"] {
      robot.session.perform(.purchase(.init(productID: "com.example.everything.\(id)")))
    }
    robot.press("down")
    let catalog = robot.session.catalog
    let plan = catalog.name(ofProduct: "com.example.everything.studio.solo.monthly")
    let kept = catalog.name(ofProduct: "com.example.everything.unlock")
    let consumed = catalog.name(ofProduct: "com.example.everything.coins.small")
    #expect(entitled().contains(plan) && entitled().contains(kept), "\(robot.screen)")
    #expect(!entitled().contains(consumed), "\(robot.screen)")
    robot.session.perform(.expire(try #require(robot.account.lines.first?.group)))
    robot.press("down")
    #expect(!entitled().contains(plan) && entitled().contains(kept), "\(robot.screen)")
  }

  @Test("the facts name the customer's own plan and the plan that the family shares")
  func ownAndShared() throws {
    let robot = try Robot(.config("Everything"), width: 120, height: 60)
    let studio = "com.example.everything.studio"
    let catalog = robot.session.catalog
    let shared = catalog.name(ofProduct: "\(studio).team.monthly")
    robot.session.perform(.purchase(PurchaseRequest(productID: "\(studio).solo.monthly")))
    robot.press("3")
    robot.expectNo("Own plan")
    robot.session.perform(.shareWithFamily(productID: "\(studio).team.monthly", isGranted: true))
    robot.press("down")
    let own = robot.lines.first { $0.contains("Own plan") } ?? robot.screen
    #expect(own.contains(catalog.name(ofProduct: "\(studio).solo.monthly")), "\(robot.screen)")
    let hasShared = robot.lines.contains { $0.contains("Family") && $0.contains(shared) }
    #expect(hasShared, "\(robot.screen)")
    let group = try #require(robot.account.lines.first?.group)
    robot.session.perform(.disableAutoRenew(group))
    let notice = try #require(robot.session.notice)
    let line = robot.browser.model.words.line(for: notice, in: robot.session)
    #expect(line == "Own plan: Auto-renew turned off")
    robot.session.perform(.shareWithFamily(productID: "\(studio).team.monthly", isGranted: false))
    robot.press("down")
    robot.expect("no longer shared since")
  }

  @Test("auto-renew of a plan that only the family shares cannot be switched")
  func onlyShared() throws {
    let robot = try Robot(.config("Everything"), width: 120, height: 60)
    let shared = "com.example.everything.studio.team.monthly"
    robot.session.perform(.shareWithFamily(productID: shared, isGranted: true))
    robot.press("a")
    robot.expect("A family member bought this subscription.")
    #expect(robot.account.lines.first?.willAutoRenew == true)
  }

  @Test("the facts list the products whose refund is undecided")
  func refundRequests() throws {
    let robot = try Robot(width: 120, height: 40)
    robot.openTransactions()
    robot.press("3")
    robot.expectNo("Refund requested")
    let id = try #require(robot.transactions.last?.id)
    robot.session.perform(.requestRefund(id, .legal))
    robot.press("down")
    robot.expect("Refund requested")
  }

  @Test("n goes to the next group of the file, and from the last to the first")
  func nextGroup() throws {
    let robot = try Robot(.config("Everything"), width: 120, height: 40)
    let names = robot.session.catalog.groups.map(\.displayName)
    let heading = {
      robot.screen.split(separator: "\n").first { $0.contains("Put the customer into") } ?? ""
    }
    robot.press("3")
    for name in names.dropFirst() + names.prefix(1) {
      robot.press("n")
      #expect(heading().contains(name), "\(robot.screen)")
    }
  }

  @Test("Tab goes to the facts, where arrows scroll, and back to the selected state")
  func parts() throws {
    let robot = try Robot(height: 14)
    robot.press("3", "down", "tab")
    robot.expect("▸ Streaming Pass")
    robot.expectFocused("About the customer")
    robot.press("down")
    robot.expectNo("▸ Streaming Pass")
    robot.expectFocused("About the customer")
    robot.press("tab")
    robot.expectNo("▸ Streaming Pass")
    #expect(robot.focused.contains("Free trial"))
  }

  @Test("hints describe the focused pane, and the selected state keeps a mark")
  func keysOfParts() throws {
    let robot = try Robot()
    let hints = { robot.lines.last ?? "" }
    robot.press("3", "down")
    #expect(hints().contains("↑↓ choose") && hints().contains("⏎ put into state"))
    robot.expect("▸   Free trial")
    robot.press("tab")
    #expect(hints().contains("↑↓ scroll"), "\(robot.screen)")
    #expect(!hints().contains("↑↓ choose") && !hints().contains("⏎"), "\(robot.screen)")
    robot.expect("•   Free trial")
    robot.press("tab")
    #expect(hints().contains("↑↓ choose") && hints().contains("⏎ put into state"))
    robot.expect("▸   Free trial")
  }

  @Test(
    "a group without plans says once that none can be bought, and its state is Never subscribed"
  )
  func noPlans() throws {
    let robot = try Robot(.config("Everything"))
    robot.press("3", "n", "n", "n")
    robot.expect("Empty shelf", "● Never subscribed", "Ask to Buy pending")
    robot.expectNo("This file holds no subscription")
    let reasons = robot.lines.count { $0.contains("No plan of the group") }
    #expect(reasons == 1, "\(robot.screen)")
    robot.browser.model.account.moveCustomer(into: .never)
    robot.press("up")
    #expect(robot.browser.model.account.unavailableReason(for: .never) == nil)
    #expect(
      robot.browser.model.account.unavailableReason(for: .lapsed)
        == "No plan of the group can be bought."
    )
  }

  @Test(
    "Home, End, Page Up and Page Down go to the first and the last state",
    arguments: [Size(width: 80, height: 24), Size(width: 40, height: 12)]
  )
  func ends(size: Size) throws {
    let robot = try Robot(width: size.width, height: size.height)
    let (first, last) = (name(.never, robot), name(.askToBuyPending, robot))
    robot.press("3")
    for (end, home) in [("end", "home"), ("G", "g")] {
      robot.press(end)
      robot.expectFocused(last)
      robot.press(home)
      robot.expectFocused(first)
    }
    if size.height == 24 {
      robot.press("pagedown")
      robot.expectFocused(last)
      robot.press("pageup")
      robot.expectFocused(first)
    }
    #expect(robot.actions.isEmpty, "moving the focus performs no action")
  }

  @Test("the selected group comes first in the facts")
  func groupFirst() throws {
    let robot = try Robot(.config("Everything"), width: 120, height: 40)
    let groups = robot.session.catalog.groups
    robot.press("3")
    robot.browser.model.store.group = groups[1]
    robot.press("down")
    // The list of states begins in the first row of the facts.
    let row = robot.screen.split(separator: "\n").first { $0.contains("Put the customer into") }
    #expect(row?.hasSuffix(groups[1].displayName) == true, "\(robot.screen)")
  }

  @Test("the reached state is announced, and the clock move is not")
  func said() throws {
    let robot = try Robot()
    put(robot, into: .subscribed)
    robot.expect("Streaming Pass: Subscribed")
    robot.press("1")
    robot.expectNo("Now at")
    robot.press("4")
    robot.expectNo("settings changed")
  }

  @Test("Enter reaches each state, and one undo reverts it")
  func everyState() throws {
    let robot = try Robot(width: 120, height: 40)
    for state in CustomerState.allCases {
      let before = robot.session.simulation
      guard robot.browser.model.account.unavailableReason(for: state) == nil else { continue }
      put(robot, into: state)
      if robot.browser.model.messages.presented != nil { robot.press("escape") }
      #expect(self.state(robot) == state, "\(robot.screen)")
      robot.expect("● \(name(state, robot))")
      guard robot.session.simulation.history != before.history else { continue }
      robot.press("z")
      #expect(robot.session.simulation.account == before.account, "\(state)")
      robot.press("Z")
      #expect(self.state(robot) == state)
    }
  }

  @Test("undo says “Back at”, and redo says “Now at”")
  func doneAgain() throws {
    let robot = try Robot()
    put(robot, into: .lapsed)
    robot.expect("Streaming Pass: Lapsed")
    let reached = robot.browser.model.clock.dates.moment(robot.session.now)
    robot.press("z")
    robot.expect("Back at Jan 1, 2026 00:00")
    robot.press("Z")
    robot.expect("Now at \(reached)")
    robot.expectNo("Back at")
    #expect(robot.session.now > BrowserOptions.defaultStart)
  }

  @Test("the grace period state shows its deadline and the failing charge")
  func grace() throws {
    let robot = try Robot(width: 120, height: 40)
    put(robot, into: .grace)
    robot.expect("Access until", "once the charge goes through", "fails")
    robot.press("2", "3")
    robot.expect("● Grace period")
  }

  @Test("the chosen state stays visible when a notice takes rows of a low screen")
  func lowScreen() throws {
    let robot = try Robot(.config("Everything"), width: 40, height: 12)
    robot.press("3", "down", "down", "down", "down", "down", "enter")
    robot.expect("▸ ● Plan change waiting")
  }

  @Test("an unreachable state shows the reason, and Enter changes nothing")
  func unavailableReasons() throws {
    let robot = try Robot(.plans([SamplePlan(name: "Only")]), width: 120, height: 40)
    robot.press("3")
    robot.expect("No plan has a free trial.", "There is only one plan.")
    put(robot, into: .downgradeWaiting)
    #expect(robot.actions.isEmpty)
    robot.expect("There is only one plan.")
    put(robot, into: .never)
    robot.expect("The customer is in this state already.")
  }

  @Test("without a subscription group no state can be chosen, and a message says so")
  func noGroups() throws {
    let robot = try Robot(.empty)
    robot.press("3", "enter")
    #expect(robot.actions.isEmpty)
    robot.expect("This file has no auto-renewable", "subscription.")
  }

  @Test("on a narrow screen the facts are below the states, and Down reaches them")
  func narrow() throws {
    let robot = try Robot(width: 40, height: 12)
    robot.press("3")
    robot.expect("● Never subscribed")
    for _ in 0..<40 { robot.press("down") }
    robot.expect("Total paid")
  }

  @Test("a click puts the customer into a state")
  func click() throws {
    let robot = try Robot(width: 120, height: 40)
    robot.press("3")
    robot.click("Refunded")
    #expect(state(robot) == .revoked)
  }

  @Test("after random states, keys and undos the history still replays to the account")
  func randomWalk() throws {
    var random = SeededRandom.forTest()
    let robot = try Robot(width: 80, height: 24)
    let keys = [
      "3", "4", "up", "down", "enter", "z", "Z", "t", "w", "c", "+", "-", "left", "right",
    ]
    for _ in 0..<max(random.rounds(of: 30_000), 300) {
      if let key = keys.randomElement(using: &random) { robot.press(key) }
      let simulation = robot.session.simulation
      #expect(simulation.history.account(at: simulation.now) == simulation.account)
    }
  }
}
