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

  /// Whether another opening is of the same store, though it may be looked at in another
  /// language or from another storefront.
  package func isSameStore(as other: StoreContents) -> Bool {
    sellsSame(as: other) && settings == other.settings && timeRate == other.timeRate
      && zone == other.zone && policies == other.policies
  }

  /// Whether another store sells the same, in whatever language and for the money of whatever
  /// storefront.
  func sellsSame(as other: StoreContents) -> Bool {
    products == other.products
      || products.count == other.products.count
        && zip(products, other.products).allSatisfy { $0 == $1 || $0.neutral == $1.neutral }
  }

  /// The calendar that this store counts periods on.
  package var calendar: BillingCalendar {
    BillingCalendar(zone: zone, rate: timeRate, monthEnd: policies.monthEnd)
  }
}
