import ExternalInput

/// The one reader of the moments that people write, in options and in scenario files.
package enum TimestampParser {
  /// No moment has more bytes. A text of a megabyte takes seconds to split in a debug build.
  private static let longest = 200

  /// Reads a moment such as `2026-01-15T10:00:00Z`, or a day such as `2026-01-15`, which is its
  /// beginning in a zone. Blanks around it do not count.
  package static func instant(
    _ text: String,
    in zone: CalendarZone
  ) throws(TimestampError) -> Instant {
    guard text.utf8.count <= longest else {
      let digits = text.utf8.prefix(longest).prefix { (48...57).contains($0) }
      throw TimestampError(text: text, problem: digits.count > 4 ? .isOutOfRange : .isNoMoment)
    }
    let written = String(text.trimmed)
    if let instant = Instant(iso8601: written) { return instant }
    if let day = CivilDate(iso8601: written) {
      return ClockMove.toDay(day).target(from: .latest, in: zone)
    }
    throw TimestampError(text: text, problem: TimestampProblem(of: written))
  }
}

/// A text that is no moment, with what is wrong and what to write.
package struct TimestampError: Error, Hashable, CustomStringConvertible {
  let text: String
  package let problem: TimestampProblem

  package var description: String {
    "\(PrintableText.quotedName(text)) \(problem). Write 2026-01-01 or 2026-01-01T10:00:00Z."
  }
}
