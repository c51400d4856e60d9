import Foundation
import PurchaseFlow
import StoreModel

/// The store of the acceptance scenarios: two groups, prices in US dollars.
enum FlowStore {
  static let pro: GroupID = "21479000"
  static let news: GroupID = "21479001"
  /// The group of ``FlowFile`` whose yearly plans can be billed monthly.
  static let plus: GroupID = "21479002"

  static let products: [Product] = [
    plan("pro.max.monthly", level: 1, price: "19.99"),
    plan(
      "pro.monthly",
      level: 2,
      price: "9.99",
      intro: offer(.freeTrial, "0", .weekly),
      winBacks: [winBack("wb.499x3"), winBack("wb.up6", isEligible: false)]
    ),
    plan(
      "pro.yearly",
      level: 2,
      price: "99.99",
      period: .yearly,
      intro: offer(.payUpFront, "59.99", .yearly)
    ),
    plan("pro.monthly.alt", level: 2, price: "10.99"),
    plan(
      "pro.starter",
      level: 3,
      price: "5.00",
      intro: offer(.payAsYouGo, "1.00", .monthly, count: 3)
    ),
    plan("pro.basic", level: 3, price: "6.00", winBacks: [winBack("wb.basic")]),
    plan("pro.weekly", level: 3, price: "2.99", period: .weekly),
    plan("news.monthly", group: news, at: 1, level: 1, price: "3.99"),
    plan(
      "news.quarterly",
      group: news,
      at: 1,
      level: 2,
      price: "10.99",
      period: .everyThreeMonths
    ),
  ]

  static let contents = StoreContents(products: products)

  static func plan(
    _ id: String,
    group: GroupID = pro,
    at position: Int = 0,
    level: Int,
    price: String,
    period: Product.SubscriptionPeriod = .monthly,
    intro: Product.SubscriptionOffer? = nil,
    winBacks: [Product.SubscriptionOffer] = [],
    currency: String = "USD",
    unavailability: Product.Unavailability? = nil
  ) -> Product {
    Product(
      id: id,
      type: .autoRenewable,
      displayName: id,
      description: "",
      price: money(price),
      priceFormatStyle: .currency(code: currency),
      isFamilyShareable: false,
      subscription: Product.SubscriptionInfo(
        subscriptionGroupID: group.id,
        groupPosition: position,
        groupDisplayName: group.id,
        groupLevel: level,
        subscriptionPeriod: period,
        introductoryOffer: intro,
        promotionalOffers: [],
        winBackOffers: winBacks
      ),
      unavailability: unavailability
    )
  }

  static func offer(
    _ mode: Product.SubscriptionOffer.PaymentMode,
    _ price: String,
    _ period: Product.SubscriptionPeriod,
    count: Int = 1
  ) -> Product.SubscriptionOffer {
    Product.SubscriptionOffer(
      id: nil,
      type: .introductory,
      price: money(price),
      paymentMode: mode,
      period: period,
      periodCount: count,
      priceFormatStyle: .currency(code: "USD")
    )
  }

  static func winBack(_ id: String, isEligible: Bool = true) -> Product.SubscriptionOffer {
    Product.SubscriptionOffer(
      id: id,
      type: .winBack,
      price: money("4.99"),
      paymentMode: .payAsYouGo,
      period: .monthly,
      periodCount: 3,
      priceFormatStyle: .currency(code: "USD"),
      isEligible: isEligible
    )
  }

  static func money(_ text: String) -> Decimal { Decimal(string: text) ?? .nan }
}

/// The first moment of most scenarios.
let start: Instant = "2026-01-15T10:00:00Z"

extension Instant: ExpressibleByStringLiteral {
  /// An instant in ISO 8601 form.
  public init(stringLiteral text: String) {
    guard let instant = Instant(iso8601: text) else { preconditionFailure("no instant: \(text)") }
    self = instant
  }
}

extension Simulation {
  /// Opens the store of the scenarios at an instant.
  init(at start: Instant, rate: Int = 0, policies: Policies = Policies()) {
    var contents = FlowStore.contents
    contents.timeRate = TimeRate(rawValue: rate)
    contents.policies = policies
    self.init(contents: contents, start: start)
  }

  /// Buys a product with monthly billing and a 12-month commitment.
  @discardableResult
  mutating func buyMonthly(_ productID: String, offer: String? = nil) -> [StoreEvent] {
    perform(
      .purchase(PurchaseRequest(productID: productID, offerID: offer, billingPlan: .monthly))
    )
  }

  /// Moves the clock to an instant and buys a product.
  @discardableResult
  mutating func buy(_ productID: String, at instant: Instant? = nil) -> [StoreEvent] {
    if let instant { advance(to: instant) }
    return perform(.purchase(PurchaseRequest(productID: productID)))
  }

  func status(_ group: GroupID = FlowStore.pro) -> SubscriptionStatus? {
    account.status(for: group).first
  }

  func transactions(_ group: GroupID = FlowStore.pro) -> [Transaction] {
    account.transactions(in: group)
  }

  func charged(_ group: GroupID = FlowStore.pro) -> Decimal {
    account.line(group)?.ledger.charged(in: "USD") ?? 0
  }

  func refunded(_ group: GroupID = FlowStore.pro) -> Decimal {
    account.line(group)?.ledger.refunded(in: "USD") ?? 0
  }
}

extension [StoreEvent] {
  var kinds: [StoreEvent.Kind] { map(\.kind) }

  var returnedTransaction: Transaction? {
    guard case .success(let result)? = purchaseResult else { return nil }
    return result.unsafePayloadValue
  }
}
