import TerminalUI
import Testing

@testable import StoreBrowser

@Suite("The hint bar")
@MainActor
struct HintBarTests {
  @Test("the hint bar is one row at any width and ends with a whole hint or an ellipsis")
  func widths() throws {
    for screen in BrowserScreen.allCases {
      let robot = try Robot(options: BrowserOptions(screen: screen))
      let hints = Set(robot.hints)
      for width in stride(from: 40, through: 160, by: 9) {
        robot.resize(width: width, height: 24)
        let line = robot.lines.last ?? ""
        #expect(TextWidth.columns(line) <= width)
        let parts = line.split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(parts.dropLast().allSatisfy(hints.contains), "\(width): \(line)")
        let last = parts.last ?? ""
        #expect(last == "…" || parts.count == hints.count, "\(width): \(line)")
      }
    }
  }

  @Test("the hint bar lists the most important hints first and drops them last")
  func order() throws {
    for screen in BrowserScreen.allCases {
      let robot = try Robot(options: BrowserOptions(screen: screen))
      let all = robot.hints
      for width in stride(from: 40, through: 200, by: 20) {
        robot.resize(width: width, height: 24)
        let line = robot.lines.last ?? ""
        let shown = all.filter(line.contains)
        #expect(shown == Array(all.prefix(shown.count)), "\(width): \(line)")
        let places = shown.compactMap { line.range(of: $0)?.lowerBound }
        #expect(places == places.sorted(), "\(width): \(line)")
      }
    }
  }

  @Test("an ellipsis in the hint bar opens the help, and appears only if hints are left out")
  func ellipsis() throws {
    let robot = try Robot(width: 40)
    #expect(robot.lines.last?.hasSuffix("…") == true)
    robot.host.send(.mouse(.click, at: Point(x: (robot.lines.last ?? "").count - 1, y: 23)))
    #expect(robot.browser.model.navigation.sheet == .help)
    let wide = try Robot(width: 300)
    #expect(wide.lines.last?.contains("…") == false)
  }

  @Test("the ellipsis is three periods in ASCII")
  func ascii() throws {
    let robot = try Robot(width: 40, options: BrowserOptions(usesASCII: true))
    #expect(robot.lines.last?.hasSuffix("...") == true)
  }
}

extension Robot {
  /// All hints of the current screen, the most important first.
  fileprivate var hints: [String] {
    let model = browser.model
    return BrowserCommand.hinted(in: model).map {
      "\($0.label(model.words)) \($0.hint(model.words))"
    }
  }
}
