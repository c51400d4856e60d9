import StoreModel

/// The products and rules of a store: everything that a customer's history needs from a
/// configuration file.
///
/// ```swift
/// import PurchaseFlow
///
/// func opens(_ contents: StoreContents, at start: Instant) -> Simulation {
///   Simulation(contents: contents, start: start)
/// }
/// ```
public struct StoreContents: Hashable, Sendable {
  /// The products in the order of the file.
  public var products: [Product]
  /// The storefront's three-letter country code.
  public var storefront: String
  /// The renewal rate of subscriptions, unless the profile has its own; see ``renewalRate``.
  public var timeRate: TimeRate
  /// The time zone in which billing periods are counted.
  public var zone: CalendarZone
  /// The answers to questions that Apple's documentation leaves open.
  public var policies: Policies
  /// The test environment: simulated failures, Ask to Buy, grace periods and the like.
  public var settings: StoreSettings

  /// Creates the contents of a store. Defaults: no products, the United States storefront, the real
  /// renewal rate, UTC.
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

  /// Returns whether other contents are of the same store, possibly in another language or
  /// storefront.
  package func isSameStore(as other: StoreContents) -> Bool {
    sellsSame(as: other) && settings == other.settings && timeRate == other.timeRate
      && zone == other.zone && policies == other.policies
  }

  /// Returns whether another store sells the same products at the same prices. Localized texts and
  /// the storefront's currency are ignored.
  func sellsSame(as other: StoreContents) -> Bool {
    products == other.products
      || products.count == other.products.count
        && zip(products, other.products).allSatisfy {
          $0 == $1 || $0.neutral.isSame(as: $1.neutral)
        }
  }

  /// The rate at which subscriptions renew: TestFlight's own rate in its profile, else
  /// ``timeRate``.
  public var renewalRate: TimeRate {
    settings.profile == .testFlight ? .testFlight : timeRate
  }

  /// The calendar in which this store counts billing periods.
  package var calendar: BillingCalendar {
    BillingCalendar(
      zone: zone,
      rate: renewalRate,
      monthEnd: policies.monthEnd,
      renewalCharge: policies.renewalCharge
    )
  }
}
