#if os(Linux)
import Foundation
import TestSupport
import Testing

@Suite(
  "The example app in a real terminal",
  .serialized,
  .enabled(if: TmuxSession.isAvailable, "tmux is not installed"),
  .timeLimit(.minutes(LongTest.minutes(30)))
)
struct ExampleTests {
  private static let program = Program.url(of: "Greenhouse")?.path ?? "Greenhouse"

  /// Starts the app and waits for its first screen.
  private func withApp(
    _ variables: [String: String] = [:],
    _ body: @Sendable (TmuxSession) async throws -> Void
  ) async throws {
    let shell = try await TmuxSession(environment: variables)
    defer { shell.end() }
    try shell.enter("clear; '\(Self.program)'")
    try await shell.wait(forText: "Monstera")
    try await body(shell)
  }

  private func expectGone(_ shell: TmuxSession, status: Int) async throws {
    try await shell.waitForPrompt()
    #expect(try await shell.output(of: "echo $?") == "\(status)")
  }

  @Test("keys open and close a plant, and q quits the app")
  func detail() async throws {
    try await withApp { shell in
      try shell.press("Enter")
      try await shell.wait(forText: "Every")
      try shell.press("Escape")
      try await shell.wait(forText: "Rubber Fig")
      try shell.press("q")
      try await expectGone(shell, status: 0)
    }
  }

  @Test("Ctrl-C exits with 130 and restores the terminal modes")
  func interrupt() async throws {
    let shell = try await TmuxSession()
    defer { shell.end() }
    let modes = try shell.modes()
    let settings = try await shell.output(of: "stty -g")
    try shell.enter("clear; '\(Self.program)'")
    try await shell.wait(forText: "Monstera")
    try shell.press("C-c")
    try await expectGone(shell, status: 130)
    #expect(try shell.modes() == modes)
    #expect(try await shell.output(of: "stty -g") == settings)
  }

  @Test("a locale without UTF-8 draws ASCII only")
  func ascii() async throws {
    try await withApp(["LC_ALL": "C"]) { shell in
      let screen = try shell.screen()
      #expect(screen.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
    }
  }

  @Test("without a terminal the first screen is printed")
  func printed() async throws {
    let shell = try await TmuxSession()
    defer { shell.end() }
    let lines = try await shell.output(of: "LINES=20 COLUMNS=60 '\(Self.program)' | cat")
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 20 && lines.allSatisfy { $0.count <= 60 })
    #expect(lines.contains { $0.contains("Monstera") })
  }
}
#endif
