import Foundation

/// A product of the store in one storefront and language; StoreKit's `Product`, read from a
/// configuration file.
///
/// ```swift
/// import StoreModel
///
/// func label(of product: Product) -> String {
///   let period = product.subscription.map { " per \($0.subscriptionPeriod.unit)" } ?? ""
///   return "\(product.displayName): \(product.displayPrice)\(period)"
/// }
/// ```
public struct Product: Hashable, Identifiable, Sendable {
  /// The type of a product; StoreKit's `Product.ProductType`. The set of types is open, because a
  /// file can contain unknown types.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// The App Store's name of the type (`Auto-Renewable Subscription`).
    public let rawValue: String

    /// Creates a type from the App Store's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A product that is used up and can then be bought again.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// A product that is bought once and does not expire.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// A subscription for a limited time that does not renew automatically.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    /// A subscription that renews until it is cancelled.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  /// The reason why a product is listed but cannot be bought.
  public enum Unavailability: Hashable, Sendable {
    /// The product has no identifier in the file.
    case missingIdentifier
    /// An earlier product in the file has the same identifier.
    case duplicateIdentifier
    /// The price in the file is not readable.
    case unknownPrice
    /// The renewal period in the file is not readable.
    case unknownPeriod
  }

  private struct Facts: Hashable, Sendable {
    let id: String
    let type: ProductType
    let displayName: String
    let description: String
    var price: Decimal
    let priceFormat: PriceFormat
    let isFamilyShareable: Bool
    var subscription: SubscriptionInfo?
    let unavailability: Unavailability?
    let referenceName: String?
    let promotionalImageID: String?
    let oneTimeCodeOffers: [OneTimeCodeOffer]
  }

  /// Copies share this storage, because products are large and copied often.
  private final class Contents: Sendable {
    let facts: Facts

    init(_ facts: Facts) { self.facts = facts }
  }

  private let contents: Contents

  /// The product identifier, without surrounding whitespace.
  public var id: String { contents.facts.id }
  /// The type of the product, such as consumable or auto-renewable subscription.
  public var type: ProductType { contents.facts.type }
  /// The localized name.
  public var displayName: String { contents.facts.displayName }
  /// The localized description; can be empty.
  public var description: String { contents.facts.description }
  /// The price in the currency of ``priceFormatStyle``; NaN if the file has no usable price.
  public var price: Decimal { contents.facts.price }
  /// The format of ``displayPrice``.
  public var priceFormat: PriceFormat { contents.facts.priceFormat }
  /// Whether customers can share the purchase with their family.
  public var isFamilyShareable: Bool { contents.facts.isFamilyShareable }
  /// The subscription details; `nil` unless the product is auto-renewable.
  public var subscription: SubscriptionInfo? { contents.facts.subscription }
  /// The reason why the product cannot be bought; `nil` if the product can be bought.
  public var unavailability: Unavailability? { contents.facts.unavailability }
  /// The name for developers; `nil` if the file has no such name.
  public var referenceName: String? { contents.facts.referenceName }
  /// The base name of the promotional image in the file's package; `nil` for none.
  public var promotionalImageID: String? { contents.facts.promotionalImageID }

  /// The offers that customers redeem with codes, in the order of the file; empty for a product
  /// with a ``subscription``, which has its own code offers.
  public var oneTimeCodeOffers: [OneTimeCodeOffer] { contents.facts.oneTimeCodeOffers }

  /// The currency style of the storefront and locale.
  public var priceFormatStyle: Decimal.FormatStyle.Currency { priceFormat.style }

  /// Creates a product.
  ///
  /// - Parameter priceFormat: The format of ``displayPrice`` (default: `priceFormatStyle`).
  public init(
    id: String,
    type: ProductType,
    displayName: String,
    description: String,
    price: Decimal,
    priceFormatStyle: Decimal.FormatStyle.Currency,
    isFamilyShareable: Bool,
    subscription: SubscriptionInfo?,
    unavailability: Unavailability? = nil,
    priceFormat: PriceFormat? = nil,
    referenceName: String? = nil,
    promotionalImageID: String? = nil,
    oneTimeCodeOffers: [OneTimeCodeOffer] = []
  ) {
    let facts = Facts(
      id: id,
      type: type,
      displayName: displayName,
      description: description,
      price: price,
      priceFormat: priceFormat ?? PriceFormat(style: priceFormatStyle),
      isFamilyShareable: isFamilyShareable,
      subscription: subscription,
      unavailability: unavailability,
      referenceName: referenceName,
      promotionalImageID: promotionalImageID,
      oneTimeCodeOffers: oneTimeCodeOffers
    )
    contents = Contents(facts)
  }

  /// Returns the product with another up-front price. Other billing options do not change.
  func priced(at price: Decimal) -> Product {
    var facts = contents.facts
    facts.price = price
    facts.subscription = facts.subscription?.priced(at: price)
    return Product(facts)
  }

  /// Returns the product with another price of each monthly billing.
  func billedMonthly(at price: Decimal) -> Product {
    var facts = contents.facts
    facts.subscription = facts.subscription?.billedMonthly(at: price)
    return Product(facts)
  }

  /// The product without its monthly billing option.
  var withoutMonthlyBilling: Product {
    var facts = contents.facts
    facts.subscription = facts.subscription?.withoutMonthlyBilling
    return Product(facts)
  }

  private init(_ facts: Facts) { contents = Contents(facts) }

  /// Returns whether all data of two products is equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.contents === right.contents || left.contents.facts == right.contents.facts
  }

  /// Hashes all data of the product.
  public func hash(into hasher: inout Hasher) { hasher.combine(contents.facts) }
}

extension Product: CustomReflectable {
  /// A mirror with the data as direct children, so that `dump` does not show the shared storage.
  public var customMirror: Mirror {
    Mirror(self, children: Mirror(reflecting: contents.facts).children, displayStyle: .struct)
  }
}
