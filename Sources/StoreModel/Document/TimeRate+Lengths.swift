extension TimeRate {
  /// The length of a day in milliseconds, for rates that follow the calendar. The length of a
  /// period, a grace period or billing retry is its real number of days times this value. `nil` for
  /// rates that define their own lengths.
  public var millisecondsPerDay: Int64? {
    switch pace {
    case .calendar: Self.day
    case .days(let milliseconds): milliseconds
    case .months, .everyPeriod: nil
    }
  }

  /// Returns the time between two renewals in milliseconds, for rates that define their own
  /// lengths; `nil` for rates that follow the calendar.
  ///
  /// Apple documents weeks and 1, 2, 3, 6 and 12 months. Only offers have other lengths. In this
  /// project these lengths are proportional, and a day is a seventh of a week.
  public func renewalMilliseconds(for period: Product.SubscriptionPeriod) -> Int64? {
    pace.renewalMilliseconds(for: period)
  }

  /// Returns the length of the grace period in milliseconds, for a plan with the given renewal
  /// period.
  public func gracePeriodMilliseconds(for period: Product.SubscriptionPeriod) -> Int64 {
    let isWeekly = period.normalized == .weekly
    switch pace {
    case .calendar: return (isWeekly ? 6 : 16) * Self.day
    case .days(let milliseconds): return (isWeekly ? 6 : 16) * milliseconds
    case .months(let lengths): return isWeekly ? lengths.weeklyGracePeriod : lengths.gracePeriod
    case .everyPeriod(let milliseconds): return milliseconds
    }
  }

  /// The length of billing retry in milliseconds.
  public var billingRetryMilliseconds: Int64 {
    switch pace {
    case .calendar: 60 * Self.day
    case .days(let milliseconds): 60 * milliseconds
    case .months(let lengths): lengths.billingRetry
    case .everyPeriod(let milliseconds): 2 * milliseconds
    }
  }
}

extension TimeRate.Pace {
  /// Returns the time between two renewals in milliseconds, like
  /// ``TimeRate/renewalMilliseconds(for:)``.
  public func renewalMilliseconds(for period: Product.SubscriptionPeriod) -> Int64? {
    switch self {
    case .calendar, .days:
      return nil
    case .everyPeriod(let milliseconds):
      return milliseconds
    case .months(let lengths):
      let count = Int64(clamping: min(max(period.value, 1), 100_000))
      switch period.unit {
      case .day: return max(lengths.week * count / 7, 1)
      case .week: return lengths.week * count
      case .month: return lengths.month * count
      case .year: return lengths.month * 12 * count
      }
    }
  }
}
