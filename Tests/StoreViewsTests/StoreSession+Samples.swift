import Foundation
import PurchaseFlow
import StoreModel
import Testing

@testable import StoreViews

extension StoreSession {
  /// A new customer's session with the store of `Configs/StreamingPass.storekit`, from the start of
  /// 2026.
  static func streaming(
    locale: String = "en_US",
    zone: String = "UTC",
    timeRate: TimeRate = .realTime
  ) throws -> StoreSession {
    try store(of: config("StreamingPass"), locale: locale, zone: zone, timeRate: timeRate)
  }

  /// A new customer's session with the store of `Configs/Everything.storekit`, where a month lasts
  /// five minutes. Not every storefront sells monthly billing with a commitment.
  static func everything(
    locale: String = "en_US",
    storefront: Storefront? = nil
  ) throws -> StoreSession {
    let configuration = try config("Everything")
    return try store(
      of: configuration,
      locale: locale,
      storefront: storefront,
      timeRate: configuration.settings.timeRate
    )
  }

  /// A session with `Configs/StreamingPass.storekit`, whose pay-as-you-go offer has another number
  /// of periods.
  static func streaming(offerPeriods: Int) throws -> StoreSession {
    let text = try String(contentsOf: url(of: "StreamingPass"), encoding: .utf8)
    let changed = text.replacing(
      #/"numberOfPeriods" : 3(,\s+"paymentMode" : "payAsYouGo",\s+"subscriptionPeriod" : "P1M"\s+})/#
    ) { "\"numberOfPeriods\" : \(offerPeriods)\($0.output.1)" }
    return try store(of: StoreConfiguration(bytes: Array(changed.utf8)))
  }

  /// A session with `Configs/StreamingPass.storekit`, where one name is replaced.
  static func streaming(naming name: String, _ newName: String) throws -> StoreSession {
    let text = try String(contentsOf: url(of: "StreamingPass"), encoding: .utf8)
    let changed = text.replacing("\"\(name)\"", with: "\"\(newName)\"")
    return try store(of: StoreConfiguration(bytes: Array(changed.utf8)))
  }

  /// A session with a store of many plans, from `Plan 1`.
  static func plans(_ count: Int) throws -> StoreSession {
    let plans = (1...count).map { number in
      """
      {"displayPrice": "\(number).99", "internalID": "P\(number)", "productID": "plan.\(number)",
       "groupNumber": 1, "recurringSubscriptionPeriod": "P1M", "referenceName": "Plan \(number)",
       "subscriptionGroupID": "G", "type": "RecurringSubscription", "localizations": [
         {"description": "", "displayName": "Plan \(number)", "locale": "en_US"}]}
      """
    }
    let text = """
      {"identifier": "S", "products": [], "settings": {}, "version": {"major": 4, "minor": 0},
       "subscriptionGroups": [{"id": "G", "name": "Many", "localizations": [],
         "subscriptions": [\(plans.joined(separator: ","))]}]}
      """
    return try store(of: StoreConfiguration(bytes: Array(text.utf8)))
  }

  /// A session with a store that only sells coins, which are free with a code.
  static func coins(code: String) throws -> StoreSession {
    let text = """
      {"identifier": "S", "settings": {}, "version": {"major": 4, "minor": 0}, "products": [
         {"displayPrice": "1.99", "internalID": "C", "productID": "coins", "type": "Consumable",
          "referenceName": "Coins", "localizations": [
            {"description": "", "displayName": "Coins", "locale": "en_US"}],
          "codeOffers": [{"paymentMode": "free", "referenceName": "\(code)"}]}]}
      """
    return try store(of: StoreConfiguration(bytes: Array(text.utf8)))
  }

  private static func config(_ name: String) throws -> StoreConfiguration {
    try StoreConfiguration(path: url(of: name).path)
  }

  private static func url(of name: String) -> URL {
    URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Configs/\(name).storekit")
  }

  private static func store(
    of configuration: StoreConfiguration,
    locale: String = "en_US",
    storefront: Storefront? = nil,
    zone: String = "UTC",
    timeRate: TimeRate = .realTime
  ) throws -> StoreSession {
    StoreSession(
      catalog: StoreCatalog(
        configuration,
        locale: Locale(identifier: locale),
        storefront: storefront
      ),
      timeRate: timeRate,
      zone: try #require(CalendarZone(identifier: zone)),
      start: try #require(Instant(iso8601: "2026-01-01T00:00:00Z"))
    )
  }

  /// Returns the plan whose identifier has a suffix.
  func plan(_ suffix: String) throws -> Product {
    try #require(try group().products.first { $0.id.hasSuffix(suffix) })
  }

  func group() throws -> SubscriptionGroup { try #require(catalog.groups.first) }

  /// Opens a plan's purchase sheet and confirms.
  func buy(_ suffix: String) throws {
    requestPurchase(of: try plan(suffix))
    confirmPurchase()
  }

  func status() throws -> SubscriptionStatus? { status(in: try group()) }

  func planStatus(_ suffix: String) throws -> PlanStatus {
    planStatus(of: try plan(suffix))
  }

  func terms(_ suffix: String) throws -> PurchaseTerms { PurchaseTerms(try plan(suffix), in: self) }
}

/// Returns an instant from its ISO 8601 form.
func instant(_ text: String) throws -> Instant { try #require(Instant(iso8601: text)) }

/// Creates a plan that is in no file.
func plan(
  _ id: String,
  price: String,
  _ period: Product.SubscriptionPeriod,
  level: Int = 1,
  unavailability: Product.Unavailability? = nil
) -> Product {
  Product(
    id: id,
    type: .autoRenewable,
    displayName: id,
    description: "",
    price: Decimal(string: price) ?? .nan,
    priceFormatStyle: .currency(code: "USD"),
    isFamilyShareable: false,
    subscription: Product.SubscriptionInfo(
      subscriptionGroupID: "G",
      groupPosition: 0,
      groupDisplayName: "G",
      groupLevel: level,
      subscriptionPeriod: period,
      introductoryOffer: nil,
      promotionalOffers: [],
      winBackOffers: []
    ),
    unavailability: unavailability
  )
}
