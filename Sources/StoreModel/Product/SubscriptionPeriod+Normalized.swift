extension Product.SubscriptionPeriod {
  /// The period in its largest unit: seven days are a week, twelve months a year.
  ///
  /// Both forms end at the same moment. Days never become months, because a calendar month is not
  /// four weeks.
  ///
  /// The products of a ``StoreCatalog`` have such periods, because StoreKit Testing in Xcode gives
  /// a weekly plan a period of one week. The App Store gives it seven days; see
  /// [thread 808426](https://developer.apple.com/forums/thread/808426). The records of a
  /// ``StoreConfiguration`` have the periods of the file.
  public var normalized: Self {
    switch unit {
    case .day where value > 0 && value.isMultiple(of: 7): Self(value: value / 7, unit: .week)
    case .month where value > 0 && value.isMultiple(of: 12): Self(value: value / 12, unit: .year)
    case .day, .week, .month, .year: self
    }
  }
}
