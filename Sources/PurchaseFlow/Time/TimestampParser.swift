import ExternalInput

/// Reads moments in options and scenario files.
package enum TimestampParser {
  /// The maximum length of a moment in bytes. Without this limit, splitting a text of a megabyte
  /// takes seconds in a debug build.
  private static let longest = 200

  /// Reads a moment such as `2026-01-15T10:00:00Z`. A day such as `2026-01-15` is read as the start
  /// of that day in the given zone. Ignores surrounding whitespace.
  package static func instant(
    _ text: String,
    in zone: CalendarZone
  ) throws(TimestampError) -> Instant {
    guard text.utf8.count <= longest else {
      let digits = text.utf8.prefix(longest).prefix { (48...57).contains($0) }
      throw TimestampError(text: text, reason: digits.count > 4 ? .isOutOfRange : .isNoMoment)
    }
    let written = String(text.trimmed)
    if let instant = Instant(iso8601: written) { return instant }
    if let day = CivilDate(iso8601: written) {
      return ClockMove.toDay(day).target(from: .latest, in: zone)
    }
    throw TimestampError(text: text, reason: TimestampErrorReason(of: written))
  }
}

/// The error for a text that is not a moment. Its description has the reason and the valid forms.
package struct TimestampError: Error, Hashable, CustomStringConvertible {
  let text: String
  package let reason: TimestampErrorReason

  package var description: String {
    "\(PrintableText.quotedName(text)) \(reason). Write 2026-01-01 or 2026-01-01T10:00:00Z."
  }
}
