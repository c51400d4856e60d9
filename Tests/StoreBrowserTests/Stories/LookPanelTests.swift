import Foundation
import StoreModel
import TerminalUI
import Testing

@testable import StoreBrowser

@Suite("The panel of looks")
@MainActor
struct LookPanelTests {
  @Test("every choice of a look is listed with the value that it has")
  func listed() throws {
    let robot = try Robot(height: 30)
    robot.press("v")
    robot.expect(
      "How the store looks",
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
    #expect(robot.browser.model.look.controlStyle == "picker")
    robot.press("left", "left")
    #expect(robot.browser.model.look.controlStyle == ControlStyleList.names.last)
    robot.press("down", "down", "right")
    #expect(robot.browser.model.look.grouping == .level)
    robot.expect("Grouped by", "level")
  }

  @Test("a placement that the style does not have says which ones it has")
  func obstacle() throws {
    let robot = try Robot(width: 120, height: 40)
    robot.press("v", "right", "down", "enter")
    robot.expect("picker stands in:")
    let accepted = ControlStyleList.placements(of: "picker")
    for name in accepted { robot.expect("\(name)") }
    robot.click("bottomBar")
    #expect(robot.browser.model.look.placement == "automatic")
    #expect(robot.browser.model.notice?.contains("picker stands in:") == true)
    robot.click("○ buttonsInBottomBar")
    #expect(robot.browser.model.look.placement == "buttonsInBottomBar")
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
    #expect(robot.browser.model.look.controlStyle == "picker")
    robot.press("escape")
    robot.expectNo("Placement")
    #expect(!robot.browser.model.isLookOpen)
  }

  @Test("when the panel closes the arrow keys choose plans again", arguments: [40, 80])
  func focusAfterwards(width: Int) throws {
    let robot = try Robot(width: width)
    robot.press("down", "v", "down", "right", "escape")
    #expect(!robot.browser.model.isLookOpen)
    robot.expectFocused("Premium Monthly")
    robot.press("down")
    robot.expectSelected("Basic Yearly")
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
    robot.type("de_AT")
    robot.press("enter")
    #expect(robot.session.catalog.locale.identifier.hasPrefix("ja"))
    robot.expect("There is no “jade_AT”")
  }

  @Test("taking a language back shows the store in the one before")
  func takenBack() throws {
    let robot = try Robot()
    robot.browser.model.open(locale: Locale(identifier: "ja"))
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
  }

  @Test("in ASCII a language of other letters says that it can't be shown")
  func ascii() throws {
    let robot = try Robot(width: 120, height: 40, options: BrowserOptions(usesASCII: true))
    robot.browser.model.open(locale: Locale(identifier: "ja"))
    #expect(robot.session.catalog.locale.identifier == "en_US")
    let choice = robot.browser.model.languageChoice(original: nil)
    #expect(choice.entry?.value("ja") == nil)
    #expect(choice.entry?.value("de") == "de")
    #expect(choice.entry?.value("nonsense") == nil)
  }
}
