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

  /// The product identifier, without blanks at its ends.
  public let id: String
  /// What kind of product this is.
  public let type: ProductType
  /// The name for customers, in the catalog's language.
  public let displayName: String
  /// The description for customers; may be empty.
  public let description: String
  /// The price in units of ``priceFormatStyle``'s currency; NaN when the file holds no
  /// usable price.
  public let price: Decimal
  /// How ``displayPrice`` is written.
  public let priceFormat: PriceFormat
  /// Whether the purchase can be shared with the customer's family.
  public let isFamilyShareable: Bool
  /// The subscription part of an auto-renewable product.
  public let subscription: SubscriptionInfo?
  /// Why it cannot be bought; `nil` when it can.
  public let unavailability: Unavailability?
  /// The name for developers; `nil` when the file has none.
  public let referenceName: String?
  /// The base name of the promotional image in the file's package; `nil` without one.
  public let promotionalImageID: String?

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
    self.id = id
    self.type = type
    self.displayName = displayName
    self.description = description
    self.price = price
    self.priceFormat = priceFormat ?? PriceFormat(style: priceFormatStyle)
    self.isFamilyShareable = isFamilyShareable
    self.subscription = subscription
    self.unavailability = unavailability
    self.referenceName = referenceName
    self.promotionalImageID = promotionalImageID
  }
}
