import TerminalUI
import Testing

@testable import Previewer

@Suite("Preview screen")
@MainActor
struct PreviewScreenTests {
  private final class Pressed {
    var keys: [PreviewKey] = []
  }

  private let pressed = Pressed()

  private func screen(_ size: Size = Size(width: 60, height: 16)) -> PreviewScreen {
    let screen = PreviewScreen(size: size, environment: EnvironmentValues()) { [pressed] in
      pressed.keys.append($0)
    }
    var content = Frame(size: screen.contentSize)
    for y in 0..<content.size.height where content.size.width > 0 {
      content[0, y] = Cell(text: "\(y % 10)", columns: 1, style: .plain)
    }
    screen.content = content
    return screen
  }

  private static let diagnostics = (1...9).map { number in
    CompilerDiagnostic.all(
      in: "A.swift:\(number):5: error: cannot find 'x\(number)' in scope\n  x\n  ^"
    )
  }
  .flatMap(\.self)

  private static var broken: PreviewState {
    var state = PreviewState(file: "A.swift")
    state.problem = PreviewProblem(diagnostics: diagnostics)
    return state
  }

  @Test("the screen shows the program and a status line with file, preview and keys")
  func good() {
    var state = PreviewState(file: "A.swift")
    (state.names, state.shown) = (["One", "Two"], 1)
    let lines = screen().frame(of: state).lines
    #expect(lines[0] == "0" && lines[14] == "4")
    #expect(lines[15].hasPrefix(" A.swift: Two (2 of 2)"))
    #expect(lines[15].contains("F6 next") && lines[15].contains("q quit"))
    #expect(!lines[15].contains("F4"))
  }

  @Test("errors cover the lower part of the screen, and the last good frame stays above")
  func errors() {
    let lines = screen().frame(of: Self.broken).lines
    #expect(lines[0] == "0" && lines[4] == "4")
    #expect(lines[6].contains("9 errors"))
    #expect(lines[7].contains("A.swift:1:5: error: cannot find 'x1' in scope"))
    #expect(lines[15].contains("9 errors") && lines[15].contains("F4 errors"))
    #expect(!lines.contains { $0.contains("x9") })
  }

  @Test("keys and the wheel scroll the errors, and hidden errors leave keys to the program")
  func scrolling() {
    let screen = screen()
    var state = Self.broken
    _ = screen.frame(of: state)
    #expect(screen.take(.key(.end)))
    #expect(screen.frame(of: state).lines.contains { $0.contains("A.swift:9:5") })
    for _ in 0..<40 { #expect(screen.take(.mouse(.wheelUp, at: Point(x: 5, y: 9)))) }
    #expect(screen.frame(of: state).lines.contains { $0.contains("A.swift:1:5") })
    #expect(!screen.take(.mouse(.click, at: Point(x: 5, y: 1))))
    state.isProblemHidden = true
    #expect(screen.frame(of: state).lines[14] == "4")
    #expect(!screen.take(.key(.end)))
    #expect(screen.frame(of: state).lines[15].contains("9 errors"))
  }

  @Test("a key in the status line can be clicked")
  func clicks() throws {
    let screen = screen()
    let line = try #require(screen.frame(of: Self.broken).lines.last)
    let column = line.distance(
      from: line.startIndex,
      to: try #require(line.range(of: "F4")).lowerBound
    )
    #expect(screen.take(.mouse(.click, at: Point(x: column, y: 15))))
    #expect(pressed.keys == [.problem])
  }

  @Test("a long compiler message wraps, and control characters are removed")
  func harmless() {
    var state = PreviewState(file: "A\u{1B}.swift")
    state.problem = PreviewProblem(
      title: "crashed",
      text: "Fatal error: \u{1B}[31m" + String(repeating: "word ", count: 30)
    )
    let lines = screen().frame(of: state).lines
    #expect(lines.joined().unicodeScalars.allSatisfy { $0.value >= 0x20 })
    #expect(lines.count { $0.contains("word") } >= 3)
  }

  @Test("the screen can have any size", arguments: [0, 1, 2, 3, 5, 200], [0, 1, 2, 3, 5, 100])
  func sizes(width: Int, height: Int) {
    let screen = screen(Size(width: width, height: height))
    #expect(screen.frame(of: Self.broken).size == Size(width: width, height: height))
    screen.resize(to: Size(width: 20, height: 5))
    #expect(screen.frame(of: Self.broken).lines.count == 5)
  }

  @Test("a crash is shown with its signal and its last output")
  func crash() {
    let problem = PreviewProblem(ending: .signal(4), words: ["Fatal error: Index out of range"])
    #expect(problem.title == "crashed (Illegal instruction)")
    #expect(problem.lines.map(\.text) == ["Fatal error: Index out of range"])
    #expect(PreviewProblem(ending: .code(3), words: []).title == "ended with exit code 3")
  }

  @Test("an exceeded limit is shown with the limit and advice")
  func limit() {
    let problem = PreviewProblem(ending: .exceeded(.standardMemory), words: [])
    #expect(problem.title == "used more than 2 GiB of memory and was stopped")
    #expect(problem.lines.last?.text.contains("grows without limit") == true)
  }

  @Test("the status line shows how much output was dropped")
  func dropped() {
    var state = PreviewState(file: "A.swift")
    state.droppedCount = 3 << 29
    #expect(screen().frame(of: state).lines[15].hasPrefix(" A.swift  1.5 GiB of output dropped"))
  }

  @Test("the stack trace is removed from a crash message")
  func stack() {
    let words = """
      Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range
      Current stack trace:
      0    libswiftCore.so                    0x00007f1cb615f130 swift_reportError + 33
      48   Crash                              0x0000559b3cc0e431 <unavailable> + 5169
      7 cups
      """
    #expect(
      StderrTail.lines(of: Array(words.utf8)) == [
        "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range", "7 cups",
      ]
    )
  }
}
