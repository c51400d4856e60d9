import Foundation
import TestSupport
import Testing

@Suite(
  "A browser that is killed while keys arrive",
  .serialized,
  .enabled(if: TmuxSession.isAvailable, "tmux is not installed"),
  .timeLimit(.minutes(LongTest.minutes(60)))
)
struct KilledBrowserTests {
  @Test("nothing that was on the screen is lost when the browser is killed")
  func killed() async throws {
    var random = SeededRandom.forTest()
    let folder = try Program.Folder()
    let journal = folder.url.appending(path: "mine.journal").path
    var (shown, isSubscribed) = (0, false)
    for round in 0..<random.rounds(of: 500) {
      let comment = Comment(rawValue: "round \(round), seed \(random.seed)")
      let shell = try await TmuxSession()
      defer { shell.end() }
      let options = "--journal '\(journal)' --start 2026-01-01"
      let store = try await Store(in: shell, options: options)
      let lines = try shell.screen()
      let found = try #require(Self.day(on: lines), comment)
      #expect(found >= shown, comment)
      #expect(!isSubscribed || Self.isSubscribed(lines), comment)
      shown = found
      if !Self.isSubscribed(lines) { try shell.press("Enter", "Enter") }
      // Keys arrive faster than they are handled, so that the kill comes between two of them.
      for _ in 0..<Int.random(in: 1...6, using: &random) { try shell.press("T", "1", "d", "Enter") }
      usleep(UInt32.random(in: 0...300_000, using: &random))
      let last = try shell.screen()
      try store.send(signal: "KILL")
      // A sheet may cover the clock.
      shown = Self.day(on: last) ?? shown
      isSubscribed = isSubscribed || Self.isSubscribed(last)
    }
  }

  private static func isSubscribed(_ lines: [String]) -> Bool {
    lines.contains { $0.contains("subscribed to Premium Yearly") }
  }

  /// The day of the clock on the screen, counted from the start; `nil` if it is covered.
  private static func day(on lines: [String]) -> Int? {
    let start = DateComponents(year: 2026, month: 1, day: 1)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let style = Date.FormatStyle(
      date: .omitted,
      time: .omitted,
      locale: Locale(identifier: "en_US"),
      calendar: calendar,
      timeZone: .gmt
    )
    .weekday(.abbreviated).month(.abbreviated).day().year()
    guard let first = calendar.date(from: start) else { return nil }
    return (0..<10_000).first { day in
      let date = first.addingTimeInterval(Double(day) * 86_400)
      let text = date.formatted(style)
      return lines.contains { $0.contains(text) }
    }
  }
}
