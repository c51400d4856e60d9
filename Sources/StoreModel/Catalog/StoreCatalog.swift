import Foundation

/// Everything a configuration file sells, as customers of one storefront read it in one
/// language.
public struct StoreCatalog: Hashable, Sendable {
  /// The locale that texts are chosen and prices are written for.
  public let locale: Locale
  /// The storefront, which decides the currency.
  public let storefront: Storefront
  /// Our own words in the store's language.
  public let words: Words
  /// The one-time products and non-renewing subscriptions, in the file's order.
  public private(set) var products: [Product]
  /// The subscription groups, in the file's order.
  public private(set) var groups: [SubscriptionGroup]
  /// The licence agreement and the privacy policy.
  public let policies: StorePolicies

  private var places: [String: Place]

  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - configuration: The file's content.
  ///   - locale: The language of the store; the file's own unless given.
  ///   - storefront: The country or region; the file's own unless given.
  public init(
    _ configuration: StoreConfiguration,
    locale: Locale? = nil,
    storefront: Storefront? = nil
  ) {
    let locale = locale ?? configuration.settings.storeLocale
    let storefront = storefront ?? Storefront(configuration.settings.storefront)
    var builder = ProductBuilder(locale: locale, storefront: storefront)
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
    self.places = Self.places(of: products, groups)
  }

  /// The product with an identifier; of several, the one that can be bought.
  public func product(id: Product.ID) -> Product? {
    switch places[id] {
    case .product(let index): products[index]
    case .subscription(let group, let index): groups[group].products[index]
    case nil: nil
    }
  }

  /// The same catalog in which some products have other prices, in units of its currency:
  /// what their developer asks for by now.
  package func priced(at prices: [Product.ID: Decimal]) -> StoreCatalog {
    var catalog = self
    for (id, price) in prices {
      switch places[id] {
      case .product(let index):
        catalog.products[index] = products[index].priced(at: price)
      case .subscription(let group, let index):
        catalog.groups[group].products[index] = groups[group].products[index].priced(at: price)
      case nil: break
      }
    }
    return catalog
  }

  /// The same catalog with a group in the place of the one at its position.
  package func replacing(_ group: SubscriptionGroup) -> StoreCatalog {
    var catalog = self
    catalog.groups[group.position] = group
    catalog.places = Self.places(of: products, catalog.groups)
    return catalog
  }

  /// A product's name for customers; its identifier where it is not sold any more.
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
