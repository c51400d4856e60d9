extension Product.SubscriptionPeriod {
  /// The period as people say it: seven days are a week, twelve months a year.
  ///
  /// For display only: a month of the calendar is not four weeks, so days never become
  /// months, and the life of a subscription is counted in the unit that the file has.
  public var normalized: Self {
    switch unit {
    case .day where value > 0 && value.isMultiple(of: 7): Self(value: value / 7, unit: .week)
    case .month where value > 0 && value.isMultiple(of: 12): Self(value: value / 12, unit: .year)
    case .day, .week, .month, .year: self
    }
  }
}
