extension Product.SubscriptionPeriod {
  /// The period in its largest unit: seven days are a week, twelve months a year.
  ///
  /// Use this value only for display, because renewals are counted in the unit that the file has.
  /// Days never become months, because a calendar month is not four weeks.
  public var normalized: Self {
    switch unit {
    case .day where value > 0 && value.isMultiple(of: 7): Self(value: value / 7, unit: .week)
    case .month where value > 0 && value.isMultiple(of: 12): Self(value: value / 12, unit: .year)
    case .day, .week, .month, .year: self
    }
  }
}
