import Foundation

/// Collects the fields of a product, plan, suite or group to compare.
struct ProductFieldCollector {
  typealias Field = ConfigurationChange.Field
  typealias Item = ConfigurationChange.Item
  typealias Value = ConfigurationChange.Value

  /// The key path of the object.
  let path: String

  /// Returns a field about a member of the object at the path.
  func field(_ field: Field, _ key: String, _ value: Value?) -> ComparedField {
    ComparedField(field: field, value: value, path: key.isEmpty ? path : path + "." + key)
  }

  /// Returns the fields that all kinds of products have.
  func product(
    _ product: StoreConfiguration.ProductRecord,
    sharingKey: String = "familyShareable"
  ) -> ComparedPart {
    var part = ComparedPart()
    part.fields = [
      field(.productID, "productID", .word(product.rawProductID)),
      field(.type, "type", .word(typeWord(product))),
      field(.price, "displayPrice", price(product.displayPrice, product.displayPriceText)),
      field(.familySharing, sharingKey, .truth(product.isFamilyShareable)),
      field(.internalID, "internalID", product.internalID.map { .word($0) }),
      field(.name, "referenceName", product.referenceName.map { .text($0) }),
      field(.promotionalImage, "promotionalImageID", product.promotionalImageID.map { .word($0) }),
      field(.inlineName, "displayName", product.inlineDisplayName.map { .text($0) }),
      field(.inlineDescription, "description", product.inlineDescription.map { .text($0) }),
      field(.unknownKeys, "", .contents(product.unknownContents)),
    ]
    part.lists[.localization] = localizations(product.localizations)
    part.lists[.codeOffer] = offers(product.oneTimeCodeOffers, .codeOffer, "codeOffers")
    return part
  }

  /// Returns the comparable data of a subscription.
  func plan(_ plan: StoreConfiguration.SubscriptionRecord) -> ComparedPart {
    var part = product(plan.product)
    part.fields += [
      field(.namedGroup, "subscriptionGroupID", plan.subscriptionGroupID.map { .word($0) }),
      field(.level, "groupNumber", .level(plan.groupLevel)),
      field(.period, "recurringSubscriptionPeriod", period(plan.period, plan.periodText)),
    ]
    part.lists[.introductoryOffer] = introductoryOffers(plan.introductoryOffers)
    part.lists[.promotionalOffer] = offers(plan.promotionalOffers, .promotionalOffer, "adHocOffers")
    part.lists[.codeOffer] = offers(plan.codeOffers, .codeOffer, "codeOffers")
    part.lists[.winBackOffer] = offers(plan.winBackOffers, .winBackOffer, "winbackOffers")
    part.lists[.billingPlan] = billingPlans(plan.billingPlans)
    return part
  }

  /// Returns the fields of a suite. Some keys of suites differ from the keys of plans.
  func suite(_ suite: StoreConfiguration.SuiteRecord) -> ComparedPart {
    var part = product(suite.product, sharingKey: "isFamilyShareable")
    part.fields += [
      field(.namedGroup, "subscriptionGroupID", suite.subscriptionGroupID.map { .word($0) }),
      field(.level, "groupNumber", .level(suite.groupLevel)),
      field(.period, "duration", period(suite.period, suite.periodText)),
      field(.members, "members", .list(suite.memberCount, contents: suite.memberContents)),
    ]
    part.lists[.introductoryOffer] = introductoryOffers(suite.introductoryOffers)
    return part
  }

  /// Returns the comparable data of a subscription group.
  func group(
    id: String,
    name: String,
    _ texts: [StoreConfiguration.Localization],
    unknown: [String: String]
  ) -> ComparedPart {
    var part = ComparedPart()
    part.fields = [
      field(.groupID, "id", .word(id)), field(.name, "name", .text(name)),
      field(.unknownKeys, "", .contents(unknown)),
    ]
    part.lists[.localization] = localizations(texts)
    return part
  }

  /// Returns the type of a product as Xcode writes it. For an unknown type, returns the text in the
  /// file.
  private func typeWord(_ product: StoreConfiguration.ProductRecord) -> String {
    Product.ProductType(configurationText: product.typeText)?.configurationText
      ?? product.typeText
  }

  /// Returns a price; `nil` if the file has no price.
  func price(_ amount: Decimal?, _ written: String?) -> Value? {
    written.map { .price(amount, written: $0) }
  }

  /// Returns a period; `nil` if the file has no period.
  func period(_ period: Product.SubscriptionPeriod?, _ written: String?) -> Value? {
    written.map { .period(period, written: $0) }
  }

  private func localizations(_ texts: [StoreConfiguration.Localization]) -> ComparedList {
    let listPath = path + ".localizations"
    let items = texts.enumerated().map { index, text in
      let inner = ProductFieldCollector(path: "\(listPath)[\(index)]")
      let locale = text.locale.localeIdentifier
      return ComparedItem(
        item: Item(kind: .localization, name: locale),
        identities: [locale],
        path: inner.path,
        summary: .several([.text(text.displayName), .text(text.description)]),
        fields: [
          inner.field(.displayName, "displayName", .text(text.displayName)),
          inner.field(.description, "description", .text(text.description)),
          inner.field(.unknownKeys, "", .contents(text.unknownContents)),
        ]
      )
    }
    return ComparedList(items: items, path: listPath)
  }
}
