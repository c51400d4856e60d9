import Foundation

private enum LocaleKey: EnvironmentKey {
  static let defaultValue = Locale.current
}

private enum CalendarKey: EnvironmentKey {
  static let defaultValue = Calendar.current
}

private enum TimeZoneKey: EnvironmentKey {
  static let defaultValue = TimeZone.current
}

extension EnvironmentValues {
  /// The locale of texts and formats.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar of dates.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of dates and times.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
