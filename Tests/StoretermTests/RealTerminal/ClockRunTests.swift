import Foundation
import TestSupport
import Testing

@Suite(
  "The playing clock in a real terminal",
  .serialized,
  .enabled(if: TmuxSession.isAvailable, "tmux is not installed"),
  .timeLimit(.minutes(LongTest.minutes(30)))
)
struct ClockRunTests {
  @Test("the clock plays, renews, pauses and is then at rest; its time is saved")
  func runs() async throws {
    let folder = try Program.Folder()
    let journal = folder.url.appending(path: "customer.journal").path
    let options = "--journal '\(journal)' --start 2026-01-01 --zone UTC"
    let shell = try await TmuxSession()
    defer { shell.end() }
    let store = try await Store(in: shell, options: options)
    try await shell.wait(forText: "‖ Thu, Jan 1, 2026 00:00")
    try shell.press("Down", "Enter")
    try await shell.wait(forText: "Confirm")
    try shell.press("Enter")
    try await shell.wait(forText: "free trial until")
    try shell.press(",")
    try await shell.wait(forText: "1 day/s")
    try await shell.wait(forText: "Premium Monthly renewed")
    try shell.press(",")
    let paused = try await shell.wait(forText: "‖ ")
    // The program is at rest: it is not even woken.
    let switches = try store.contextSwitches()
    try await Task.sleep(for: .milliseconds(500))
    #expect(try store.contextSwitches() == switches)
    #expect(try shell.screen() == paused)
    try shell.press("q")
    try await store.expectGone(status: 0)

    let date = try #require(
      paused.first { $0.contains("‖ ") }?.firstMatch(of: /Jan \d+, 2026 \d+:\d+/)
    )
    let again = try await Store(in: shell, options: options)
    try await shell.wait(forText: String(date.output))
    try shell.press("q")
    try await again.expectGone(status: 0)
  }

  @Test("with --reduce-motion the date changes only at events")
  func reducedMotion() async throws {
    let shell = try await TmuxSession()
    defer { shell.end() }
    let options = "--ephemeral --start 2026-01-01 --zone UTC --reduce-motion"
    let store = try await Store(in: shell, options: options)
    try shell.press("Down", "Enter")
    try await shell.wait(forText: "Confirm")
    try shell.press("Enter")
    try await shell.wait(forText: "free trial until")
    try shell.press(",")
    try await shell.wait(forText: "1 day/s")
    var dates: Set<String> = []
    while true {
      let lines = try shell.screen()
      for line in lines where line.contains("▶ ") {
        if let date = line.firstMatch(of: /Jan \d+, 2026 \d+:\d+/) {
          dates.insert(String(date.output))
        }
      }
      if lines.contains(where: { $0.contains("Premium Monthly renewed") }) { break }
      try await Task.sleep(for: .milliseconds(50))
    }
    #expect(dates.isSubset(of: ["Jan 1, 2026 00:00", "Jan 8, 2026 00:00"]), "\(dates)")
    try shell.press("q")
    try await store.expectGone(status: 0)
  }
}
