import Foundation
import TestSupport
import Testing

@Suite(
  "storeterm in a real terminal",
  .serialized,
  .enabled(if: TmuxSession.isAvailable, "tmux is not installed"),
  .timeLimit(.minutes(LongTest.minutes(30)))
)
struct RealTerminalTests {
  @Test("keys and clicks select a plan, and q restores the screen")
  func session() async throws {
    try await withStore { store in
      let first = try await store.chosenLine()
      try store.shell.press("Down")
      try await store.waitForChoice(otherThan: first)
      try store.shell.press("Up")
      try await store.waitForChoice(of: first)
      let row = try #require(try store.shell.screen().firstIndex { $0.contains("Basic Monthly") })
      try store.shell.click(column: 8, row: row)
      try await store.waitForChoice(of: "Basic Monthly")
      try store.shell.press("q")
      try await store.expectGone(status: 0)
    }
  }

  @Test("Ctrl-C exits with 130")
  func interrupt() async throws {
    try await withStore { store in
      try store.shell.press("C-c")
      try await store.expectGone(status: 130)
    }
  }

  @Test(
    "a signal that ends the program is reported to the shell, and the terminal is restored",
    arguments: [
      ("TERM", 143), ("HUP", 129), ("INT", 130), ("QUIT", 131), ("ABRT", 134), ("SEGV", 139),
      ("BUS", 135), ("ILL", 132), ("FPE", 136), ("TRAP", 133),
    ]
  )
  func signals(name: String, status: Int) async throws {
    try await withStore { store in
      try store.send(signal: name)
      try await store.expectGone(status: status, leavesMessage: true)
    }
  }

  @Test(
    "text on stderr appears when the screen is restored",
    arguments: [true, false]
  )
  func messages(crashes: Bool) async throws {
    try await withStore { store in
      let before = try store.shell.screen()
      try store.complain("Fatal error: it fell")
      try store.shell.press("C-l")
      try store.shell.press("Down", "Up")
      try await store.shell.wait(for: "screen as before") { $0 == before }
      if crashes { try store.send(signal: "SEGV") } else { try store.shell.press("q") }
      let lines = try await store.shell.waitForPrompt().filter { !$0.isEmpty }
      #expect(lines.dropFirst().first == "Fatal error: it fell", "\(lines)")
      try await store.expectRestored()
    }
  }

  @Test("the end of endless text on stderr appears")
  func endlessMessages() async throws {
    try await withStore { store in
      try store.complain("line", times: 2_000_000)
      try store.complain("the last line")
      try store.shell.press("C-l", "Down", "Up")
      try await store.waitForHeldError(below: 1 << 20)
      try store.shell.press("q")
      let lines = try await store.shell.waitForPrompt().filter { !$0.isEmpty }
      #expect(lines.contains("the last line"), "\(lines)")
      try await store.expectRestored()
    }
  }

  @Test("LINES and COLUMNS of the environment do not fix the size")
  func pinnedSize() async throws {
    try await withStore(["LINES": "12", "COLUMNS": "40"]) { store in
      let lines = try store.shell.screen()
      #expect(lines.count >= 24 && lines[23].contains("quit"), "\(lines)")
    }
  }

  @Test("Ctrl-Z restores the terminal, and fg shows the store again with its modes")
  func suspension() async throws {
    try await withStore { store in
      let before = try store.shell.screen()
      let modes = try store.shell.modes()
      try store.shell.press("C-z")
      try await store.shell.wait(forText: "Stopped")
      try await store.expectRestored()
      try await store.bringBack(before)
      try await store.shell.wait(for: "modes as before") { _ in
        (try? store.shell.modes()) == modes
      }
      try store.shell.press("q")
      try await store.shell.waitForPrompt()
      try await store.expectRestored()
    }
  }

  @Test(
    "SIGTSTP and SIGSTOP from outside stop the store, and fg shows it again",
    arguments: ["TSTP", "STOP"]
  )
  func stop(signal: String) async throws {
    try await withStore { store in
      let before = try store.shell.screen()
      try store.send(signal: signal)
      try await store.shell.wait(forText: "Stopped")
      if signal == "TSTP" { try await store.expectRestored() }
      try await store.bringBack(before)
      try store.shell.press("q")
      try await store.shell.waitForPrompt()
      try await store.expectRestored()
    }
  }

  @Test("resizing redraws the screen, and a window that is too small shows the required size")
  func resize() async throws {
    try await withStore { store in
      let before = try store.shell.screen()
      try store.shell.resize(columns: 40, rows: 12)
      try await store.shell.wait(for: "narrow store") { lines in
        lines.contains { $0.contains("◉") } && lines.contains { $0.contains("Subscribe") }
          && lines.allSatisfy { $0.count <= 40 }
      }
      try store.shell.resize(columns: 20, rows: 5)
      try await store.shell.wait(forText: "Subscribe")
      try store.shell.resize(columns: 19, rows: 12)
      try await store.shell.wait(forText: "20 × 5")
      try store.shell.resize(columns: 1, rows: 1)
      try store.shell.resize(columns: 80, rows: 24)
      try await store.shell.wait(for: "screen as before") { $0 == before }
      try store.shell.press("q")
      try await store.shell.waitForPrompt()
      try await store.expectRestored()
    }
  }

  @Test("Ctrl-L repairs a screen that another program has written on")
  func redraw() async throws {
    try await withStore { store in
      let before = try store.shell.screen()
      try store.scribble("something else")
      try await store.shell.wait(forText: "something else")
      try store.shell.press("C-l")
      try await store.shell.wait(for: "screen as before") { $0 == before }
    }
  }

  @Test("NO_COLOR and --no-color turn colours off")
  func noColour() async throws {
    for (variables, options, isColoured) in [
      ([:], "", true), (["NO_COLOR": "1"], "", false), (["NO_COLOR": ""], "", true),
      ([:], "--no-color", false),
    ] as [([String: String], String, Bool)] {
      try await withStore(variables, options) { store in
        let styled = try store.shell.screen(styles: true).joined()
        let hasColour = styled.contains(/\u{1B}\[[0-9;]*[34][0-8][;m]/)
        #expect(hasColour == isColoured, "\(variables) \(options)")
      }
    }
  }

  @Test("a locale without UTF-8, or --ascii, draws ASCII only", arguments: [true, false])
  func ascii(byLocale: Bool) async throws {
    let variables = byLocale ? ["LC_ALL": "C"] : [:]
    try await withStore(variables, byLocale ? "" : "--ascii") { store in
      let lines = try store.shell.screen()
      #expect(lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
      #expect(lines.contains { $0.contains("(*)") })
    }
  }

  @Test("a UTF-8 locale that is not installed still draws Unicode")
  func missingLocale() async throws {
    try await withStore(["LC_ALL": "xx_XX.UTF-8"]) { store in
      let line = try await store.chosenLine()
      #expect(line.contains("Premium Yearly"))
    }
  }

  @Test(
    "an unusable terminal is refused in one line and exits with 2",
    arguments: ["dumb", "no-such-one", ""]
  )
  func refusal(terminal: String) async throws {
    let shell = try await TmuxSession()
    defer { shell.end() }
    let command = "TERM=\(terminal) '\(Store.program)' '\(Store.file)' 2>&1 >/dev/tty; echo $?"
    let lines = try await shell.output(of: "(\(command))").split(separator: "\n")
    #expect(lines.count == 2 && lines.last == "2", "\(lines)")
    #expect(lines.first?.contains("storeterm render") == true)
  }

  @Test("stdin or stdout without a terminal is refused in one line and exits with 2")
  func noTerminal() async throws {
    let shell = try await TmuxSession()
    defer { shell.end() }
    for direction in ["</dev/null 2>&1 >/dev/tty", "2>&1 >/dev/null"] {
      let command = "'\(Store.program)' '\(Store.file)' \(direction); echo $?"
      let lines = try await shell.output(of: "(\(command))").split(separator: "\n")
      #expect(lines.count == 2 && lines.last == "2", "\(lines)")
      #expect(lines.first?.contains("not a terminal") == true)
    }
  }

  private func withStore(
    _ variables: [String: String] = [:],
    _ options: String = "",
    _ body: @Sendable (Store) async throws -> Void
  ) async throws {
    let shell = try await TmuxSession(environment: variables)
    defer { shell.end() }
    let store = try await Store(in: shell, options: options)
    try await body(store)
  }
}
