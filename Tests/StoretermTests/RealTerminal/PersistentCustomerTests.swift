import Foundation
import TestSupport
import Testing

@Suite(
  "The saved customer",
  .serialized,
  .enabled(if: TmuxSession.isAvailable, "tmux is not installed"),
  .timeLimit(.minutes(LongTest.minutes(30)))
)
struct PersistentCustomerTests {
  private func subscribe(in store: Store) async throws {
    try store.shell.press("Enter")
    try await store.shell.wait(for: "the sheet") { $0.contains { $0.contains("Confirm") } }
    try store.shell.press("Enter")
    try await store.shell.wait(for: "a subscription") { lines in
      lines.contains { $0.contains("? help") } && Self.isSubscribed(lines)
    }
  }

  private static func isSubscribed(_ lines: [String]) -> Bool {
    !lines.contains { $0.contains("not subscribed") }
  }

  private func leave(_ store: Store) async throws {
    try store.shell.press("q")
    try await store.expectGone(status: 0)
  }

  @Test("a purchase is saved and shown when the store opens again, even after a kill")
  func reopened() async throws {
    let state = try Program.Folder()
    let variables = ["XDG_STATE_HOME": state.url.path]
    let killed = try await TmuxSession(environment: variables)
    defer { killed.end() }
    let first = try await Store(in: killed)
    #expect(try !Self.isSubscribed(killed.screen()))
    try await subscribe(in: first)
    try first.send(signal: "KILL")
    let shell = try await TmuxSession(environment: variables)
    defer { shell.end() }
    let second = try await Store(in: shell)
    #expect(try Self.isSubscribed(shell.screen()))
    try await leave(second)
    let folder = state.url.appendingPathComponent("storeterm").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(names.count == 1 && names[0].hasPrefix("StreamingPass-"), "\(names)")
  }

  @Test("--ephemeral starts a new customer and saves nothing, --journal saves to another file")
  func elsewhere() async throws {
    let shell = try await TmuxSession()
    defer { shell.end() }
    let ephemeral = try await Store(in: shell, options: "--ephemeral")
    try await subscribe(in: ephemeral)
    try await leave(ephemeral)
    #expect(
      !FileManager.default.fileExists(atPath: shell.folder.appending(path: ".local").path)
    )
    let journal = shell.folder.appending(path: "mine.journal").path
    for isAgain in [false, true] {
      let store = try await Store(in: shell, options: "--journal '\(journal)'")
      #expect(try Self.isSubscribed(shell.screen()) == isAgain)
      if !isAgain { try await subscribe(in: store) }
      try await leave(store)
    }
  }

  @Test("an unusable journal is reported and left unchanged")
  func unusable() async throws {
    let shell = try await TmuxSession()
    defer { shell.end() }
    let journal = shell.folder.appending(path: "o.txt")
    try "not a journal".write(to: journal, atomically: true, encoding: .utf8)
    let command = "'\(Store.program)' '\(Store.file)' --journal o.txt 2>&1 >/dev/tty; echo $?"
    let text = try await shell.output(of: "(cd '\(shell.folder.path)'; \(command))")
    #expect(text.contains("o.txt is not a storeterm journal."), "\(text)")
    #expect(text.hasSuffix("2"), "\(text)")
    #expect(try String(contentsOf: journal, encoding: .utf8) == "not a journal")
  }

  @Test("without a terminal no customer is saved")
  func noTerminal() throws {
    let state = try Program.Folder()
    let variables = ["XDG_STATE_HOME": state.url.path, "TERM": "xterm"]
    #expect(try Program.run(["browse", Store.file], environment: variables).exitCode == 2)
    #expect(try FileManager.default.contentsOfDirectory(atPath: state.url.path).isEmpty)
  }

  @Test(
    "options that exclude each other are a usage error",
    arguments: [["--journal", "a", "--ephemeral"], ["--journal", "a", "--scenario", "b"]]
  )
  func excluded(options: [String]) throws {
    let outcome = try Program.run(["browse", Store.file] + options)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("out."))
  }
}
