import StoreModel

/// A length of calendar time: months, then days, then hours and less.
///
/// Months and days are counted on the wall clock; the milliseconds are elapsed time.
public struct CalendarSpan: Hashable, Sendable {
  /// Calendar months; a year is twelve.
  public var months: Int
  /// Days; a week is seven.
  public var days: Int
  /// Elapsed milliseconds.
  public var milliseconds: Int64

  /// Creates a length; nothing where not told.
  public init(months: Int = 0, days: Int = 0, milliseconds: Int64 = 0) {
    self.months = months
    self.days = days
    self.milliseconds = milliseconds
  }

  /// The length of a subscription period, at least one unit and at most ten
  /// million.
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
  /// The moment a length of calendar time later; not past ``Instant/endOfCalendar``.
  public func adding(_ span: CalendarSpan, to instant: Instant) -> Instant {
    var end = instant
    if span.months > 0 { end = adding(months: span.months, to: end) }
    if span.days > 0 { end = adding(days: span.days, to: end) }
    return end.adding(milliseconds: max(span.milliseconds, 0))
  }
}
