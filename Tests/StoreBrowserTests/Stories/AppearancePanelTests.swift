import Foundation
import StoreModel
import TerminalUI
import Testing

@testable import StoreBrowser

@Suite("The appearance panel")
@MainActor
struct AppearancePanelTests {
  @Test("the panel lists every appearance choice")
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

  @Test("left and right change a value, and the store follows at once")
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

  @Test("closing the panel keeps the selected plan, also a plan that was bought")
  func closing() throws {
    let robot = try Robot()
    for keys in [["down"], ["up", "enter", "enter"], ["v", "escape"], ["down", "down"]] {
      for key in keys { robot.press(key) }
      let selection = robot.selected
      robot.press("v")
      robot.expect("Store appearance")
      robot.press("escape")
      robot.expectNo("Store appearance")
      #expect(robot.selected == selection, "after \(keys)\n\(robot.screen)")
      #expect(robot.focused == selection, "after \(keys)\n\(robot.screen)")
    }
    #expect(robot.actions.count == 1)
  }

  @Test("choosing an unsupported placement shows the placements of the style")
  func unavailableReason() throws {
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

  @Test("on a narrow screen the panel covers the store")
  func narrow() throws {
    let robot = try Robot(width: 40, height: 12)
    robot.press("v", "right")
    robot.expect("Control style", "Placement")
    #expect(robot.browser.model.store.appearance.controlStyle == "picker")
    robot.press("escape")
    robot.expectNo("Placement")
    #expect(!robot.browser.model.appearancePanel.isOpen)
  }

  @Test("the arrow keys choose plans again after the panel closes", arguments: [40, 80])
  func focusAfterwards(width: Int) throws {
    let robot = try Robot(width: width)
    robot.press("down", "v", "down", "right", "escape")
    #expect(!robot.browser.model.appearancePanel.isOpen)
    robot.expectFocused("Premium Monthly")
    robot.press("down")
    robot.expectSelected("Basic Yearly")
  }

  @Test(
    "Down stays in the panel and in a list of values, and chooses no plan",
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

  @Test("Tab moves from the panel to the selected plan, and the hints follow the focus")
  func overToTheStore() throws {
    let robot = try Robot()
    robot.press("down", "v")
    #expect(robot.lines.last?.contains("←→ change  ⏎ all values") == true)
    robot.press("tab")
    robot.expectFocused("Premium Monthly")
    robot.expectSelected("Premium Monthly")
    #expect(robot.lines.last?.contains("↑↓ choose  ⏎ subscribe") == true, "\(robot.screen)")
    #expect(robot.lines.last?.contains("change") == false)
    robot.press("right")
    robot.expectFocused("Premium Monthly")
    robot.press("escape")
    #expect(!robot.browser.model.appearancePanel.isOpen)
  }

  @Test("a list of values without the focus shows no hints")
  func valuesLeft() throws {
    let robot = try Robot()
    robot.press("v", "down", "enter", "tab")
    #expect(robot.appearanceHints == ["⏎ subscribe"], "\(robot.screen)")
    robot.press("backtab")
    #expect(robot.appearanceHints == ["⏎ set"], "\(robot.screen)")
  }

  @Test("a sheet over a list of values shows only its own hints", arguments: ["c", "?", ":"])
  func sheetOver(key: String) throws {
    let robot = try Robot()
    robot.press("v", "enter", key)
    #expect(robot.lines.last?.contains("⏎ set") == false, "\(robot.screen)")
    #expect(robot.lines.last?.contains("Esc back") == false)
    #expect(robot.lines.last?.contains("Esc close") == true)
    robot.press("escape")
    #expect(robot.appearanceHints == ["⏎ set"], "\(robot.screen)")
  }

  @Test("the focus mark is beside the value, not beside its explanation")
  func markOfValue() throws {
    let robot = try Robot()
    robot.browser.model.store.appearance.controlStyle = "buttons"
    robot.press("v", "down", "enter", "down", "down", "down")
    robot.expect("▸ ○ buttonsInBottomBar")
  }

  @Test("the placement list of a style with one placement says so")
  func onePlacement() throws {
    let robot = try Robot()
    robot.press("v", "down", "enter")
    robot.expect("automatic has one placement")
    robot.expectNo("Placements of")
  }

  @Test("closing the panel removes the message about an unavailable value", arguments: [40, 80])
  func remark(width: Int) throws {
    let robot = try Robot(width: width)
    robot.press("v", "down", "enter", "down", "enter")
    #expect(robot.browser.model.notices.text != nil)
    robot.press("escape")
    #expect(robot.browser.model.notices.text == nil)
    robot.press("enter", "down", "enter", "v", "escape")
    #expect(robot.browser.model.notices.text == nil)
  }

  @Test("a language, from the file or typed, reopens the store for the same customer")
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

  @Test("undo restores the previous language")
  func takenBack() throws {
    let robot = try Robot()
    robot.browser.model.settings.region.open(locale: Locale(identifier: "ja"))
    #expect(robot.session.catalog.locale.identifier == "ja")
    robot.press("z")
    #expect(robot.session.catalog.locale.identifier == "en_US")
    robot.press("Z")
    #expect(robot.session.catalog.locale.identifier == "ja")
  }

  @Test("a storefront is found by its name, and purchases use its currency")
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

  @Test("on a screen that becomes narrow, a newer sheet covers the panel until it closes")
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

  @Test("in ASCII a language with other letters cannot be chosen")
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
  /// The hints for Enter, in a list of values and in the store.
  fileprivate var appearanceHints: [String] {
    ["⏎ set", "⏎ subscribe"].filter { lines.last?.contains($0) == true }
  }
}
