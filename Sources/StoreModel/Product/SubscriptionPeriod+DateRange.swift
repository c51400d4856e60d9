import Foundation

extension Product.SubscriptionPeriod {
  /// Returns the time range of a period that starts at a date: StoreKit's
  /// `dateRange(referenceDate:)`. Counts calendar units in UTC. If a month is too short, the range
  /// ends on its last day.
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
