import Foundation
import Testing

@testable import StoreBrowser

@Suite("The status line")
@MainActor
struct StatusLineTests {
  @Test("the store's status line shows the control style and its placement")
  func appearance() throws {
    let robot = try Robot()
    robot.expect(" automatic")
    robot.expectNo("automatic · automatic")
    robot.press("s", "p", "p")
    robot.expect("picker · buttonsInBottomBar")
    robot.press("3")
    robot.expectNo("picker · buttonsInBottomBar")
  }

  @Test("a long state keeps the style on the screen, in a row of its own")
  func longState() throws {
    let robot = try Robot(style: "prominentPicker")
    robot.expect("prominentPicker · automatic")
    robot.press("down", "enter", "enter")
    robot.expect("free trial until")
    let rows = robot.lines.suffix(3)
    #expect(rows.first?.contains("prominentPicker · automatic") == true, "\(robot.screen)")
  }

  @Test("an automatic placement is left out before the weekday, another placement after it")
  func order() throws {
    let robot = try Robot(style: "picker")
    robot.press("enter", "enter")
    robot.expect("‖ Thu, Jan 1, 2026 00:00   subscribed to Premium Yearly", " picker · automatic")
    robot.resize(width: 70, height: 24)
    robot.expect("‖ Thu, Jan 1, 2026 00:00   subscribed to Premium Yearly", " picker")
    robot.expectNo("picker · automatic")
    robot.resize(width: 84, height: 24)
    robot.press("p", "p")
    robot.expect("‖ Jan 1, 2026 00:00   subscribed to", " picker · buttonsInBottomBar")
  }

  @Test("a low or narrow screen shows the date and the state before the style")
  func small() throws {
    for (width, height) in [(40, 12), (60, 12)] {
      let robot = try Robot(width: width, height: height)
      robot.press("down", "enter", "enter")
      robot.expect("Jan 1, 2026", "free trial until")
    }
  }

  @Test("no part of the status line is cut at any width")
  func widths() throws {
    let robot = try Robot(width: 200)
    robot.press("s", "down", "enter", "enter", "escape")
    for width in stride(from: 60, through: 140, by: 4) {
      robot.resize(width: width, height: 24)
      let rows = robot.lines.suffix(3).dropLast()
      #expect(!rows.contains { $0.contains("…") }, "\(robot.screen)")
      robot.expect("Jan 1, 2026 00:00", "Premium Monthly: free trial until Jan 8, 2026")
    }
  }
}
