import Foundation
import PurchaseFlow
import Testing

@testable import StoreBrowser

@Suite("Moving the clock")
@MainActor
struct ClockTests {
  @Test("t shows a message if nothing is due")
  func nothingDue() throws {
    let robot = try Robot()
    robot.press("t")
    robot.expect("Nothing is due", "Thu, Jan 1, 2026 00:00")
  }

  @Test(
    "T accepts a duration or a date",
    arguments: [
      ("1m", "Sun, Feb 1, 2026 00:00"), ("2w", "Thu, Jan 15, 2026 00:00"),
      ("3d", "Sun, Jan 4, 2026 00:00"), ("1y", "Fri, Jan 1, 2027 00:00"),
      ("30min", "Thu, Jan 1, 2026 00:30"), ("2026-03-01", "Sun, Mar 1, 2026 00:00"),
      ("1m 3d", "Wed, Feb 4, 2026 00:00"),
    ]
  )
  func move(text: String, date: String) throws {
    let robot = try Robot()
    robot.press("T")
    robot.expect("Move the clock by")
    robot.type(text)
    robot.expect(text)
    robot.press("enter")
    robot.expectNo("Move the clock by")
    robot.expect(date, "Nothing happened until")
  }

  @Test("a clock move announces two events in full, and more as the last one and a count")
  func events() throws {
    let robot = try Robot()
    robot.press("down", "enter", "enter", "T")
    robot.type("2026-03-01")
    robot.press("enter")
    robot.expect("Premium Monthly renewed for $9.99 until Feb 8, 2026 · ")
    robot.expect("until Mar 8, 2026", "Sun, Mar 1, 2026 00:00")
    robot.press("T")
    robot.type("2026-06-01")
    robot.press("enter")
    robot.expect("Premium Monthly renewed for $9.99 until Jun 8, 2026, and 2 more")
  }

  @Test(
    "an invalid entry is reported in the prompt, which stays open",
    arguments: ["soon", "5", "2026-02-30", "m"]
  )
  func nonsense(text: String) throws {
    let robot = try Robot()
    robot.press("T")
    robot.type(text)
    robot.press("enter")
    robot.expect("“\(text)” is not a duration or a date.", "Move the clock by")
    robot.press("escape")
    robot.expectNo("Move the clock by")
    robot.expect("Thu, Jan 1, 2026 00:00")
  }

  @Test("the field starts empty, and Enter in an empty field shows examples")
  func empty() throws {
    let robot = try Robot()
    robot.press("T")
    #expect(field(of: robot) == "")
    robot.press("enter")
    robot.expect("Move the clock by", "Enter a duration or a date: 3d, 2w, 1m, 1y or")
    robot.expectNo("is not a duration or a date")
    #expect(robot.actions.isEmpty)
  }

  /// The text in the field: the row above the examples, without the frame.
  private func field(of robot: Robot) -> String? {
    guard let forms = robot.place(of: "3d, 2w") else { return nil }
    // Frames of the store may stand on both sides of the prompt.
    let row = robot.lines[forms.y - 1].dropFirst(forms.x).prefix { $0 != "│" }
    return row.filter { $0 != " " }
  }

  @Test("a duration beyond the calendar is refused with the last possible date")
  func tooLong() throws {
    let robot = try Robot()
    robot.press("T")
    robot.type("99999y")
    robot.press("enter")
    robot.expect("The clock goes no further than Dec 31, 9999.", "Move the clock by")
    #expect(robot.actions.isEmpty)
  }

  @Test("too many renewals are refused in the program's language")
  func tooManyRenewals() throws {
    let plans = [SamplePlan(name: "Monthly", period: "P1M")]
    let options = BrowserOptions(programLocale: Locale(identifier: "de"))
    let robot = try Robot(.plans(plans, timeRate: 15), options: options)
    robot.press("enter", "enter")
    let done = robot.actions
    robot.press("T")
    robot.type("9y")
    robot.press("enter")
    robot.expect("Verlängerungen würden fällig.")
    #expect(robot.actions == done)
  }

  @Test("q is a letter in the field, and closes the prompt when a button has the focus")
  func letterQ() throws {
    let robot = try Robot()
    robot.press("T", "q")
    #expect(field(of: robot) == "q")
    robot.press("tab", "q")
    robot.expectNo("3d, 2w")
    #expect(robot.browser.model.navigation.exitCode == nil)
    robot.expect("Thu, Jan 1, 2026 00:00")
  }

  @Test("a refused entry can be corrected and confirmed")
  func mended() throws {
    let robot = try Robot()
    robot.press("T")
    robot.type("1q")
    robot.press("enter", "backspace")
    robot.type("d")
    robot.press("enter")
    robot.expect("Fri, Jan 2, 2026 00:00")
  }

  @Test("a date before the store was opened is refused with the opening date")
  func past() throws {
    let robot = try Robot()
    robot.press("T")
    robot.type("2025-12-31")
    robot.press("enter")
    robot.expect("The store was opened on Jan 1, 2026 00:00", "Move the clock by")
    robot.press("escape")
    #expect(robot.actions.isEmpty)
  }

  @Test("a past date undoes later actions, and Z redoes them")
  func back() throws {
    let robot = try Robot()
    robot.press("enter", "enter", "T")
    robot.type("1m")
    robot.press("enter", "a", "T")
    robot.type("2026-01-15")
    robot.press("enter")
    robot.expect("Back at Jan 15, 2026 00:00", "Thu, Jan 15, 2026 00:00")
    #expect(robot.account.lines.first?.willAutoRenew == true)
    robot.press("Z", "Z")
    #expect(robot.account.lines.first?.willAutoRenew == false)
  }

  @Test("letters go into the field and run no commands")
  func typing() throws {
    let robot = try Robot()
    robot.press("T")
    robot.type("qt?ahjkl")
    robot.expect("qt?ahjkl")
    #expect(robot.browser.model.navigation.exitCode == nil)
    #expect(robot.browser.model.navigation.sheet == .clock)
  }

  @Test("Escape and Cancel leave the clock unchanged", arguments: [true, false])
  func cancelled(byMouse: Bool) throws {
    let robot = try Robot()
    robot.press("T")
    robot.type("1m")
    if byMouse { robot.click("Cancel") } else { robot.press("escape") }
    robot.expectNo("Move the clock by")
    robot.expect("Thu, Jan 1, 2026 00:00")
    #expect(robot.actions.isEmpty)
  }

  @Test("the prompt starts empty each time")
  func emptyAgain() throws {
    let robot = try Robot()
    robot.press("T")
    robot.type("2w")
    robot.press("escape", "T")
    robot.expectNo("2w ", "2w│")
    robot.type("1d")
    robot.press("enter")
    robot.expect("Fri, Jan 2, 2026 00:00")
  }

  @Test("a file with an accelerated time rate renews after minutes")
  func accelerated() throws {
    let plans = [SamplePlan(name: "Monthly", period: "P1M")]
    let robot = try Robot(.plans(plans, timeRate: 15))
    robot.press("enter", "enter", "t")
    robot.expect("Monthly renewed for $4.99 until Jan 1, 2026 00:01")
    robot.expectNo("Feb 1, 2026")
  }

  @Test("at an accelerated rate, the store, sheets and status lines show the time of day")
  func timesOfDay() throws {
    let robot = try Robot(.config("Everything"))
    robot.session.areDialogsDisabled = false
    robot.press("enter")
    robot.expect("Confirm subscription", "1 month free", "Jan 1, 2026 00:05", "$299.99")
    robot.press("enter")
    robot.expect("Subscribed to Team Yearly until Jan 1, 2026 00:05")
    robot.expect("Team Yearly: free trial until Jan 1, 2026 00:05", "Renews Jan 1, 2026 00:05")
    robot.press("t")
    robot.expect("Team Yearly renewed for $299.99 until Jan 1, 2026 01:05")
    robot.press("down", "enter")
    robot.expect("Confirm change of plan", "Takes effect Jan 1, 2026 01:05")
    robot.press("enter")
    robot.expect("Will change to Team Monthly on Jan 1, 2026 01:05")
    robot.expect("Renews to Team Monthly on Jan 1, 2026 01:05")
    robot.press("a", "t", "escape")
    robot.expect("Team Yearly expired on Jan 1, 2026 01:05")
  }
}
