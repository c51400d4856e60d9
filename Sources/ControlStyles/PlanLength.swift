import StoreKit

/// A length of time in its largest unit: one week instead of seven days, one year instead of twelve
/// months.
///
/// The App Store gives a weekly plan a period of seven days, and StoreKit Testing in Xcode one of a
/// week. A style that uses this length shows "$4.99/week" in both cases.
struct PlanLength {
  let value: Int
  let unit: Product.SubscriptionPeriod.Unit

  /// Creates the length of several equal periods.
  init(_ period: Product.SubscriptionPeriod, times count: Int = 1) {
    let value = period.value * count
    switch period.unit {
    case .day where value.isMultiple(of: 7): (self.value, unit) = (value / 7, .week)
    case .month where value.isMultiple(of: 12): (self.value, unit) = (value / 12, .year)
    default: (self.value, unit) = (value, period.unit)
    }
  }
}
