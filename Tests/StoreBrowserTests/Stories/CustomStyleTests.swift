#if canImport(ControlStyles)
import TerminalUI
import Testing

@testable import StoreBrowser

@Suite("Custom control styles")
@MainActor
struct CustomStyleTests {
  private func robot(_ style: String, placement: String = "automatic") throws -> Robot {
    let appearance = StoreAppearance(controlStyle: style, placement: placement)
    return try Robot(options: BrowserOptions(appearance: appearance))
  }

  private nonisolated static let pickers = [
    "comparisonTable", "familySharingBadge", "offerBadge", "savings", "trialTimeline",
  ]
  private nonisolated static let buttons = ["oneLine", "priceComparison"]

  @Test("these tests cover each custom style")
  func all() {
    let custom = ControlStyleList.entries.filter { !$0.isStandard }.map(\.name)
    #expect(Set(custom) == Set(Self.pickers + Self.buttons + ["billingToggle"]))
  }

  @Test("the arrows select a plan, and Enter subscribes to it", arguments: pickers)
  func keys(style: String) throws {
    let robot = try robot(style)
    if style != "trialTimeline" {
      robot.expectSelected("Premium Yearly")
      robot.press("down")
    }
    robot.expectSelected("Premium Monthly")
    robot.expect("1 week free, then $9.99/month")
    robot.press("enter")
    robot.expect("Confirm subscription")
    robot.press("enter")
    #expect(robot.transactions.map(\.productID) == ["com.example.streamingpass.premium.monthly"])
  }

  @Test("a click selects a plan, and a click on the button subscribes to it", arguments: pickers)
  func mouse(style: String) throws {
    let robot = try robot(style)
    robot.click("Premium Monthly")
    robot.expectSelected("Premium Monthly")
    #expect(robot.actions.isEmpty)
    robot.click("Try It Free")
    robot.expect("Confirm subscription")
    robot.click("Confirm   ")
    #expect(robot.transactions.map(\.productID) == ["com.example.streamingpass.premium.monthly"])
  }

  @Test("Enter subscribes with the placement scrollView", arguments: pickers)
  func scrolling(style: String) throws {
    let robot = try robot(style, placement: "scrollView")
    if style != "trialTimeline" { robot.press("down") }
    robot.press("enter", "enter")
    #expect(robot.transactions.map(\.productID) == ["com.example.streamingpass.premium.monthly"])
  }

  @Test("each plan's own button subscribes, by keys and by mouse", arguments: buttons)
  func ownButtons(style: String) throws {
    let keys = try robot(style)
    keys.expectFocused("Premium Yearly")
    keys.press("down", "enter")
    keys.expect("Confirm subscription")
    keys.press("enter")
    let mouse = try robot(style)
    mouse.click("Premium Monthly")
    mouse.press("enter")
    let bought = [keys, mouse].map { $0.transactions.map(\.productID) }
    #expect(bought.allSatisfy { $0 == ["com.example.streamingpass.premium.monthly"] })
  }

  @Test("the plan that renews cannot be bought again", arguments: buttons)
  func renewing(style: String) throws {
    let robot = try robot(style)
    robot.press("enter", "enter")
    #expect(!robot.buttons.contains { $0.contains("Premium Yearly") })
    #expect(robot.buttons.contains { $0.contains("Premium Monthly") })
  }

  @Test("the trial timeline keeps a plan without an offer that the customer chose before")
  func chosenBefore() throws {
    let id = "com.example.streamingpass.basic.yearly"
    let appearance = StoreAppearance(controlStyle: "trialTimeline")
    let robot = try Robot(options: BrowserOptions(selection: id, appearance: appearance))
    robot.expectSelected("Basic Yearly")
    robot.expectFocused("Basic Yearly")
  }

  @Test("the comparison table shows offers in a column, and below the names if it is narrow")
  func offerColumn() throws {
    let robot = try robot("comparisonTable")
    let header = try #require(robot.lines.first { $0.contains("Price") }, "\(robot.screen)")
    #expect(header.contains("Offer"), "\(robot.screen)")
    let row = try #require(robot.lines.first { $0.contains("Premium Monthly") })
    #expect(row.contains("$9.99 / month") && row.contains("1 week free"), "\(robot.screen)")
    robot.resize(width: 40, height: 24)
    let narrow = try #require(robot.lines.first { $0.contains("Premium Monthly") })
    #expect(!narrow.contains("free"), "\(robot.screen)")
    robot.expect("1 week free, then $9.99/month")
    robot.expectNo("Offer")
  }

  @Test("one of several buttons is primary, and all have the same width", arguments: buttons)
  func ranks(style: String) throws {
    let robot = try robot(style)
    robot.press("down")
    let frame = robot.host.render()
    let fills = (0..<frame.size.height).compactMap { y -> (CellColor, Int)? in
      let cells = frame.row(y).filter { [.accent, .fill].contains($0.style.background) }
      return cells.first.map { ($0.style.background, cells.count) }
    }
    #expect(fills.first?.0 == .accent, "\(robot.screen)")
    #expect(fills.contains { $0.0 == .fill }, "\(robot.screen)")
    #expect(Set(fills.map(\.1)).count == 1, "\(fills)")
  }

  @Test("the trial timeline follows the selection, and shows no “Today” to a subscriber")
  func timeline() throws {
    let robot = try robot("trialTimeline")
    robot.expectSelected("Premium Monthly")
    robot.expectFocused("Premium Monthly")
    robot.expect("Nothing to pay", "◇  After 1 week  $9.99 / month")
    robot.press("up")
    robot.expectNo("Today")
    robot.press("down", "down")
    robot.expect("◆  Today           $14.99", "◇  After 6 months  $49.99 / year")
    robot.press("down")
    robot.expect("◆  Today             $1.99", "◇  After 1 month     $1.99, 2 more times")
    robot.expect("◇  After 3 payments  $4.99 / month")
    robot.press("home", "enter", "enter")
    robot.expectNo("Today")
    robot.press("a", "down")
    robot.expectNo("Today")
  }
}

@Suite("The monthly and yearly toggle")
@MainActor
struct BillingToggleTests {
  private func robot(selection: String? = nil) throws -> Robot {
    let appearance = StoreAppearance(controlStyle: "billingToggle")
    let id = selection.map { "com.example.streamingpass.\($0)" }
    return try Robot(options: BrowserOptions(selection: id, appearance: appearance))
  }

  @Test("the toggle starts on the side of the selected plan")
  func first() throws {
    let yearly = try robot()
    yearly.expect("Premium Yearly", "Basic Yearly")
    yearly.expectNo("Premium Monthly", "Basic Monthly")
    let monthly = try robot(selection: "basic.monthly")
    monthly.expect("○  Premium Monthly", "◉  Basic Monthly")
    monthly.expectNo("Premium Yearly", "Basic Yearly")
  }

  @Test("a click on the toggle selects the plan of the same level")
  func mouse() throws {
    let robot = try robot(selection: "basic.yearly")
    robot.click("Monthly")
    robot.expect("Premium Monthly", "◉  Basic Monthly", "$1.99/month for 3 months")
    robot.expectNo("Premium Yearly", "Basic Yearly")
    robot.click("Yearly")
    robot.expect("Premium Yearly", "◉  Basic Yearly")
  }

  @Test("keys switch the toggle, and Enter subscribes to the selected plan")
  func keys() throws {
    let robot = try robot()
    robot.press("backtab")
    robot.expectFocused("Yearly")
    robot.press("left")
    robot.expect("◉  Premium Monthly")
    robot.expectNo("Premium Yearly")
    robot.press("tab", "down", "enter", "enter")
    #expect(robot.transactions.map(\.productID) == ["com.example.streamingpass.basic.monthly"])
  }

  @Test("the toggle has a side for other periods, and is absent if all plans have one period")
  func sides() throws {
    let appearance = StoreAppearance(controlStyle: "billingToggle")
    let robot = try Robot(.config("Everything"), options: BrowserOptions(appearance: appearance))
    robot.click("Other")
    robot.expect("Duo Half-Yearly", "Duo Quarterly", "Guest Weekly")
    let plans = [SamplePlan(name: "a"), SamplePlan(name: "b")]
    try Robot(.plans(plans), options: BrowserOptions(appearance: appearance)).expectNo(
      "Monthly │",
      "Other"
    )
  }
}
#endif
