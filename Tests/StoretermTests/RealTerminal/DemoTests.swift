#if os(Linux)
import Foundation
import TestSupport
import Testing

@Suite(
  "The example shop in a real terminal",
  .serialized,
  .enabled(if: TmuxSession.isAvailable, "tmux is not installed"),
  .timeLimit(.minutes(LongTest.minutes(30)))
)
struct DemoTests {
  private static let program = Program.url(of: "Tidewatch")?.path ?? "Tidewatch"
  private static let store = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Examples/Tidewatch/Tidewatch.storekit").path

  /// Starts the shop and waits for its first screen.
  private func withShop(
    _ variables: [String: String] = [:],
    _ body: @Sendable (TmuxSession) async throws -> Void
  ) async throws {
    let shell = try await TmuxSession(environment: variables)
    defer { shell.end() }
    try shell.enter("clear; '\(Self.program)' --store '\(Self.store)'")
    try await shell.wait(forText: "Open Sea Monthly")
    try await body(shell)
  }

  @Test("the tabs change the marketing content, and the plans stay in the bottom bar")
  func levels() async throws {
    try await withShop { shell in
      try await shell.wait(forText: "Every camera")
      try shell.press("BTab")
      try shell.press("Right")
      try await shell.wait(forText: "The coast, wherever you are")
      try await shell.wait(forText: "Shore Yearly")
      #expect(try !shell.screen().contains { $0.contains("Every camera") })
      try shell.press("q")
      try await shell.waitForPrompt()
      #expect(try await shell.output(of: "echo $?") == "0")
    }
  }

  @Test("two keys buy the plan, and the page of the customer shows it")
  func buying() async throws {
    try await withShop { shell in
      try shell.press("Enter")
      try await shell.wait(forText: "1 week free")
      try shell.press("Enter")
      try await shell.wait(forText: "Your plan")
      for key in ["BTab", "BTab", "Right", "Right"] { try shell.press(key) }
      try await shell.wait(forText: "Manage")
      #expect(try shell.screen().contains { $0.contains("Open Sea Monthly") })
      try shell.press("q")
      try await shell.waitForPrompt()
    }
  }

  @Test("plans that the family can share have a badge")
  func badges() async throws {
    try await withShop { shell in
      for key in ["BTab", "BTab", "Right"] { try shell.press(key) }
      try await shell.wait(forText: "Watch together")
      #expect(try !shell.screen().contains { $0.contains("Family Sharing") })
      for key in ["Tab", "Right"] { try shell.press(key) }
      try await shell.wait(forText: "Family Sharing")
      try shell.press("q")
      try await shell.waitForPrompt()
    }
  }

  @Test("without a terminal the first screen is printed")
  func printed() async throws {
    let shell = try await TmuxSession()
    defer { shell.end() }
    let command = "LINES=30 COLUMNS=70 '\(Self.program)' --store '\(Self.store)' | cat"
    let lines = try await shell.output(of: command)
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 30 && lines.allSatisfy { $0.count <= 70 })
    #expect(lines.contains { $0.contains("Open Sea") })
  }
}
#endif
