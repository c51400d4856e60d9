import Foundation

@testable import StoreModel

/// Records built in code, so that these tests do not depend on the file reader.
enum CatalogSample {
  static func product(
    _ id: String,
    price: String? = "9.99",
    names: [String: String] = [:]
  ) -> StoreConfiguration.ProductRecord {
    var record = StoreConfiguration.ProductRecord()
    record.productID = id
    record.rawProductID = id
    record.type = .consumable
    record.displayPrice = price.flatMap { Decimal(string: $0) }
    record.localizations = names.sorted { $0.key < $1.key }.map {
      .init(locale: $0.key, displayName: $0.value, description: "About \($0.value)")
    }
    return record
  }

  static func subscription(
    _ id: String,
    level: Int? = 1,
    period: Product.SubscriptionPeriod? = .monthly,
    price: String? = "9.99"
  ) -> StoreConfiguration.SubscriptionRecord {
    var record = StoreConfiguration.SubscriptionRecord()
    record.product = product(id, price: price)
    record.groupLevel = level
    record.period = period
    return record
  }

  static func group(
    _ id: String,
    _ subscriptions: [StoreConfiguration.SubscriptionRecord]
  ) -> StoreConfiguration.SubscriptionGroupRecord {
    var record = StoreConfiguration.SubscriptionGroupRecord()
    record.id = id
    record.name = "Group \(id)"
    record.subscriptions = subscriptions
    return record
  }

  static func offer(
    _ kind: StoreConfiguration.OfferRecord.Kind,
    _ mode: Product.SubscriptionOffer.PaymentMode?,
    price: String? = nil,
    period: Product.SubscriptionPeriod? = .weekly,
    count: Int = 1,
    plan: StoreConfiguration.BillingPlanType? = nil
  ) -> StoreConfiguration.OfferRecord {
    var record = StoreConfiguration.OfferRecord()
    record.kind = kind
    record.paymentMode = mode
    record.displayPrice = price.flatMap { Decimal(string: $0) }
    record.period = period
    record.periodCount = count
    record.billingPlanType = plan
    record.offerID = kind == .introductory ? nil : "\(kind)"
    record.referenceName = "\(kind) reference"
    return record
  }

  static func plan(
    _ type: StoreConfiguration.BillingPlanType,
    _ price: String,
    commitment: String,
    isEnabled: Bool = true
  ) -> StoreConfiguration.BillingPlan {
    var plan = StoreConfiguration.BillingPlan()
    plan.type = type
    plan.displayPrice = Decimal(string: price)
    plan.commitmentDisplayPrice = Decimal(string: commitment)
    plan.isEnabled = isEnabled
    return plan
  }

  static func catalog(
    _ groups: [StoreConfiguration.SubscriptionGroupRecord],
    in storefront: Storefront? = nil
  ) -> StoreCatalog {
    var configuration = StoreConfiguration()
    configuration.subscriptionGroups = groups
    return StoreCatalog(configuration, storefront: storefront)
  }

  static func plan(
    _ record: StoreConfiguration.SubscriptionRecord,
    in storefront: Storefront? = nil
  ) -> Product? {
    catalog([group("g", [record])], in: storefront).groups.first?.products.first
  }
}
