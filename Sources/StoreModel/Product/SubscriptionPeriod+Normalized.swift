extension Product.SubscriptionPeriod {
  /// The period in its largest unit: seven days are a week, twelve months a year.
  ///
  /// For display only. Days never become months, because a calendar month is not four weeks.
  /// Renewals count in the unit of the file.
  public var normalized: Self {
    switch unit {
    case .day where value > 0 && value.isMultiple(of: 7): Self(value: value / 7, unit: .week)
    case .month where value > 0 && value.isMultiple(of: 12): Self(value: value / 12, unit: .year)
    case .day, .week, .month, .year: self
    }
  }
}
