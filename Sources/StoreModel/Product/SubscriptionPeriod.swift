extension Product {
  /// The length of a subscription's billing period or of an offer, as StoreKit's
  /// `Product.SubscriptionPeriod`.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// A unit of calendar time.
    public enum Unit: String, Hashable, Sendable, CaseIterable {
      /// A day.
      case day
      /// A week: seven days.
      case week
      /// A calendar month.
      case month
      /// A calendar year.
      case year
    }

    /// How many units, one or more.
    public let value: Int
    /// The unit that is counted.
    public let unit: Unit

    /// Creates a period.
    public init(value: Int, unit: Unit) {
      self.value = value
      self.unit = unit
    }

    /// One week.
    public static let weekly = SubscriptionPeriod(value: 1, unit: .week)
    /// One month.
    public static let monthly = SubscriptionPeriod(value: 1, unit: .month)
    /// One year.
    public static let yearly = SubscriptionPeriod(value: 1, unit: .year)
    /// Three days.
    public static let everyThreeDays = SubscriptionPeriod(value: 3, unit: .day)
    /// Two weeks.
    public static let everyTwoWeeks = SubscriptionPeriod(value: 2, unit: .week)
    /// Two months.
    public static let everyTwoMonths = SubscriptionPeriod(value: 2, unit: .month)
    /// Three months.
    public static let everyThreeMonths = SubscriptionPeriod(value: 3, unit: .month)
    /// Six months.
    public static let everySixMonths = SubscriptionPeriod(value: 6, unit: .month)
  }
}
