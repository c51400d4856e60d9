import Testing

@testable import StoreBrowser

@Suite("What the hint bar says")
@MainActor
struct HintTests {
  private func hints(_ robot: Robot) -> String { robot.lines.last ?? "" }

  @Test("while one types into a search no letters are told of, since they would be typed")
  func typing() throws {
    let robot = try Robot()
    robot.press("8", "/")
    #expect(hints(robot).contains("Esc clear filter"))
    #expect(!hints(robot).contains("q quit") && !hints(robot).contains("? help"))
    robot.press("q")
    #expect(robot.browser.model.exitCode == nil)
    robot.press("escape")
    #expect(hints(robot).contains("q quit"))
  }

  @Test("the field above long lists of values takes letters too, until one goes on to the list")
  func values() throws {
    let robot = try Robot(width: 120)
    robot.press("v", "end", "up", "enter")
    #expect(robot.browser.model.lookChoices.open != nil)
    #expect(!hints(robot).contains("q quit"), "\(robot.screen)")
    robot.press("tab")
    #expect(hints(robot).contains("q quit"), "\(robot.screen)")
    robot.press("escape")
    #expect(hints(robot).contains("⏎ all values") && hints(robot).contains("q quit"))
  }

  @Test("a list of values says how one is set and how one gets back")
  func settingValues() throws {
    let robot = try Robot()
    robot.press("7", "enter")
    #expect(hints(robot).contains("⏎ set   Esc back"), "\(robot.screen)")
    #expect(!hints(robot).contains("←→"))
    robot.press("escape")
    #expect(hints(robot).contains("←→ change"))
  }

  @Test("the inspector says how one gets back to the list")
  func inspector() throws {
    let robot = try Robot()
    robot.openTransactions()
    robot.press("enter")
    #expect(hints(robot).contains("Esc list   ↑↓ scroll"), "\(robot.screen)")
    robot.press("escape")
    #expect(hints(robot).contains("⏎ inspect") && !hints(robot).contains("Esc list"))
  }

  @Test("help and palette say that Enter runs a command", arguments: ["?", "ctrl-p"])
  func commands(key: String) throws {
    let robot = try Robot()
    robot.press(key)
    #expect(hints(robot).contains("↑↓ choose   ⏎ run"), "\(robot.screen)")
  }

  @Test("the code of the store is no wider than its lines, and y copies it")
  func snippet() throws {
    let robot = try Robot(width: 200, height: 60)
    robot.press("c")
    let edge = try #require(robot.lines.first { $0.contains("╭") })
    #expect(edge.trimming(" ").count < 80, "\(robot.screen)")
    #expect(hints(robot).contains("y copy"))
    robot.press("y")
    robot.expect("Copied")
  }

  @Test("on a wide screen an event's amount stands where the eye finds it")
  func width() throws {
    let robot = try Robot(width: 200, height: 60)
    robot.openTransactions()
    robot.press("4")
    let amount = try #require(robot.place(of: "$0.00"))
    #expect(amount.x < 110, "\(robot.screen)")
  }
}

extension String {
  /// The text without such characters at its ends.
  fileprivate func trimming(_ character: Character) -> Substring {
    var text = self[...]
    while text.first == character { text.removeFirst() }
    while text.last == character { text.removeLast() }
    return text
  }
}
