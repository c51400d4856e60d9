import Foundation

extension Words {
  /// How much of a moment is told.
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
    /// The year: "2026".
    case year
  }

  /// A moment in the locale's way and digits.
  ///
  /// In the Gregorian calendar whatever the locale's own is, since subscriptions renew
  /// by it.
  public func date(_ date: Date, in zone: TimeZone, _ style: DateStyle = .day) -> String {
    var bare = Date.FormatStyle(locale: locale, timeZone: zone)
    bare.calendar = Calendar(identifier: .gregorian)
    let format = bare.year().month(.abbreviated).day()
    switch style {
    case .day: return date.formatted(format)
    case .weekday: return date.formatted(format.weekday(.abbreviated))
    case .time: return date.formatted(format.hour().minute())
    case .monthDay: return date.formatted(bare.month(.abbreviated).day())
    case .month: return date.formatted(bare.year().month(.abbreviated))
    case .year: return date.formatted(bare.year())
    }
  }
}
