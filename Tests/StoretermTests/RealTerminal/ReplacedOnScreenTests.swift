import Foundation
import TestSupport
import Testing

@Suite(
  "A journal that is replaced, in a real terminal",
  .enabled(if: TmuxSession.isAvailable, "tmux is not installed"),
  .timeLimit(.minutes(LongTest.minutes(30)))
)
struct ReplacedOnScreenTests {
  @Test("every action shows “Not done” with a next step, and works again afterwards")
  func replaced() async throws {
    let shell = try await TmuxSession(environment: ["LC_ALL": "C.UTF-8"])
    defer { shell.end() }
    let (path, kept) = (
      shell.folder.appending(path: "j").path, shell.folder.appending(path: "kept").path
    )
    let store = try await Store(in: shell, options: "--journal '\(path)' --start 2026-01-01")
    try shell.press("Enter", "Enter")
    try await shell.wait(forText: "subscribed to Premium Yearly")
    let said = "Not done: the file of your history is gone or replaced."
    for keys in [["a"], ["t"], ["z"], ["T", "1", "d", "Enter"], ["Down", "Enter", "Enter"]] {
      let isPurchase = keys.count == 3
      try FileManager.default.moveItem(atPath: path, toPath: kept)
      try Data("other".utf8).write(to: URL(fileURLWithPath: path))
      for key in keys { try shell.press(key) }
      try await shell.wait(for: "the message after \(keys), and the same clock and plan") { lines in
        let status = lines.suffix(4).joined()
        return lines.contains { $0.contains(said) } && status.contains("Jan 1, 2026 00:00")
          && status.contains("Premium Yearly")
      }
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.moveItem(atPath: kept, toPath: path)
      // A failed purchase also shows an alert.
      if isPurchase { try shell.press("Enter") }
      try shell.press("a")
      try await shell.wait(for: "an action") { !$0.contains { $0.contains(said) } }
    }
    try FileManager.default.removeItem(atPath: path)
    try shell.press("t")
    try await shell.wait(forText: said)
    try shell.press("q")
    let lines = try await shell.waitForPrompt()
    #expect(lines.contains { $0.contains("is not the file that was opened") }, "\(lines)")
    #expect(try await shell.output(of: "echo $?") == "2")
    try await store.expectRestored()
  }
}
