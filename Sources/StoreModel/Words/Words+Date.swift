import Foundation

extension Words {
  /// The parts of a date that a text contains.
  public enum DateStyle: Hashable, Sendable {
    /// The day: "Jan 12, 2026".
    case day
    /// The day with its weekday: "Mon, Jan 12, 2026".
    case weekday
    /// The day and the time of day: "Jan 12, 2026 at 9:30 AM".
    case time
    /// The day without its year: "Jan 12".
    case monthDay
    /// The month with its year: "Jan 2026".
    case month
    /// The year alone, such as "2026".
    case year
  }

  /// Returns a date in the form and digits of the locale.
  ///
  /// The calendar is always Gregorian, because subscriptions renew by the Gregorian calendar. The
  /// same calendar is used for dates before its introduction in 1582.
  public func date(_ date: Date, in zone: TimeZone, _ style: DateStyle = .day) -> String {
    guard date < Self.firstGregorianDay else { return date.formatted(format(style, in: zone)) }
    // Foundation uses the Julian calendar for these dates. The Gregorian calendar repeats every 400
    // years. Therefore the date 2,000 years later is formatted, and the year is corrected.
    let local = date.addingTimeInterval(Double(zone.secondsFromGMT(for: date)))
    let later = local.addingTimeInterval(Double(Self.yearsLater) * Self.meanYear)
    let format = format(style, in: .gmt)
    var text = later.formatted(format.attributed)
    guard let place = text.runs.first(where: { $0.dateField == .year })?.range else {
      return String(text.characters)
    }
    let year = format.calendar.dateComponents(in: .gmt, from: later).year ?? Self.yearsLater
    let number = IntegerFormatStyle<Int>(locale: locale).grouping(.never)
    text.replaceSubrange(
      place,
      with: AttributedString((year - Self.yearsLater).formatted(number))
    )
    return String(text.characters)
  }

  /// 1582-10-16, 00:00 UTC: a day after the first Gregorian day, because of time zones.
  private static let firstGregorianDay = Date(timeIntervalSince1970: -12_219_292_800 + 86_400)
  private static let yearsLater = 2_000
  /// The mean length of a year, in seconds.
  private static let meanYear = 365.2425 * 86_400

  private func format(_ style: DateStyle, in zone: TimeZone) -> Date.FormatStyle {
    var bare = Date.FormatStyle(locale: locale, timeZone: zone)
    bare.calendar = Calendar(identifier: .gregorian)
    let format = bare.year().month(.abbreviated).day()
    return switch style {
    case .day: format
    case .weekday: format.weekday(.abbreviated)
    case .time: format.hour().minute()
    case .monthDay: bare.month(.abbreviated).day()
    case .month: bare.year().month(.abbreviated)
    case .year: bare.year()
    }
  }
}
