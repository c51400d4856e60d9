import Foundation
import StoreModel
import TerminalUI
import Testing

@testable import StoreBrowser

@Suite("The panel of looks")
@MainActor
struct AppearancePanelTests {
  @Test("every choice of a look is listed with the value that it has")
  func listed() throws {
    let robot = try Robot(height: 30)
    robot.press("v")
    robot.expect(
      "Store appearance",
      "Control style",
      "Placement",
      "Grouped by",
      "Group style",
      "Button label",
      "Subscribers see",
      "Group",
      "Language",
      "Storefront"
    )
    #expect(robot.focused.contains("Control style"))
  }

  @Test("an arrow to the side takes the next value, and the store behind follows at once")
  func live() throws {
    let robot = try Robot(width: 120)
    robot.press("v", "right")
    #expect(robot.browser.model.store.appearance.controlStyle == "picker")
    robot.press("left", "left")
    #expect(robot.browser.model.store.appearance.controlStyle == ControlStyleList.names.last)
    robot.press("down", "down", "right")
    #expect(robot.browser.model.store.appearance.grouping == .level)
    robot.expect("Grouped by", "level")
  }

  @Test("a placement that the style does not have says which ones it has")
  func obstacle() throws {
    let robot = try Robot(width: 120, height: 40)
    robot.press("v", "right", "down", "enter")
    robot.expect("Placements of picker:")
    let accepted = ControlStyleList.placements(of: "picker")
    for name in accepted { robot.expect("\(name)") }
    robot.click("bottomBar")
    #expect(robot.browser.model.store.appearance.placement == "automatic")
    #expect(robot.browser.model.notices.text?.contains("Placements of picker:") == true)
    robot.click("○ buttonsInBottomBar")
    #expect(robot.browser.model.store.appearance.placement == "buttonsInBottomBar")
    robot.press("escape")
    robot.expect("Grouped by")
    robot.press("escape")
    robot.expectNo("Grouped by")
  }

  @Test("where there is no room beside the store the panel stands over it")
  func narrow() throws {
    let robot = try Robot(width: 40, height: 12)
    robot.press("v", "right")
    robot.expect("Control style", "Placement")
    #expect(robot.browser.model.store.appearance.controlStyle == "picker")
    robot.press("escape")
    robot.expectNo("Placement")
    #expect(!robot.browser.model.appearancePanel.isOpen)
  }

  @Test("when the panel closes the arrow keys choose plans again", arguments: [40, 80])
  func focusAfterwards(width: Int) throws {
    let robot = try Robot(width: width)
    robot.press("down", "v", "down", "right", "escape")
    #expect(!robot.browser.model.appearancePanel.isOpen)
    robot.expectFocused("Premium Monthly")
    robot.press("down")
    robot.expectSelected("Basic Yearly")
  }

  @Test(
    "Down stays in the panel at its end, and in a list of values, and chooses no plan",
    arguments: ["picker", "compactPicker"]
  )
  func stays(style: String) throws {
    let robot = try Robot(style: style)
    robot.press("v")
    for _ in 0..<12 { robot.press("down") }
    robot.expectFocused("Colours")
    robot.press("home", "down", "enter")
    for _ in 0..<12 { robot.press("down") }
    robot.press("left")
    robot.expectFocused("bottom")
    robot.expectSelected("Premium Yearly")
  }

  @Test("Tab goes over to the chosen plan, and the bar tells the keys of where one is")
  func overToTheStore() throws {
    let robot = try Robot()
    robot.press("down", "v")
    #expect(robot.lines.last?.contains("←→ change   ⏎ all values") == true)
    robot.press("tab")
    robot.expectFocused("Premium Monthly")
    robot.expectSelected("Premium Monthly")
    #expect(robot.lines.last?.contains("↑↓ choose   ⏎ subscribe") == true, "\(robot.screen)")
    #expect(robot.lines.last?.contains("change") == false)
    robot.press("right")
    robot.expectFocused("Premium Monthly")
    robot.press("escape")
    #expect(!robot.browser.model.appearancePanel.isOpen)
  }

  @Test("a list of values in which the focus is not any more tells no keys of its own")
  func valuesLeft() throws {
    let robot = try Robot()
    robot.press("v", "down", "enter", "tab")
    #expect(robot.appearanceHints == ["⏎ subscribe"], "\(robot.screen)")
    robot.press("backtab")
    #expect(robot.appearanceHints == ["⏎ set"], "\(robot.screen)")
  }

  @Test("over an open list of values a sheet tells its own keys alone", arguments: ["c", "?", ":"])
  func sheetOver(key: String) throws {
    let robot = try Robot()
    robot.press("v", "enter", key)
    #expect(robot.lines.last?.contains("⏎ set") == false, "\(robot.screen)")
    #expect(robot.lines.last?.contains("Esc back") == false)
    #expect(robot.lines.last?.contains("Esc close") == true)
    robot.press("escape")
    #expect(robot.appearanceHints == ["⏎ set"], "\(robot.screen)")
  }

  @Test("the mark of the focus stands beside the value, not beside its reason")
  func markOfValue() throws {
    let robot = try Robot()
    robot.browser.model.store.appearance.controlStyle = "buttons"
    robot.press("v", "down", "enter", "down", "down", "down")
    robot.expect("▸○ buttonsInBottomBar")
  }

  @Test("a style with one placement says that, rather than where it stands")
  func onePlacement() throws {
    let robot = try Robot()
    robot.press("v", "down", "enter")
    robot.expect("automatic has one placement")
    robot.expectNo("stands in")
  }

  @Test("what is said of a value that can't be chosen goes with the panel", arguments: [40, 80])
  func remark(width: Int) throws {
    let robot = try Robot(width: width)
    robot.press("v", "down", "enter", "down", "enter")
    #expect(robot.browser.model.notices.text != nil)
    robot.press("escape")
    #expect(robot.browser.model.notices.text == nil)
    robot.press("enter", "down", "enter", "v", "escape")
    #expect(robot.browser.model.notices.text == nil)
  }

  @Test("a language of the file, and one that is typed, open the store anew for its customer")
  func language() throws {
    let robot = try Robot(width: 120, height: 40)
    robot.press("enter", "enter", "v")
    for _ in 0..<7 { robot.press("down") }
    robot.press("enter")
    robot.type("ja")
    robot.press("enter")
    #expect(robot.session.catalog.locale.identifier == "ja")
    #expect(robot.transactions.count == 1)
    robot.press("backspace", "backspace")
    robot.type("de_AT")
    robot.press("enter")
    #expect(robot.session.catalog.locale.identifier == "de_AT")
    #expect(robot.transactions.count == 1)
    for _ in 0..<5 { robot.press("backspace") }
    robot.type("jade_AT")
    robot.press("enter")
    #expect(robot.session.catalog.locale.identifier == "de_AT")
    robot.expect("There is no “jade_AT”")
  }

  @Test("taking a language back shows the store in the one before")
  func takenBack() throws {
    let robot = try Robot()
    robot.browser.model.settings.region.open(locale: Locale(identifier: "ja"))
    #expect(robot.session.catalog.locale.identifier == "ja")
    robot.press("z")
    #expect(robot.session.catalog.locale.identifier == "en_US")
    robot.press("Z")
    #expect(robot.session.catalog.locale.identifier == "ja")
  }

  @Test("a storefront is found by its name, and its currency is paid")
  func storefront() throws {
    let robot = try Robot(width: 120, height: 40)
    robot.press("v")
    for _ in 0..<8 { robot.press("down") }
    robot.press("enter")
    robot.type("japan")
    robot.expect("JPN")
    robot.press("enter")
    #expect(robot.session.catalog.storefront.countryCode == "JPN")
    #expect(robot.session.simulation.account.store.storefront == "JPN")
    robot.press("escape", "escape", "enter", "enter")
    #expect(robot.transactions.map(\.currency) == ["JPY"], "\(robot.screen)")
  }

  @Test("in a window that becomes narrow the list waits for the sheet that was opened after it")
  func belowSheet() throws {
    let robot = try Robot()
    robot.press("v", "T")
    robot.expect("Move the clock by")
    robot.resize(width: 40, height: 12)
    robot.expect("Move the clock by")
    robot.type("3d")
    robot.press("enter")
    robot.expect("Jan 4, 2026")
    robot.expect("Store appearance")
  }

  @Test("in ASCII a language of other letters says that it can't be shown")
  func ascii() throws {
    let robot = try Robot(width: 120, height: 40, options: BrowserOptions(usesASCII: true))
    robot.browser.model.settings.region.open(locale: Locale(identifier: "ja"))
    #expect(robot.session.catalog.locale.identifier == "en_US")
    let choice = robot.browser.model.settings.region.languageChoice(original: nil)
    #expect(choice.entry?.value("ja") == nil)
    #expect(choice.entry?.value("de") == "de")
    #expect(choice.entry?.value("nonsense") == nil)
  }
}

extension Robot {
  /// What the bar tells of Enter, in a list of values and in the store.
  fileprivate var appearanceHints: [String] {
    ["⏎ set", "⏎ subscribe"].filter { lines.last?.contains($0) == true }
  }
}
