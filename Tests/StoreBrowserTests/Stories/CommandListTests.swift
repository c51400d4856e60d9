import Foundation
import TerminalUI
import Testing

@testable import StoreBrowser

@Suite("The list of commands")
@MainActor
struct CommandListTests {
  /// The selected row, as the screen shows it.
  /// The text of the selected row, between the sides of the sheet.
  private func meant(_ robot: Robot) -> String? {
    robot.lines.first { $0.contains("▸ ") }?
      .split { "│┃".contains($0) }.first { $0.contains("▸ ") }.map(String.init)
  }

  @Test("typing makes the selected row visible after scrolling")
  func typingAfterWheel() throws {
    let robot = try Robot()
    robot.press("ctrl-p")
    for _ in 0..<20 { robot.turnWheel(.wheelDown, at: Point(x: 20, y: 10)) }
    #expect(meant(robot) == nil)
    robot.type("s")
    let row = try #require(meant(robot), "\(robot.screen)")
    #expect(row.contains("Subscribe"), "\(row)")
  }

  @Test(
    "Enter and the arrows scroll the selected row back into view",
    arguments: ["", "s"]
  )
  func returning(text: String) throws {
    for (opening, key) in [("ctrl-p", "enter"), ("ctrl-p", "up"), ("?", "enter")] {
      if opening == "?", text.isEmpty { continue }
      let robot = try Robot()
      robot.press(opening)
      robot.type(opening == "?" ? "/" + text : text)
      let first = try #require(meant(robot), "\(robot.screen)")
      for _ in 0..<20 { robot.turnWheel(.wheelDown, at: Point(x: 20, y: 10)) }
      #expect(meant(robot) == nil, "\(robot.screen)")
      robot.press(key)
      #expect(meant(robot) == first, "\(robot.screen)")
      robot.press("enter")
      #expect(robot.browser.model.navigation.sheet == nil, "\(robot.screen)")
    }
  }

  @Test("Enter runs a selected row that is still visible after scrolling")
  func runsInSight() throws {
    let robot = try Robot()
    robot.press("ctrl-p", "down", "down", "down", "down")
    robot.turnWheel(.wheelDown, at: Point(x: 20, y: 10))
    #expect(meant(robot) != nil)
    robot.press("enter")
    #expect(robot.browser.model.navigation.sheet == nil, "\(robot.screen)")
  }

  @Test("text typed together with Enter runs the found command, whatever the scroll position")
  func burst() throws {
    let robot = try Robot()
    robot.press("ctrl-p")
    for _ in 0..<20 { robot.turnWheel(.wheelDown, at: Point(x: 20, y: 10)) }
    for letter in "gallery" { robot.host.send(.key(.character(letter))) }
    robot.press("enter")
    #expect(robot.browser.model.navigation.screen == .gallery, "\(robot.screen)")
  }

  @Test("the selected row stays visible when the window is resized")
  func otherSize() throws {
    for key in ["ctrl-p", "?"] {
      let robot = try Robot()
      robot.press(key)
      if key == "?" { robot.press("?") }
      for _ in 0..<40 { robot.press("down") }
      let row = try #require(meant(robot))
      robot.resize(width: 40, height: 12)
      let words = row.split(separator: " ").filter { $0.count > 3 }.prefix(1)
      #expect(meant(robot).map { row in words.allSatisfy(row.contains) } == true, "\(robot.screen)")
    }
  }

  @Test("the filter text and the selected row survive a window that is too small")
  func tooSmall() throws {
    let robot = try Robot()
    robot.press("ctrl-p")
    robot.type("clo")
    robot.press("down", "down")
    let found = try #require(meant(robot))
    robot.resize(width: 30, height: 8)
    robot.expect("40 × 12")
    #expect(robot.buttons.isEmpty)
    robot.resize(width: 80, height: 24)
    robot.expect("clo")
    #expect(meant(robot)?.prefix(60) == found.prefix(60), "\(robot.screen)")
    robot.press("escape", "?", "?")
    for _ in 0..<30 { robot.press("down") }
    let key = try #require(meant(robot))
    robot.resize(width: 30, height: 8)
    robot.resize(width: 80, height: 24)
    #expect(meant(robot)?.prefix(60) == key.prefix(60), "\(robot.screen)")
  }

  @Test("q quits in a window that is too small, whatever is open")
  func leaving() throws {
    for keys in [["?"], ["ctrl-p"], ["4"]] {
      let robot = try Robot()
      keys.forEach { robot.press($0) }
      robot.resize(width: 30, height: 8)
      robot.press("x", "escape", "enter")
      robot.expect("40 × 12")
      #expect(robot.browser.model.navigation.exitCode == nil)
      robot.press("q")
      #expect(robot.browser.model.navigation.exitCode == 0)
    }
  }

  @Test(
    "the selected row is visible again after the window was too small",
    arguments: ["ctrl-p", "?"]
  )
  func meantAfterCard(key: String) throws {
    let robot = try Robot()
    robot.press(key)
    if key == "?" { robot.press("?") }
    robot.press("pagedown", "pagedown", "pagedown", "down", "down")
    let row = try #require(meant(robot), "\(robot.screen)")
    robot.resize(width: 30, height: 8)
    robot.resize(width: 80, height: 24)
    #expect(meant(robot)?.prefix(60) == row.prefix(60), "\(robot.screen)")
  }

  @Test("nothing covers the card of a window that is too small")
  func nothingOverCard() throws {
    let robot = try Robot(width: 100)
    robot.press("v")
    let before = robot.screen
    robot.resize(width: 30, height: 8)
    robot.expect("40 × 12")
    #expect(robot.lines.filter { !$0.allSatisfy(\.isWhitespace) }.count < 4, "\(robot.screen)")
    robot.press("down", "escape")
    robot.resize(width: 100, height: 24)
    #expect(robot.screen == before)
    robot.resize(width: 30, height: 8)
    robot.browser.model.navigation.sheet = .clock
    robot.host.update()
    robot.expect("40 × 12")
    robot.resize(width: 100, height: 24)
    robot.expectNo("40 × 12")
    #expect(robot.buttons.count < 6, "\(robot.screen)")
  }

  @Test(
    "in the help, Shift-Tab from the button reaches the last row, and Tab from the field the first"
  )
  func ends() throws {
    let robot = try Robot()
    robot.press("?", "?", "up", "backtab", "backtab")
    #expect(meant(robot)?.contains("wheel") == true, "\(robot.screen)")
    robot.press("tab", "tab", "tab")
    #expect(meant(robot)?.contains("↑↓") == true, "\(robot.screen)")
  }

  @Test("a screen reader can read all keys in the help")
  func spoken() throws {
    let robot = try Robot()
    robot.press("?", "?")
    let told = robot.host.semantics.elements.map(\.label)
    #expect(told.contains { $0.contains("Redraw") })
    #expect(told.count > 100)
  }

  @Test(
    "the “nothing found” text is complete in the smallest window",
    arguments: ["en", "de", "ja", "ar"]
  )
  func nothingFound(language: String) throws {
    var options = BrowserOptions()
    options.programLocale = Locale(identifier: language)
    let robot = try Robot(width: 40, height: 12, options: options)
    robot.press("ctrl-p")
    robot.type("zzzq")
    let words = robot.browser.model.words.text(BrowserText.nothingFound)
    let seen = robot.lines.joined().filter { !$0.isWhitespace && $0 != "│" }
    #expect(seen.contains(words.filter { !$0.isWhitespace }), "\(robot.screen)")
  }
}
