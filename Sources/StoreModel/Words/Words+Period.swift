extension Words {
  /// Returns a period with its number: "1 week", "3 months", 「3か月」, "12 Monate".
  public func counted(_ period: Product.SubscriptionPeriod) -> String {
    let period = period.normalized
    return count(period.unit.countedKey, period.value)
  }

  /// Returns the period that follows a price: only the unit for a value of 1 ("month"), otherwise
  /// ``counted(_:)`` ("3 months").
  public func perPeriod(_ period: Product.SubscriptionPeriod) -> String {
    let period = period.normalized
    return period.value == 1 ? self[period.unit.key] : count(period.unit.countedKey, period.value)
  }

  /// Returns a period as an interval: "each month", "every 3 months".
  public func every(_ period: Product.SubscriptionPeriod) -> String {
    let period = period.normalized
    return period.value == 1
      ? self[period.unit.eachKey] : count(period.unit.everyKey, period.value)
  }
}

extension Product.SubscriptionPeriod.Unit {
  var key: Words.Key {
    switch self {
    case .day: .day
    case .week: .week
    case .month: .month
    case .year: .year
    }
  }

  fileprivate var eachKey: Words.Key {
    switch self {
    case .day: .eachDay
    case .week: .eachWeek
    case .month: .eachMonth
    case .year: .eachYear
    }
  }

  fileprivate var countedKey: Words.CountedKey {
    switch self {
    case .day: .days
    case .week: .weeks
    case .month: .months
    case .year: .years
    }
  }

  fileprivate var everyKey: Words.CountedKey {
    switch self {
    case .day: .everyDays
    case .week: .everyWeeks
    case .month: .everyMonths
    case .year: .everyYears
    }
  }
}
