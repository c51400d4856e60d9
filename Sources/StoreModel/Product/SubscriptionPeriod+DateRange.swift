import Foundation

extension Product.SubscriptionPeriod {
  /// The time that a period takes from a moment on, as StoreKit's
  /// `dateRange(referenceDate:)`: counted in calendar units in UTC, at a month's last day
  /// where the month is too short.
  public func dateRange(referenceDate: Date) -> Range<Date> {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let end = calendar.date(byAdding: unit.calendarUnit, value: value, to: referenceDate)
    return referenceDate..<max(end ?? referenceDate, referenceDate)
  }
}

extension Product.SubscriptionPeriod.Unit {
  fileprivate var calendarUnit: Calendar.Component {
    switch self {
    case .day: .day
    case .week: .weekOfYear
    case .month: .month
    case .year: .year
    }
  }
}
