extension Product {
  /// The length of a billing period or offer; StoreKit's `Product.SubscriptionPeriod`.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// A unit of calendar time.
    public enum Unit: String, Hashable, Sendable, CaseIterable {
      /// A calendar day.
      case day
      /// A week: seven days.
      case week
      /// A calendar month.
      case month
      /// A calendar year.
      case year
    }

    /// The number of units, at least 1.
    public let value: Int
    /// The calendar unit of ``value``.
    public let unit: Unit

    /// Creates a period.
    public init(value: Int, unit: Unit) {
      self.value = value
      self.unit = unit
    }

    /// A length of 7 days.
    public static let weekly = SubscriptionPeriod(value: 1, unit: .week)
    /// One calendar month.
    public static let monthly = SubscriptionPeriod(value: 1, unit: .month)
    /// One calendar year.
    public static let yearly = SubscriptionPeriod(value: 1, unit: .year)
    /// A length of 3 days.
    public static let everyThreeDays = SubscriptionPeriod(value: 3, unit: .day)
    /// A length of 14 days.
    public static let everyTwoWeeks = SubscriptionPeriod(value: 2, unit: .week)
    /// Two calendar months.
    public static let everyTwoMonths = SubscriptionPeriod(value: 2, unit: .month)
    /// Three calendar months.
    public static let everyThreeMonths = SubscriptionPeriod(value: 3, unit: .month)
    /// Six calendar months.
    public static let everySixMonths = SubscriptionPeriod(value: 6, unit: .month)
  }
}
