import Foundation

extension Text {
  /// The format of a date: SwiftUI's `Text.DateStyle`.
  ///
  /// Relative formats are updated while they are visible.
  public struct DateStyle: Hashable, Sendable, Codable {
    enum Kind: String, Hashable, Sendable, Codable {
      case date
      case time
      case relative
      case offset
      case timer
    }

    let kind: Kind

    /// The day, such as "June 3, 2019".
    public static let date = DateStyle(kind: .date)
    /// The time of day, such as "11:23 PM".
    public static let time = DateStyle(kind: .time)
    /// The distance from now in units, such as "2 hr, 23 min".
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now with a sign, such as "+2 hours".
    public static let offset = DateStyle(kind: .offset)
    /// The distance from now as a clock, such as "2:23:05".
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text of a value in a format. The format uses the locale of the environment.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.value(AnyTextValue(value: FormattedValue(input: input, format: format))))
  }

  /// Creates a text of a value formatted by a Foundation `Formatter`. The text is empty if the
  /// formatter cannot format the value.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates a text of a date in a style.
  public init(_ date: Date, style: DateStyle) {
    self.init(.value(AnyTextValue(value: StyledDate(date: date, style: style))))
  }

  /// Creates a text of a range of dates.
  public init(_ dates: ClosedRange<Date>) {
    self.init(.value(AnyTextValue(value: DateSpan(dates: dates))))
  }

  /// Creates a text of a date interval.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates a text of the time that remains of an interval, or that has elapsed in it. The text is
  /// updated while it is visible.
  public init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let timer = IntervalTimer(
      interval: timerInterval,
      pauseTime: pauseTime,
      countsDown: countsDown,
      showsHours: showsHours
    )
    self.init(.value(AnyTextValue(value: timer)))
  }
}

/// A date in a style, formatted when it is shown.
struct StyledDate: TextValue {
  let date: Date
  let style: Text.DateStyle

  func text(in surroundings: TextSurroundings) -> String {
    let seconds = date.timeIntervalSince(surroundings.now)
    switch style.kind {
    case .date: return format(surroundings, date: .long, time: .omitted)
    case .time: return format(surroundings, date: .omitted, time: .shortened)
    case .relative: return distance(seconds, surroundings)
    case .offset: return (seconds < 0 ? "-" : "+") + distance(seconds, surroundings)
    case .timer: return IntervalTimer.clock(abs(seconds), showsHours: true)
    }
  }

  /// Returns the seconds until the text changes. Distances of at least an hour show no seconds, so
  /// they change each minute.
  func lifetime(at now: Date) -> TimeInterval? {
    let seconds = date.timeIntervalSince(now)
    switch style.kind {
    case .date, .time: return nil
    case .timer: return Ticking.lifetime(of: seconds, offset: 0.5)
    case .relative, .offset:
      let unit: TimeInterval = abs(seconds) < 3600 ? 1 : 60
      return Ticking.lifetime(of: seconds, unit: unit)
    }
  }

  private func format(
    _ surroundings: TextSurroundings,
    date dateStyle: Date.FormatStyle.DateStyle,
    time: Date.FormatStyle.TimeStyle
  ) -> String {
    let format = Date.FormatStyle(
      date: dateStyle,
      time: time,
      locale: surroundings.locale,
      calendar: surroundings.calendar,
      timeZone: surroundings.timeZone
    )
    return format.format(date)
  }

  /// Returns the two largest units of a duration, such as hours and minutes.
  private func distance(_ seconds: TimeInterval, _ surroundings: TextSurroundings) -> String {
    let whole = Int(nearest: abs(seconds), .towardZero)
    // A year has 365.25 days, and a month is a twelfth of a year.
    let units: [(name: String, seconds: Int)] = [
      ("yr", 31_557_600), ("mo", 2_629_800), ("day", 86_400), ("hr", 3600), ("min", 60),
      ("sec", 1),
    ]
    let first = units.firstIndex { whole >= $0.seconds } ?? units.count - 1
    var rest = whole
    let parts = units[first..<min(first + 2, units.count)].compactMap { unit -> String? in
      let count = rest / unit.seconds
      rest %= unit.seconds
      if count == 0 && unit.name != units[first].name { return nil }
      return "\(count) \(unit.name == "day" && count != 1 ? "days" : unit.name)"
    }
    return parts.joined(separator: ", ")
  }
}

/// A range of dates, formatted when it is shown.
struct DateSpan: TextValue {
  let dates: ClosedRange<Date>

  func text(in surroundings: TextSurroundings) -> String {
    var format = Date.IntervalFormatStyle(date: .numeric, time: .shortened)
    format.locale = surroundings.locale
    format.calendar = surroundings.calendar
    format.timeZone = surroundings.timeZone
    return format.format(dates.lowerBound..<max(dates.lowerBound, dates.upperBound))
  }
}

/// A clock of the time that remains of an interval, or that has elapsed in it.
struct IntervalTimer: TextValue {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  func text(in surroundings: TextSurroundings) -> String {
    let now = min(max(pauseTime ?? surroundings.now, interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown
      ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
    return Self.clock(seconds, showsHours: showsHours)
  }

  func lifetime(at now: Date) -> TimeInterval? {
    if pauseTime != nil || now >= interval.upperBound { return nil }
    if now < interval.lowerBound { return interval.lowerBound.timeIntervalSince(now) }
    let end = countsDown ? interval.upperBound : interval.lowerBound
    return Ticking.lifetime(of: end.timeIntervalSince(now), offset: 0.5)
  }

  static func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
    let whole = max(0, Int(nearest: seconds))
    let (hours, minutes) = showsHours ? (whole / 3600, whole / 60 % 60) : (0, whole / 60)
    let tail = twoDigits(whole % 60)
    return hours > 0 ? "\(hours):\(twoDigits(minutes)):\(tail)" : "\(minutes):\(tail)"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
