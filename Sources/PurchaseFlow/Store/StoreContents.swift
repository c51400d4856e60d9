import StoreModel

/// What is on sale, and under which rules: all that a customer's history needs to know
/// of a configuration file.
public struct StoreContents: Hashable, Sendable {
  /// The products, in the file's order.
  public var products: [Product]
  /// The storefront's three-letter country code.
  public var storefront: String
  /// How fast subscriptions renew.
  public var timeRate: TimeRate
  /// The zone whose wall clock periods are counted on.
  public var zone: CalendarZone
  /// The choices that Apple leaves open.
  public var policies: Policies
  /// The test environment: what fails, what has to be approved, how grace is granted.
  public var settings: StoreSettings

  /// Creates the contents of a store; without products, in the United States, in real
  /// time and UTC where not told.
  public init(
    products: [Product] = [],
    storefront: String = "USA",
    timeRate: TimeRate = .realTime,
    zone: CalendarZone = .utc,
    policies: Policies = Policies(),
    settings: StoreSettings = StoreSettings()
  ) {
    self.products = products
    self.storefront = storefront
    self.timeRate = timeRate
    self.zone = zone
    self.policies = policies
    self.settings = settings
  }

  /// The calendar that this store counts periods on.
  package var calendar: BillingCalendar {
    BillingCalendar(zone: zone, rate: timeRate, monthEnd: policies.monthEnd)
  }
}
