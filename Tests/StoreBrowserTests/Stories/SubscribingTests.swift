import PurchaseFlow
import Testing

@testable import StoreBrowser

@Suite("Subscribing")
@MainActor
struct SubscribingTests {
  @Test("Enter opens the sheet, a second Enter confirms, and the trial renews at its price")
  func trial() throws {
    let robot = try Robot()
    robot.press("down", "enter")
    robot.expect("Confirm subscription", "1 week free", "$0.00", "Jan 8, 2026")
    robot.expect("then each month, until you cancel", "$9.99")
    #expect(robot.actions.isEmpty)
    robot.press("enter")
    robot.expectNo("Confirm subscription")
    robot.expect("Subscribed to Premium Monthly until Jan 8, 2026")
    robot.expect("Premium Monthly: free trial until Jan 8, 2026")
    robot.expect("Renews Jan 8, 2026", "Your plan")
    robot.press("t")
    robot.expect("Premium Monthly renewed for $9.99 until Feb 8, 2026")
    robot.expect("Thu, Jan 8, 2026 00:00   subscribed to Premium Monthly")
    robot.press("t", "t")
    robot.expect("Premium Monthly renewed for $9.99 until Apr 8, 2026")
    #expect(robot.charged == ["0", "9.99", "9.99", "9.99"])
  }

  @Test("the button, pressed by Space or clicked, opens the same sheet as Enter")
  func byButton() throws {
    let robot = try Robot()
    robot.press("tab", "space")
    robot.expect("Confirm subscription", "Premium Yearly")
    robot.press("escape")
    robot.click("Subscribe   ")
    robot.expect("Confirm subscription")
    robot.click("Confirm   ")
    robot.expect("Subscribed to Premium Yearly until Jan 1, 2027")
  }

  @Test("Escape closes the sheet and buys nothing")
  func escape() throws {
    let robot = try Robot()
    let before = robot.lines
    robot.press("down", "enter", "escape", "up")
    // The canceled purchase can be undone, which the line of keys shows.
    #expect(robot.lines.dropLast() == before.dropLast())
    #expect(robot.transactions.isEmpty)
  }

  @Test("the Cancel button closes the sheet and buys nothing", arguments: [true, false])
  func cancelButton(byMouse: Bool) throws {
    let robot = try Robot()
    robot.press("enter")
    if byMouse { robot.click("Cancel") } else { robot.press("tab", "enter") }
    robot.expectNo("Confirm subscription")
    robot.expect("not subscribed")
    #expect(robot.transactions.isEmpty)
  }

  @Test("in the sheet the focus moves between its two buttons only")
  func focusStaysInSheet() throws {
    let robot = try Robot()
    robot.press("enter")
    #expect(robot.buttons.count == 2)
    robot.expectFocused("Confirm")
    robot.press("tab")
    robot.expectFocused("Cancel")
    robot.press("tab")
    robot.expectFocused("Confirm")
    robot.press("right")
    robot.expectFocused("Cancel")
    robot.press("left")
    robot.expectFocused("Confirm")
  }

  @Test("keys of the store do nothing while the sheet is open", arguments: ["t", "a", "r", "?"])
  func keysInSheet(key: String) throws {
    let robot = try Robot()
    robot.press("enter")
    let before = robot.lines
    robot.press(key)
    #expect(robot.lines == before)
    #expect(robot.browser.model.navigation.exitCode == nil)
  }

  @Test("q closes the sheet like Cancel, but not the program")
  func letterQ() throws {
    let robot = try Robot()
    robot.press("enter", "q")
    robot.expectNo("Confirm subscription")
    robot.expect("not subscribed")
    robot.expectFocused("Premium Yearly")
    #expect(robot.transactions.isEmpty)
    #expect(robot.browser.model.navigation.exitCode == nil)
    let byEscape = try Robot()
    byEscape.press("enter", "escape")
    #expect(robot.actions == byEscape.actions)
    robot.press("q")
    #expect(robot.browser.model.navigation.exitCode == 0)
  }

  @Test("the status line and the hints stay visible and undimmed below a sheet")
  func underSheet() throws {
    let robot = try Robot()
    robot.press("down", "enter")
    #expect(robot.lines[22].contains("not subscribed"), "\(robot.screen)")
    #expect(robot.lines[23].contains("⏎ confirm   Esc cancel"), "\(robot.screen)")
    let frame = robot.host.render()
    for y in [22, 23] {
      #expect(frame.row(y).allSatisfy { !$0.style.attributes.contains(.dim) })
    }
    #expect(frame[1, 3].style.attributes.contains(.dim))
  }

  @Test("a click outside the sheet does nothing")
  func clickOutsideSheet() throws {
    let robot = try Robot()
    robot.press("enter")
    let before = robot.lines
    robot.click("Restore Subscription")
    #expect(robot.lines == before)
  }

  @Test("the current plan is not offered again, by key or by mouse")
  func notTwice() throws {
    let robot = try Robot()
    robot.press("enter", "enter")
    let done = robot.actions
    robot.press("enter")
    robot.expect("You're already subscribed to Premium Yearly.")
    robot.click("Your plan  ")
    robot.expectNo("Confirm")
    #expect(robot.actions == done)
    #expect(!robot.buttons.contains { $0.contains("Your plan") })
  }

  @Test("after a lapse the plan is offered with its win-back offer, not with a second trial")
  func afterLapse() throws {
    let robot = try Robot()
    robot.press("down", "enter", "enter", "a", "t", "escape")
    robot.expect("Premium Monthly expired on Jan 8, 2026")
    robot.expect("Premium Monthly: expired Jan 8, 2026")
    robot.expectNo("1 week free", "Try It Free", "Your plan")
    robot.expect("$4.99/month for 3 months, then $9.99/month")
    robot.press("enter")
    robot.expect("Confirm subscription", "for 3 months", "$4.99", "Apr 8, 2026", "$9.99")
    robot.expectNo("$0.00", "1 week free")
    robot.press("enter")
    robot.expect("Subscribed to Premium Monthly until Feb 8, 2026")
    #expect(robot.charged == ["0", "4.99"])
  }

  @Test("pay as you go charges each month of the offer, then the price")
  func asYouGo() throws {
    let robot = try Robot()
    robot.press("end", "enter")
    robot.expect("each month, for 3 months", "$1.99", "Apr 1, 2026", "$4.99")
    robot.press("enter")
    robot.expect("Basic Monthly: offer price until Feb 1, 2026")
    robot.press("t", "t")
    robot.expect("Basic Monthly renewed for $1.99 until Apr 1, 2026")
    robot.press("t")
    robot.expect("Basic Monthly renewed for $4.99 until May 1, 2026")
  }

  @Test("pay up front charges once for the whole offer, then the price")
  func upFront() throws {
    let robot = try Robot()
    robot.press("down", "down", "enter")
    robot.expect("6 months", "$14.99", "Jul 1, 2026", "then each year, until you cancel")
    robot.press("enter", "t")
    robot.expect("Basic Yearly renewed for $49.99 until Jul 1, 2027")
  }

  @Test("restoring reports the number of purchases")
  func restore() throws {
    let robot = try Robot()
    robot.press("r")
    robot.expect("There are no purchases to restore.")
    robot.press("enter", "enter")
    robot.click("Restore Subscription")
    robot.expect("1 purchase restored")
    #expect(robot.transactions.count == 1)
  }

  @Test("a plan without a readable price can be selected but not bought")
  func unknownPrice() throws {
    let robot = try Robot(.oddities)
    robot.press("down")
    robot.expectSelected("Odd Price")
    robot.expect("Price unknown", "Can't be bought: the file's price can't be read.")
    #expect(reasons(on: robot) == 2, "the reason is in the row and above the button")
    robot.press("enter")
    robot.expectNo("Confirm")
    #expect(reasons(on: robot) == 3, "Enter shows the reason once more")
    #expect(robot.actions.isEmpty)
  }

  private func reasons(on robot: Robot) -> Int {
    let reason = "Can't be bought: the file's price can't be read."
    return robot.lines.filter { $0.contains(reason) }.count
  }

  @Test("a long description is cut to four lines")
  func longDescription() throws {
    let words = (10..<60).map { "word\($0)" }.joined(separator: " ")
    let plans = [SamplePlan(name: "Long", description: words), SamplePlan(name: "Short")]
    let robot = try Robot(.plans(plans), width: 60, height: 30)
    robot.expect("word10", "…", "Short")
    #expect(robot.lines.filter { $0.contains("word") }.count == 4, "\(robot.screen)")
  }

  @Test("a free plan can be bought")
  func freePlan() throws {
    let robot = try Robot(.oddities)
    robot.press("enter", "enter")
    robot.expect("Subscribed to Free Plan until Feb 1, 2026")
  }
}
