import TerminalUI
import Testing

@testable import StoreBrowser

@Suite("Enlarged store and panes")
@MainActor
struct EnlargedStoreTests {
  @Test("+ enlarges the store over the bar, panel and date; +, _ and Esc restore the screen")
  func enlarged() throws {
    for back in ["+", "_", "escape"] {
      let robot = try Robot(width: 100, height: 30)
      robot.press("v")
      let before = robot.lines
      robot.press("+")
      robot.expectNo("Store appearance", "2 Gallery", "not subscribed")
      robot.expect("Premium Yearly", "_ smaller")
      robot.press(back)
      #expect(robot.lines == before, "\(back)")
    }
  }

  @Test("the enlarged store shows messages, and other screens keep their bars")
  func said() throws {
    let robot = try Robot(width: 120)
    robot.press("+", "s")
    robot.expect("Style: picker")
    robot.press("2")
    robot.expect("1 Store", "2 Gallery", "not subscribed")
    robot.press("1")
    robot.expectNo("2 Gallery")
  }

  @Test("_ shows a message if the store is not enlarged")
  func notEnlarged() throws {
    let robot = try Robot()
    robot.press("_")
    robot.expect("The store is not enlarged. + enlarges it.")
  }

  @Test("v opens the panel beside the store and ends the enlargement")
  func panel() throws {
    let robot = try Robot(width: 100, height: 30)
    robot.press("+", "v")
    robot.expect("Store appearance", "2 Gallery")
  }

  @Test(
    "the focused pane, store or panel, has the heavier edge and a mark",
    arguments: [
      (false, "━", "▸", "─"), (true, "=", ">", "-"),
    ]
  )
  func storeAndPanel(ascii: Bool, heavy: String, mark: String, light: String) throws {
    let robot = try Robot(width: 100, height: 30, options: BrowserOptions(usesASCII: ascii))
    robot.press("v")
    robot.expect("\(mark) Store appearance \(heavy)", "\(light) Store \(light)")
    robot.click("Premium Monthly")
    robot.expect("\(light) Store appearance \(light)", "\(mark) Store \(heavy)")
  }

  @Test("the transaction list has the heavier edge, the details pane the lighter one")
  func transactions() throws {
    let robot = try Robot(width: 120, height: 30)
    robot.openTransactions()
    robot.expect("▸ Transactions  3 ━", "─ Details ─")
  }

  @Test("the focused one of two compared stores has the heavier edge")
  func compared() throws {
    let robot = try Robot(width: 120, height: 40)
    robot.press("2", "space", "tab", "space", "=")
    let marks = robot.lines.joined().filter { $0 == "━" }
    #expect(!marks.isEmpty, "\(robot.screen)")
    let titles = robot.lines.filter { $0.contains("▸ ") && $0.contains("━") }
    #expect(titles.count == 1, "\(robot.screen)")
  }
}
