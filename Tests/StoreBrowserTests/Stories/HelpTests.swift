import Testing

@testable import StoreBrowser

@Suite("The essentials of the help")
@MainActor
struct HelpTests {
  @Test("? shows one screen of essentials on every screen", arguments: BrowserScreen.allCases)
  func oneScreen(screen: BrowserScreen) throws {
    let robot = try Robot(options: BrowserOptions(screen: screen))
    robot.press("?")
    robot.expect("Everywhere", "Move the clock to the next event", "Play the clock")
    robot.expect("Open a screen", "Find a command by its name", "Quit")
    #expect(!robot.lines.contains { $0.contains("↓  │") }, "\(robot.screen)")
  }

  @Test("the essentials begin with the hints of what has the focus")
  func here() throws {
    let robot = try Robot(width: 120, height: 40)
    robot.press("4")
    let hints = robot.lines.last ?? ""
    robot.press("?")
    robot.expect("In the timeline", "Go back to the selected event")
    #expect(hints.contains("⏎ go back to here"))
    robot.expectNo("In the store", "Next control style")
  }

  @Test(
    "a help that is open at the start lists the same commands as ?",
    arguments: [(StoreFile.products(), "automatic"), (.streaming, "compactPicker")]
  )
  func atStart(file: StoreFile, style: String) throws {
    var options = BrowserOptions()
    options.appearance.controlStyle = style
    let pressed = try Robot(file, options: options)
    pressed.press("?")
    options.showsHelp = true
    let opened = try Robot(file, options: options)
    #expect(opened.lines == pressed.lines, "\(opened.screen)")
    opened.expect(style == "automatic" ? "⏎          Buy" : "←→         Choose")
  }

  @Test("? lists all keys from the essentials, and so does the button")
  func allKeys() throws {
    for isByKey in [true, false] {
      let robot = try Robot(width: 80, height: 200)
      robot.press("?")
      robot.expectNo("Redraw")
      robot.expect("? all keys")
      if isByKey { robot.press("?") } else { robot.click("All Keys") }
      robot.expect("Redraw", "Mouse")
      robot.expectNo("? all keys", "All Keys")
      robot.press("escape")
      #expect(robot.browser.model.navigation.sheet == nil)
      robot.press("?")
      robot.expectNo("Redraw")
    }
  }

  @Test("a search in the essentials finds every command")
  func search() throws {
    let robot = try Robot()
    robot.press("?", "/")
    robot.type("next grouping")
    robot.expect("Next grouping")
    robot.expectNo("All Keys")
  }

  @Test("the palette finds the list of all keys")
  func palette() throws {
    let robot = try Robot(width: 80, height: 200)
    robot.press("ctrl-p")
    robot.type("all keys")
    robot.press("enter")
    robot.expect("Redraw")
  }
}
