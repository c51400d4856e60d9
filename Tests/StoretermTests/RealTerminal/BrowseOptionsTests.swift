import Foundation
import TestSupport
import Testing

@Suite(
  "Options of browse in a real terminal",
  .serialized,
  .enabled(if: TmuxSession.isAvailable, "tmux is not installed"),
  .timeLimit(.minutes(LongTest.minutes(30)))
)
struct BrowseOptionsTests {
  private func leave(_ store: Store) async throws {
    try store.shell.press("q")
    try await store.expectGone(status: 0)
  }

  @Test("the log is a file below XDG_STATE_HOME with the chosen level, never on the screen")
  func log() async throws {
    let state = try Program.Folder()
    let file = state.url.appending(path: "storeterm/storeterm.log")
    for (level, isKept) in [("error", false), ("info", true)] {
      let shell = try await TmuxSession(environment: ["XDG_STATE_HOME": state.url.path])
      defer { shell.end() }
      let store = try await Store(in: shell, options: "--log-level \(level)")
      try shell.press("s")
      let lines = try await shell.wait(forText: "Style: picker")
      #expect(!lines.contains { $0.contains("[browser]") })
      try await leave(store)
      #expect(FileManager.default.fileExists(atPath: file.path) == isKept)
    }
    let log = try String(contentsOf: file, encoding: .utf8)
    for text in ["notice: opened ", "info: look.next-style", "notice: ended with 0"] {
      #expect(log.contains(text), "\(text) in \(log)")
    }
  }

  @Test("--no-mouse leaves the mouse to the terminal")
  func mouse() async throws {
    for (options, flag) in [("", "1"), ("--no-mouse", "0")] {
      let shell = try await TmuxSession()
      defer { shell.end() }
      let store = try await Store(in: shell, options: options)
      let mouse = try shell.modes().split(separator: " ").dropFirst(3).first
      #expect(mouse.map(String.init) == flag, "\(options)")
      try await leave(store)
    }
  }

  @Test("the settings file can turn the mouse and the colours off")
  func settings() async throws {
    let folder = try Program.Folder()
    let place = folder.url.appending(path: "storeterm")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let file = place.appending(path: "settings.yaml")
    for (settings, flag, isColoured) in [
      ("mouse: true\ncolor: true", "1", true), ("mouse: false\ncolor: false", "0", false),
    ] {
      try Data(settings.utf8).write(to: file)
      let shell = try await TmuxSession(environment: ["XDG_CONFIG_HOME": folder.url.path])
      defer { shell.end() }
      let store = try await Store(in: shell, options: "--theme dark --ephemeral")
      let mouse = try shell.modes().split(separator: " ").dropFirst(3).first
      #expect(mouse.map(String.init) == flag, "\(settings)")
      let screen = try shell.screen(styles: true).joined()
      #expect(screen.contains(/\u{1B}\[[0-9;]*[34][0-8][;m]/) == isColoured, "\(settings)")
      try await leave(store)
    }
  }

  @Test("--theme sets the theme, and the appearance panel changes it at once")
  func theme() async throws {
    let shell = try await TmuxSession(columns: 100, rows: 30)
    defer { shell.end() }
    let store = try await Store(in: shell, options: "--theme mono --reduce-motion")
    @Sendable func isColoured() throws -> Bool {
      try shell.screen(styles: true).joined().contains(/\u{1B}\[[0-9;]*[34][0-8][;m]/)
    }
    #expect(try !isColoured())
    try shell.press("v", "End", "Right")
    try await shell.wait(for: "colours") { _ in (try? isColoured()) == true }
    try shell.press("Left")
    try await shell.wait(for: "no colours") { _ in (try? isColoured()) == false }
    try await leave(store)
  }

  @Test("--accessible reads and writes lines and keeps the terminal modes")
  func accessible() async throws {
    let shell = try await TmuxSession(columns: 100, rows: 50)
    defer { shell.end() }
    let modes = try shell.modes()
    try shell.enter("clear; '\(Store.program)' '\(Store.file)' --accessible --ephemeral")
    try await shell.wait(forText: "Type a number")
    #expect(try shell.modes() == modes)
    try shell.enter("s")
    try await shell.wait(forText: "Style: picker")
    try shell.enter("q")
    try await shell.waitForPrompt()
    #expect(try await shell.output(of: "echo $?") == "0")
  }

  @Test("--accessible needs no terminal and writes no escape sequences")
  func accessiblePiped() throws {
    let outcome = try Program.run(["browse", Store.file, "--accessible", "--ephemeral"])
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("Premium Yearly"))
    #expect(!outcome.output.contains("\u{1B}"))
  }

  @Test("an unknown log level is refused with the known ones")
  func logLevel() throws {
    let outcome = try Program.run(["browse", Store.file, "--log-level", "much"])
    #expect(outcome.exitCode == 2)
    for word in ["off", "error", "notice", "info", "debug"] {
      #expect(outcome.errors.contains(word), "\(outcome.errors)")
    }
  }
}
