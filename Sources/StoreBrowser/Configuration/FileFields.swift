import ExternalInput
import Foundation
import StoreModel

/// The file's fields of a row, with the file's own keys.
struct FileFields {
  /// A field. A field without a value is the heading of the fields that follow.
  struct Field: Identifiable {
    let id: Int
    let key: String
    let value: String?
  }

  private(set) var fields: [Field] = []

  /// Creates the fields of a row.
  init(_ row: ConfigurationRow) {
    switch row.content {
    case .diagnostic(let diagnostic): add(diagnostic)
    case .group(let group): add(group)
    case .plan(let plan): add(plan)
    case .product(let product): add(product)
    case .suiteGroup(let group): add(group)
    case .suite(let suite): add(suite)
    }
  }

  /// The maximum number of Unicode scalars of a displayed value, about 100 lines (this project's
  /// choice). A value of four megabytes took seconds to lay out.
  private static let limit = 10_000

  private mutating func add(_ key: String, _ value: String?) {
    guard let value, !value.isEmpty else { return }
    let shown = PrintableText.beginning(of: value, limit: Self.limit)
    fields.append(Field(id: fields.count, key: key, value: shown))
  }

  private mutating func head(_ title: String) {
    fields.append(Field(id: fields.count, key: title, value: nil))
  }

  private mutating func add(_ diagnostic: Diagnostic) {
    add("severity", diagnostic.severity.rawValue)
    add("message", diagnostic.message)
    add("keyPath", diagnostic.keyPath)
    add("line", diagnostic.position.map { "\($0.line)" })
    add("column", diagnostic.position.map { "\($0.column)" })
  }

  private mutating func add(_ group: StoreConfiguration.SubscriptionGroupRecord) {
    add("id", group.id)
    add("name", group.name)
    for plan in group.subscriptionsByLevel {
      add(plan.groupLevel.map { "groupNumber \($0)" } ?? "groupNumber", plan.product.productID)
    }
    add(group.localizations)
  }

  private mutating func add(_ group: StoreConfiguration.SuiteGroupRecord) {
    add("id", group.id)
    add("name", group.name)
    for suite in group.subscriptions {
      add(suite.groupLevel.map { "groupNumber \($0)" } ?? "groupNumber", suite.product.productID)
    }
    add(group.localizations)
  }

  private mutating func add(_ suite: StoreConfiguration.SuiteRecord) {
    add(suite.product, sharing: "isFamilyShareable") { fields in
      fields.add("duration", suite.periodText)
      fields.add("groupNumber", suite.groupLevel.map { "\($0)" })
      fields.add("subscriptionGroupID", suite.subscriptionGroupID)
      fields.add("members", "\(suite.memberCount)")
    }
    for offer in suite.introductoryOffers { add(offer, under: "introductoryOffers") }
  }

  private mutating func add(_ plan: StoreConfiguration.SubscriptionRecord) {
    add(plan.product) { fields in
      fields.add("recurringSubscriptionPeriod", plan.periodText)
      fields.add("groupNumber", plan.groupLevel.map { "\($0)" })
      fields.add("subscriptionGroupID", plan.subscriptionGroupID)
    }
    let offers = [
      ("introductoryOffer", plan.introductoryOffers), ("adHocOffers", plan.promotionalOffers),
      ("codeOffers", plan.codeOffers), ("winbackOffers", plan.winBackOffers),
    ]
    for (key, offers) in offers { for offer in offers { add(offer, under: key) } }
    for billing in plan.billingPlans {
      head("billingPlans: \(billing.type.rawValue)")
      add("displayPrice", billing.displayPriceText)
      add("commitmentDisplayPrice", billing.commitmentDisplayPriceText)
      add("isEnabled", "\(billing.isEnabled)")
      add("internalID", billing.internalID)
    }
  }

  private mutating func add(
    _ product: StoreConfiguration.ProductRecord,
    sharing sharingKey: String = "familyShareable",
    more: (inout FileFields) -> Void = { _ in }
  ) {
    add("productID", product.rawProductID)
    add("referenceName", product.referenceName)
    add("type", product.typeText)
    add("displayPrice", product.displayPriceText)
    more(&self)
    add(sharingKey, "\(product.isFamilyShareable)")
    add("internalID", product.internalID)
    add("promotionalImage", product.promotionalImageID)
    add("displayName", product.inlineDisplayName)
    add("description", product.inlineDescription)
    add(product.localizations)
    for offer in product.oneTimeCodeOffers { add(offer, under: "codeOffers") }
  }

  private mutating func add(
    _ offer: StoreConfiguration.OfferRecord,
    under key: String
  ) {
    head("\(key): \(offer.referenceName ?? offer.offerID ?? offer.kind.rawValue)")
    add("paymentMode", offer.paymentModeText)
    add("displayPrice", offer.displayPriceText)
    add("subscriptionPeriod", offer.periodText)
    add("numberOfPeriods", "\(offer.periodCount)")
    add("offerID", offer.offerID)
    add("internalID", offer.internalID)
    add("eligibility", offer.eligibility.map(\.rawValue).joined(separator: ", "))
    if offer.kind == .code { add("isStackable", "\(offer.isStackable)") }
    if offer.kind == .winBack { add("isEligible", "\(offer.isEligible)") }
    add("billingPlanType", offer.billingPlanType?.rawValue)
  }

  private mutating func add(_ localizations: [StoreConfiguration.Localization]) {
    for localization in localizations {
      head("localizations: \(localization.locale)")
      add("displayName", localization.displayName)
      add("description", localization.description)
    }
  }
}
