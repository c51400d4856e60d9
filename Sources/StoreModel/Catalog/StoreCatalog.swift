import Foundation

/// All products of a configuration file, for one storefront and language.
///
/// ```swift
/// import StoreModel
///
/// func names(in catalog: StoreCatalog) -> [String] {
///   catalog.products.map(\.displayName) + catalog.groups.map(\.displayName)
/// }
/// ```
public struct StoreCatalog: Hashable, Sendable {
  /// The locale of texts and prices.
  public let locale: Locale
  /// The storefront, which determines the currency.
  public let storefront: Storefront
  /// The project's own localized texts in the store's language.
  public let words: Words
  /// The one-time products and non-renewing subscriptions, in the order of the file.
  public private(set) var products: [Product]
  /// The subscription groups, in the order of the file.
  public private(set) var groups: [SubscriptionGroup]
  /// The licence agreement and privacy policy.
  public let policies: StorePolicies
  /// The files of the products' promotional images.
  public let promotionalImages: PromotionalImages

  private var places: [String: Place]

  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - configuration: The content of the file.
  ///   - locale: The language of the store (default: the language in the file).
  ///   - storefront: The country or region (default: the storefront in the file).
  public init(
    _ configuration: StoreConfiguration,
    locale: Locale? = nil,
    storefront: Storefront? = nil
  ) {
    self.init(configuration, locale: locale, storefront: storefront) { _ in true }
  }

  /// Reads a configuration for a screen that cannot show every character.
  ///
  /// - Parameter isReadable: Whether the screen can show a text. A product with an unreadable name
  ///   has its reference name, or else its identifier; an unreadable description is left out.
  package init(
    _ configuration: StoreConfiguration,
    locale: Locale?,
    storefront: Storefront?,
    isReadable: @escaping (String) -> Bool
  ) {
    let locale = locale ?? configuration.settings.storeLocale
    let storefront = storefront ?? Storefront(configuration.settings.storefront)
    var builder = ProductBuilder(locale: locale, storefront: storefront, isReadable: isReadable)
    let records = configuration.products + configuration.nonRenewingSubscriptions
    let products = records.map { builder.product($0) }
    let groups = configuration.subscriptionGroups.enumerated().map { position, record in
      builder.group(record, position: position)
    }
    self.locale = locale
    self.storefront = storefront
    self.words = Words(locale: locale)
    self.products = products
    self.groups = groups
    self.policies = StorePolicies(configuration.policies, preference: builder.preference)
    self.promotionalImages = configuration.promotionalImages
    self.places = Self.places(of: products, groups)
  }

  /// Returns the product with an identifier. If several products have the identifier, returns one
  /// that can be bought, if any.
  public func product(id: Product.ID) -> Product? {
    switch places[id] {
    case .product(let index): products[index]
    case .subscription(let group, let index): groups[group].products[index]
    case nil: nil
    }
  }

  /// Returns the catalog with other prices for some products, in units of the catalog's currency.
  ///
  /// - Parameter monthly: The prices of monthly billing with a commitment.
  package func priced(
    at prices: [Product.ID: Decimal],
    monthly: [Product.ID: Decimal] = [:]
  ) -> StoreCatalog {
    var catalog = self
    for (id, price) in prices { catalog.change(id) { $0.priced(at: price) } }
    for (id, price) in monthly { catalog.change(id) { $0.billedMonthly(at: price) } }
    return catalog
  }

  private mutating func change(_ id: Product.ID, _ changed: (Product) -> Product) {
    switch places[id] {
    case .product(let index): products[index] = changed(products[index])
    case .subscription(let group, let index):
      groups[group].products[index] = changed(groups[group].products[index])
    case nil: break
    }
  }

  /// Returns the catalog with the given group in place of the group at the same position.
  package func replacing(_ group: SubscriptionGroup) -> StoreCatalog {
    var catalog = self
    catalog.groups[group.position] = group
    catalog.places = Self.places(of: products, catalog.groups)
    return catalog
  }

  /// Returns a product's localized name, or its identifier if it is no longer sold.
  package func name(ofProduct id: Product.ID) -> String { product(id: id)?.displayName ?? id }
}

extension StoreCatalog {
  private enum Place: Hashable {
    case product(Int)
    case subscription(group: Int, index: Int)
  }

  private static func places(
    of products: [Product],
    _ groups: [SubscriptionGroup]
  ) -> [String: Place] {
    var places: [String: Place] = [:]
    places.reserveCapacity(products.count + groups.reduce(0) { $0 + $1.products.count })
    func note(_ product: Product, _ place: Place) {
      switch product.unavailability {
      case .missingIdentifier, .duplicateIdentifier: break
      case .unknownPrice, .unknownPeriod, nil: places[product.id] = place
      }
    }
    for (index, product) in products.enumerated() { note(product, .product(index)) }
    for group in groups {
      for (index, product) in group.products.enumerated() {
        note(product, .subscription(group: group.position, index: index))
      }
    }
    return places
  }
}
