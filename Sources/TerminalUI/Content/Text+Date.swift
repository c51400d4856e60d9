import Foundation

extension Text {
  /// How a date is shown: SwiftUI's `Text.DateStyle`.
  ///
  /// Nothing ticks by itself in a terminal at rest: relative styles say how it is when
  /// the text is drawn, and change with the next change of the view.
  public struct DateStyle: Hashable, Sendable, Codable {
    enum Kind: String, Hashable, Sendable, Codable {
      case date
      case time
      case relative
      case offset
      case timer
    }

    let kind: Kind

    /// The day, as in "June 3, 2019".
    public static let date = DateStyle(kind: .date)
    /// The time of day, as in "11:23 PM".
    public static let time = DateStyle(kind: .time)
    /// How far away it is, as in "2 hr, 23 min".
    public static let relative = DateStyle(kind: .relative)
    /// How far away it is, with a sign, as in "+2 hours".
    public static let offset = DateStyle(kind: .offset)
    /// How far away it is, as a clock, as in "2:23:05".
    public static let timer = DateStyle(kind: .timer)
  }

  /// Shows a value in a format; the reader's locale is used.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.value(AnyTextValue(value: FormattedValue(input: input, format: format))))
  }

  /// Shows what a formatter makes of a value.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Shows a date.
  public init(_ date: Date, style: DateStyle) {
    self.init(.value(AnyTextValue(value: StyledDate(date: date, style: style))))
  }

  /// Shows from when to when.
  public init(_ dates: ClosedRange<Date>) {
    self.init(.value(AnyTextValue(value: DateSpan(dates: dates))))
  }

  /// Shows from when to when.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Shows the time left of an interval, or gone by in it, when the text is drawn. It does
  /// not tick: it changes with the next change of the view.
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

  /// The two largest units.
  private func distance(_ seconds: TimeInterval, _ surroundings: TextSurroundings) -> String {
    let whole = Int(nearest: abs(seconds), .towardZero)
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
