import Foundation

/// Something the store sells, as a customer in one storefront and language sees it:
/// StoreKit's `Product`, read from a configuration file.
public struct Product: Hashable, Identifiable, Sendable {
  /// The kind of a product, as StoreKit's `Product.ProductType`: an open set, for a
  /// file may hold kinds that are not known.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// The name as the App Store writes it (`Auto-Renewable Subscription`).
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Used up and bought again.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// Bought once, kept for ever.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// For a time, bought anew by the customer.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    /// Renews until cancelled.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  /// Why a product can be shown but not be bought.
  public enum Unavailability: Hashable, Sendable {
    /// The file gives it no product identifier.
    case missingIdentifier
    /// An earlier product of the file has the same identifier.
    case duplicateIdentifier
    /// The file's price cannot be read.
    case unknownPrice
    /// The file's renewal period cannot be read.
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
  }

  /// Products are copied often, and are large.
  private final class Contents: Sendable {
    let facts: Facts

    init(_ facts: Facts) { self.facts = facts }
  }

  private let contents: Contents

  /// The product identifier, without blanks at its ends.
  public var id: String { contents.facts.id }
  /// What kind of product this is.
  public var type: ProductType { contents.facts.type }
  /// The name for customers, in the catalog's language.
  public var displayName: String { contents.facts.displayName }
  /// The description for customers; may be empty.
  public var description: String { contents.facts.description }
  /// The price in units of ``priceFormatStyle``'s currency; NaN when the file holds no
  /// usable price.
  public var price: Decimal { contents.facts.price }
  /// How ``displayPrice`` is written.
  public var priceFormat: PriceFormat { contents.facts.priceFormat }
  /// Whether the purchase can be shared with the customer's family.
  public var isFamilyShareable: Bool { contents.facts.isFamilyShareable }
  /// The subscription part of an auto-renewable product.
  public var subscription: SubscriptionInfo? { contents.facts.subscription }
  /// Why it cannot be bought; `nil` when it can.
  public var unavailability: Unavailability? { contents.facts.unavailability }
  /// The name for developers; `nil` when the file has none.
  public var referenceName: String? { contents.facts.referenceName }
  /// The base name of the promotional image in the file's package; `nil` without one.
  public var promotionalImageID: String? { contents.facts.promotionalImageID }

  /// How prices of this product are written: the storefront's currency, the chosen locale.
  public var priceFormatStyle: Decimal.FormatStyle.Currency { priceFormat.style }

  /// Creates a product.
  ///
  /// - Parameter priceFormat: How ``displayPrice`` is written, where `priceFormatStyle`
  ///   does not say it all; that style unless given.
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
    promotionalImageID: String? = nil
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
      promotionalImageID: promotionalImageID
    )
    contents = Contents(facts)
  }

  /// The same product at another price: what it costs up front. Other ways to pay keep theirs.
  func priced(at price: Decimal) -> Product {
    var facts = contents.facts
    facts.price = price
    facts.subscription = facts.subscription?.priced(at: price)
    return Product(facts)
  }

  private init(_ facts: Facts) { contents = Contents(facts) }

  /// Whether two products are the same in all that is known of them.
  public static func == (left: Self, right: Self) -> Bool {
    left.contents === right.contents || left.contents.facts == right.contents.facts
  }

  /// Hashes all that is known of the product.
  public func hash(into hasher: inout Hasher) { hasher.combine(contents.facts) }
}

extension Product: CustomReflectable {
  /// What is known of the product, as if it stood in it: for `dump`, and for what is printed.
  public var customMirror: Mirror {
    Mirror(self, children: Mirror(reflecting: contents.facts).children, displayStyle: .struct)
  }
}
