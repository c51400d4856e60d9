import Foundation

/// Creates products from the records of a file, in the order of the file.
struct ProductBuilder {
  /// Selects the localizations.
  let preference: LocalePreference
  /// The format of prices.
  let priceFormat: PriceFormat
  /// The country or region of the store.
  let storefront: Storefront
  /// Whether the screen can show a name or description.
  private let isReadable: (String) -> Bool
  private var seen: Set<String> = []

  /// Creates a builder that has not read any product.
  init(locale: Locale, storefront: Storefront, isReadable: @escaping (String) -> Bool) {
    self.isReadable = isReadable
    preference = LocalePreference(locale)
    priceFormat = PriceFormat(storefront: storefront, locale: locale)
    self.storefront = storefront
  }

  /// Returns a one-time product or a non-renewing subscription.
  mutating func product(_ record: StoreConfiguration.ProductRecord) -> Product {
    product(record, type: record.type, price: record.displayPrice, subscription: nil)
  }

  /// Returns a subscription group with its plans.
  mutating func group(
    _ record: StoreConfiguration.SubscriptionGroupRecord,
    position: Int
  ) -> SubscriptionGroup {
    let texts = preference.texts(
      from: record.localizations,
      fallbacks: [record.name, record.id],
      isReadable: isReadable
    )
    var products: [Product] = []
    products.reserveCapacity(record.subscriptions.count)
    for subscription in record.subscriptions {
      let info = info(subscription, groupID: record.id, groupName: texts.name, position: position)
      products.append(
        product(
          subscription.product,
          type: .autoRenewable,
          price: subscription.effectivePrice,
          subscription: info
        )
      )
    }
    return SubscriptionGroup(
      position: position,
      id: record.id,
      referenceName: record.name,
      displayName: texts.name,
      description: texts.description,
      products: products
    )
  }

  private mutating func product(
    _ record: StoreConfiguration.ProductRecord,
    type: Product.ProductType,
    price: Decimal?,
    subscription: Product.SubscriptionInfo?
  ) -> Product {
    let texts = preference.texts(of: record, isReadable: isReadable)
    let isRepeated = !seen.insert(record.productID).inserted || record.isDuplicate
    var unavailability: Product.Unavailability?
    if record.productID.isEmpty {
      unavailability = .missingIdentifier
    } else if isRepeated {
      unavailability = .duplicateIdentifier
    } else if price == nil {
      unavailability = .unknownPrice
    } else if subscription?.unreadablePeriod != nil {
      unavailability = .unknownPeriod
    }
    return Product(
      id: record.productID,
      type: type,
      displayName: texts.name,
      description: texts.description,
      price: price ?? .nan,
      priceFormatStyle: priceFormat.style,
      isFamilyShareable: record.isFamilyShareable,
      subscription: subscription,
      unavailability: unavailability,
      priceFormat: priceFormat,
      referenceName: record.referenceName,
      promotionalImageID: record.promotionalImageID,
      oneTimeCodeOffers: record.oneTimeCodeOffers.map(oneTimeCodeOffer)
    )
  }
}
