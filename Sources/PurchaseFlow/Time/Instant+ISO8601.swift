extension Instant: CustomStringConvertible {
  /// The moment in ISO 8601 form in UTC: `2026-01-15T10:00:00Z`, with milliseconds unless they are
  /// zero. For a moment outside the years 0 to 9999, the number of milliseconds followed by `ms`.
  public var description: String {
    guard (Self.earliest..<Self.endOfCalendar).contains(self) else { return "\(milliseconds) ms" }
    let (day, time) = CalendarZone.utc.reading(at: self)
    let clock = [time / 3_600_000, time / 60_000 % 60, time / 1000 % 60]
    let text = clock.map { Self.padded(Int($0), to: 2) }.joined(separator: ":")
    let fraction = time % 1000 == 0 ? "" : "." + Self.padded(Int(time % 1000), to: 3)
    return "\(day)T\(text)\(fraction)Z"
  }

  /// Reads a moment in ISO 8601 form: `2026-01-15T10:00:00Z` or `…T10:00+02:00`, with at most three
  /// decimals of a second. `nil` for other forms, and for a moment before ``earliest`` or after
  /// ``latest``.
  public init?(iso8601 text: String) {
    guard let instant = try? Instant(reading: text) else { return nil }
    self = instant
  }

  /// Reads a moment in ISO 8601 form, as ``init(iso8601:)`` does.
  ///
  /// - Throws: The reason why the text is not valid.
  package init(reading text: String) throws(TimestampErrorReason) {
    let parts = text.uppercased().split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count == 2, let (clock, offset) = Self.splitOffset(parts[1]),
      let time = Self.timeOfDay(clock)
    else { throw .isNoMoment }
    let day = try CivilDate(reading: String(parts[0]))
    self.init(milliseconds: Int64(day.dayNumber) * CalendarZone.day + time - offset)
    guard (Self.earliest...Self.latest).contains(self) else { throw .isOutOfRange }
  }

  private static func splitOffset(_ text: Substring) -> (clock: Substring, offset: Int64)? {
    if text.hasSuffix("Z") { return (text.dropLast(), 0) }
    guard let sign = text.lastIndex(where: { $0 == "+" || $0 == "-" }) else { return nil }
    let digits = text[sign...].dropFirst().split(
      separator: ":",
      omittingEmptySubsequences: false
    )
    guard digits.count == 2, let hours = number(digits[0], digits: 2), hours < 24,
      let minutes = number(digits[1], digits: 2), minutes < 60
    else { return nil }
    let offset = Int64(hours * 60 + minutes) * 60_000
    return (text[..<sign], text[sign] == "-" ? -offset : offset)
  }

  private static func timeOfDay(_ text: Substring) -> Int64? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let hour = number(parts[0], digits: 2), hour < 24,
      let minute = number(parts[1], digits: 2), minute < 60
    else { return nil }
    let minutes = Int64(hour * 60 + minute) * 60_000
    guard parts.count == 3 else { return minutes }
    let second = parts[2].split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(second.count), let whole = number(second[0], digits: 2), whole < 60
    else { return nil }
    guard second.count == 2 else { return minutes + Int64(whole) * 1000 }
    let padded = second[1] + String(repeating: "0", count: max(0, 3 - second[1].count))
    guard !second[1].isEmpty, let fraction = number(padded, digits: 3) else { return nil }
    return minutes + Int64(whole) * 1000 + Int64(fraction)
  }

  fileprivate static func number(_ text: Substring, digits: Int) -> Int? {
    guard text.utf8.count == digits, text.utf8.allSatisfy({ (48...57).contains($0) }) else {
      return nil
    }
    return Int(text)
  }

  fileprivate static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension CivilDate: CustomStringConvertible {
  /// The day in ISO 8601 form: `2026-01-15`.
  public var description: String {
    "\(Instant.padded(year, to: 4))-\(Instant.padded(month, to: 2))-\(Instant.padded(day, to: 2))"
  }

  /// Reads a day in ISO 8601 form (`2026-01-15`); `nil` for other forms and for a day that does not
  /// exist.
  public init?(iso8601 text: String) {
    guard let day = try? CivilDate(reading: text) else { return nil }
    self = day
  }

  /// Reads a day in ISO 8601 form.
  ///
  /// - Throws: The reason why the text is not valid.
  package init(reading text: String) throws(TimestampErrorReason) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, let month = Instant.number(parts[1], digits: 2),
      let day = Instant.number(parts[2], digits: 2)
    else { throw .isNoMoment }
    guard let year = Instant.number(parts[0], digits: 4) else {
      let isYear = parts[0].utf8.count > 4 && parts[0].utf8.allSatisfy { (48...57).contains($0) }
      throw isYear ? .isOutOfRange : .isNoMoment
    }
    guard let date = CivilDate(year: year, month: month, day: day) else { throw .isNoDay }
    self = date
  }
}
