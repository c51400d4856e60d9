extension ClockMove {
  /// Reads a length or a moment.
  ///
  /// A length is a series of numbers with units in any order: `3d`, `2w`, `1m` (month), `1y`, `1h`,
  /// `30min`, `10s`, `1m 3d`. An ISO 8601 duration is also valid, with each unit at most once and
  /// in ISO order: `P1M`, `PT2H`, `P1Y2M3DT4H`. A moment is `2026-03-01T10:00:00Z`, or `2026-03-01`
  /// for the start of that day.
  ///
  /// - Throws: ``ClockMoveError``.
  public init(parsing text: String) throws(ClockMoveError) {
    let trimmed = text.trimmed
    guard let first = trimmed.first else { throw .empty }
    if first == "P" || first == "p" {
      self = .by(try SpanReader(trimmed.dropFirst(), column: 2).iso8601())
    } else if Self.looksLikeDate(trimmed) {
      self = try Self.moment(String(trimmed))
    } else {
      self = .by(try SpanReader(trimmed, column: 1).typed())
    }
  }

  private static func looksLikeDate(_ text: Substring) -> Bool {
    text.prefix { $0.isASCIIDigit }.count == 4 && text.dropFirst(4).first == "-"
  }

  private static func moment(_ text: String) throws(ClockMoveError) -> ClockMove {
    if let instant = Instant(iso8601: text) { return .to(instant) }
    if let day = CivilDate(iso8601: text) { return .toDay(day) }
    throw .notADate(text)
  }
}

/// Reads numbers with units and adds them up.
private struct SpanReader {
  private var rest: Substring
  private var column: Int
  private var span = CalendarSpan()

  private enum Unit {
    case year
    case month
    case week
    case day
    case hour
    case minute
    case second
  }

  init(_ text: Substring, column: Int) {
    rest = text
    self.column = column
  }

  /// Reads a length such as `1m 3d`, with units in any order.
  consuming func typed() throws(ClockMoveError) -> CalendarSpan {
    let units: [String: Unit] = [
      "y": .year, "m": .month, "w": .week, "d": .day, "h": .hour, "min": .minute, "s": .second,
    ]
    while !rest.isEmpty {
      let count = try number()
      try add(count, try unit(units))
      skip { $0 == " " }
    }
    return span
  }

  /// Reads the rest of an ISO 8601 duration after the `P`.
  consuming func iso8601() throws(ClockMoveError) -> CalendarSpan {
    var isTime = false
    // Each unit can occur once, and not after a smaller unit.
    var left: [(letter: String, unit: Unit)] = [
      ("y", .year), ("m", .month), ("w", .week), ("d", .day),
    ]
    repeat {
      if !isTime, rest.first == "T" || rest.first == "t" {
        isTime = true
        left = [("h", .hour), ("m", .minute), ("s", .second)]
        skip(1)
      }
      let count = try number()
      let units = Dictionary(uniqueKeysWithValues: left.map { ($0.letter, $0.unit) })
      let unit = try unit(units, length: 1)
      left.removeSubrange(...(left.firstIndex { $0.unit == unit } ?? left.startIndex))
      try add(count, unit)
    } while !rest.isEmpty
    return span
  }

  private mutating func number() throws(ClockMoveError) -> Int {
    let digits = rest.prefix { $0.isASCIIDigit }
    guard !digits.isEmpty else { throw .missingNumber(column: column) }
    guard let value = Int(digits), value <= 1_000_000_000_000 else { throw .tooLong }
    skip(digits.count)
    return value
  }

  private mutating func unit(
    _ units: [String: Unit],
    length: Int? = nil
  ) throws(ClockMoveError) -> Unit {
    let word = length.map { rest.prefix($0) } ?? rest.prefix { !$0.isASCIIDigit && $0 != " " }
    guard let unit = units[word.lowercased()] else {
      throw .unknownUnit(String(word), column: column)
    }
    skip(word.count)
    return unit
  }

  private mutating func add(_ count: Int, _ unit: Unit) throws(ClockMoveError) {
    switch unit {
    case .year: span.months += count * 12
    case .month: span.months += count
    case .week: span.days += count * 7
    case .day: span.days += count
    case .hour: span.milliseconds += Int64(count) * 3_600_000
    case .minute: span.milliseconds += Int64(count) * 60_000
    case .second: span.milliseconds += Int64(count) * 1000
    }
    guard span.months <= 119_988, span.days <= 3_652_058,
      span.milliseconds <= 3_652_058 * CalendarZone.day
    else { throw .tooLong }
  }

  private mutating func skip(_ count: Int) {
    rest = rest.dropFirst(count)
    column += count
  }

  private mutating func skip(while isSkipped: (Character) -> Bool) {
    skip(rest.prefix(while: isSkipped).count)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isWholeNumber }
}

extension String {
  /// The text without surrounding whitespace.
  var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { start[...$0] } ?? ""
  }
}
