import StoreModel

/// A length of calendar time in months, days and milliseconds, added in this order.
///
/// Months and days are counted on the wall clock; milliseconds are elapsed time.
///
/// ```swift
/// import PurchaseFlow
///
/// func renewsTwice(_ simulation: inout Simulation) -> [StoreEvent] {
///   simulation.advance(by: CalendarSpan(months: 2, days: 1))
/// }
/// ```
public struct CalendarSpan: Hashable, Sendable {
  /// The number of calendar months; a year has 12.
  public var months: Int
  /// The number of days; a week has 7.
  public var days: Int
  /// The number of elapsed milliseconds, independent of the wall clock.
  public var milliseconds: Int64

  /// Creates a length (default: zero).
  public init(months: Int = 0, days: Int = 0, milliseconds: Int64 = 0) {
    self.months = months
    self.days = days
    self.milliseconds = milliseconds
  }

  /// Creates the length of a subscription period, limited to 1 to 10,000,000 units.
  package init(_ period: Product.SubscriptionPeriod) {
    let count = min(max(period.value, 1), 10_000_000)
    switch period.unit {
    case .day: self.init(days: count)
    case .week: self.init(days: count * 7)
    case .month: self.init(months: count)
    case .year: self.init(months: count * 12)
    }
  }
}

extension CalendarZone {
  /// Returns the moment after a length of calendar time, at most 10000-01-01 UTC.
  public func adding(_ span: CalendarSpan, to instant: Instant) -> Instant {
    var end = instant
    if span.months > 0 { end = adding(months: span.months, to: end) }
    if span.days > 0 { end = adding(days: span.days, to: end) }
    return end.adding(milliseconds: max(span.milliseconds, 0))
  }
}
