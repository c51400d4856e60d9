import PurchaseFlow
import TerminalUI
import Testing

@testable import StoreBrowser

@Suite("List filters")
@MainActor
struct FilterTests {
  private func timeline() throws -> Robot {
    let robot = try Robot(width: 100, height: 40)
    robot.press("down", "enter", "enter", "4", "t", "t", "t")
    return robot
  }

  @Test("/ filters the states, and Enter puts the customer into the focused one")
  func states() throws {
    let robot = try Robot(width: 100, height: 40)
    robot.press("3", "/")
    robot.expect("Search states", "11 of 11")
    robot.type("lapsed")
    robot.expect("2 of 11")
    robot.expectNo("Grace period")
    robot.press("enter")
    robot.expectFocused("Lapsed")
    robot.press("n")
    robot.expectFocused("Lapsed, win-back offer")
    robot.press("n", "enter")
    #expect(robot.browser.model.account.customerState == .lapsed)
    robot.press("escape")
    robot.expect("Grace period")
    robot.expectFocused("Lapsed")
  }

  @Test("/ filters the events and shows how many of them match")
  func events() throws {
    let robot = try timeline()
    let count = robot.browser.model.timeline.customerTimeline.events.count
    robot.press("/")
    robot.expect("\(count) of \(count)")
    robot.type("renewed")
    robot.expectNo("store opened")
    let left = robot.browser.model.timeline.shownEvents.count
    #expect(left > 1 && left < count)
    robot.expect("\(left) of \(count)")
    robot.press("enter")
    robot.expect("/ renewed", "\(left) of \(count)", "next match")
    robot.expectFocused("renewed")
  }

  @Test("/ does not filter the comparison of two branches, and keeps it open")
  func comparedBranches() throws {
    let robot = try Robot()
    robot.press("down", "enter", "enter", "z", "4", "w", "c", "/")
    robot.expect("There is no list to filter on this screen.", "Two branches")
    #expect(robot.browser.model.timeline.pane == .comparison)
    #expect(robot.lines.last?.contains("↑↓ scroll") == true, "\(robot.screen)")
    #expect(robot.lines.last?.contains("filter") == false, "\(robot.screen)")
  }

  @Test("n and N go through the matching events, and Enter moves the clock to the selected one")
  func eventMatches() throws {
    let robot = try timeline()
    robot.press("/")
    robot.type("renewed")
    robot.press("enter")
    let shown = robot.browser.model.timeline.shownEvents
    #expect(robot.browser.model.timeline.chosenEvent == shown.last)
    robot.press("n")
    #expect(robot.browser.model.timeline.chosenEvent == shown.first)
    robot.expectFocused("renewed")
    robot.press("N", "N")
    #expect(robot.browser.model.timeline.chosenEvent == shown[shown.count - 2])
    let instant = robot.browser.model.timeline.customerTimeline.events[shown[shown.count - 2]].event
      .instant
    robot.press("enter")
    #expect(robot.session.now == instant)
  }

  @Test("Esc clears the filter first, and a second Esc returns to the store")
  func clearedEvents() throws {
    let robot = try timeline()
    for leaves in [false, true] {
      robot.press("/")
      robot.type("renewed")
      if leaves { robot.press("enter") }
      robot.press("escape")
      robot.expect("store opened")
      #expect(robot.browser.model.navigation.screen == .timeline)
    }
    robot.press("escape")
    #expect(robot.browser.model.navigation.screen == .store)
  }

  @Test("a new event appears in a filtered list if it matches")
  func newEvent() throws {
    let robot = try timeline()
    robot.press("/")
    robot.type("renewed")
    robot.press("enter")
    let before = robot.browser.model.timeline.shownEvents.count
    robot.press("t")
    #expect(robot.browser.model.timeline.shownEvents.count == before + 1)
    robot.expect("\(before + 1) of")
  }

  @Test("a filter without matching events shows a message, and n and Enter do too")
  func noEvent() throws {
    let robot = try timeline()
    robot.press("/")
    robot.type("zebra")
    robot.press("enter")
    robot.expect("Nothing found", "0 of")
    robot.press("n")
    robot.expect("Nothing in the list matches.")
    robot.browser.model.notices.remark = nil
    robot.press("enter")
    robot.expect("Nothing in the list matches.")
  }

  @Test("/ filters and counts the configuration, n and N go through it, Esc clears the filter")
  func configuration() throws {
    let robot = try Robot()
    robot.press("8")
    let count = robot.browser.model.file.allRows.count
    robot.press("/")
    robot.type("premium")
    let left = robot.browser.model.file.rows
    #expect(left.count > 1 && left.count < count)
    robot.expect("\(left.count) of \(count)")
    robot.press("enter", "n")
    #expect(robot.browser.model.file.selectedRow == left[1])
    robot.press("N", "N")
    #expect(robot.browser.model.file.selectedRow == left.last)
    robot.press("escape")
    robot.expect("Basic")
    #expect(robot.browser.model.file.selectedRow?.id == left.last?.id)
    #expect(robot.browser.model.navigation.screen == .configuration)
  }

  @Test("the configuration filter matches the text of rows, not their positions in the file")
  func places() throws {
    let robot = try Robot(.many(200))
    robot.press("8", "/")
    robot.type("199")
    #expect(robot.browser.model.file.rows.map(\.title) == ["Plan 199"])
  }

  @Test("the selected configuration row is visible after the filter is cleared")
  func chosenRow() throws {
    let robot = try Robot(.many(200))
    robot.press("8", "/")
    robot.type("plan.19")
    robot.press("enter", "n", "escape")
    #expect(robot.lines.contains { $0.contains("▸") && $0.contains("Plan 190") }, "\(robot.screen)")
  }

  @Test("/ filters settings by name and value, n and N go through them, Esc clears the filter")
  func settings() throws {
    let robot = try Robot()
    robot.press("7")
    let count = robot.browser.model.settings.choices.count
    robot.press("/")
    robot.expect("\(count) of \(count)")
    robot.type("grace")
    robot.expect("Renewals", "Grace period", "Grace period length")
    robot.expectNo("Ask to Buy")
    let left = robot.browser.model.settings.shown
    robot.expect("\(left.count) of \(count)")
    robot.press("enter")
    robot.expectFocused(left[0].title)
    robot.press("n")
    robot.expectFocused(left[1].title)
    robot.press("N", "N")
    robot.expectFocused(left[left.count - 1].title)
    robot.press("escape")
    robot.expectFocused(left[left.count - 1].title)
    robot.press("/")
    robot.type("United States")
    robot.press("enter")
    robot.expectFocused("Storefront")
    robot.press("enter", "escape")
    robot.expectFocused("Storefront")
    robot.press("escape", "/")
    robot.type("zebra")
    robot.press("enter")
    robot.expect("Nothing found")
    #expect(robot.browser.model.navigation.screen == .settings)
  }

  @Test("/ filters messages by plan and reason, and Esc clears the filter")
  func messages() throws {
    let robot = try Robot(.config("Everything"), height: 40)
    let plans = ["studio.team.yearly", "letters.yearly"].map { "com.example.everything.\($0)" }
    robot.browser.model.messages.isAutomaticPresentationOn = false
    for plan in plans { robot.session.perform(.purchase(PurchaseRequest(productID: plan))) }
    for plan in plans {
      robot.session.perform(.increasePrice(productID: plan, price: 400, needsConsent: true))
    }
    robot.press("6")
    robot.expect("Team Yearly", "Letters Yearly")
    robot.press("/")
    robot.type("letters")
    robot.expect("1 of 2", "Letters Yearly")
    robot.expectNo("Team Yearly  ")
    robot.press("enter", "enter")
    robot.expect("Agree", "Letters Yearly")
    robot.press("escape", "escape", "/")
    robot.type("price increase")
    robot.expect("2 of 2")
    robot.type("x")
    robot.press("enter")
    robot.expect("Nothing found", "0 of 2")
    robot.press("enter")
    robot.expect("Nothing in the list matches.")
  }

  @Test("a click on the filter text edits it again")
  func again() throws {
    let robot = try Robot()
    robot.press("8", "/")
    robot.type("prem")
    robot.press("enter")
    robot.click("prem")
    robot.type("ium")
    robot.expect("premium")
  }

  @Test(
    "/ and N show a message on screens without a list to filter",
    arguments: [BrowserScreen.store, .gallery, .messages]
  )
  func noList(screen: BrowserScreen) throws {
    let robot = try Robot(options: BrowserOptions(screen: screen))
    robot.press("/")
    robot.expect("There is no list to filter on this screen.")
    robot.press("N")
    robot.expect("No filter is active. Press / on a list to filter it.")
  }

  @Test(
    "N shows a message if no filter is active",
    arguments: [BrowserScreen.account, .timeline, .transactions, .settings, .configuration]
  )
  func noFilter(screen: BrowserScreen) throws {
    let robot = try Robot(options: BrowserOptions(screen: screen))
    robot.press("N")
    #expect(robot.browser.model.notices.remark?.contains("/") == true, "\(robot.screen)")
  }
}
