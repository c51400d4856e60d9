import Foundation

extension StoreConfiguration {
  /// One product as the file describes it: the part that all kinds share.
  public struct ProductRecord: Hashable, Sendable {
    /// The product identifier without blanks at its ends; empty when the file has none.
    public var productID = ""
    /// The product identifier exactly as written.
    public var rawProductID = ""
    /// The kind of product; one of the known kinds, or the file's own word.
    public var type = Product.ProductType(rawValue: "")
    /// The kind exactly as written.
    public var typeText = ""
    /// The price in units of the storefront's currency; `nil` when it cannot be read.
    public var displayPrice: Decimal?
    /// The price exactly as written.
    public var displayPriceText: String?
    /// Whether the purchase can be shared with the customer's family.
    public var isFamilyShareable = false
    /// An opaque identifier that Xcode or App Store Connect assigned.
    public var internalID: String?
    /// The name for developers.
    public var referenceName: String?
    /// Names and descriptions for customers, in the file's order.
    public var localizations: [Localization] = []
    /// A name in the product object itself, as hand-written files have. Customers see it only if
    /// there are no localizations.
    public var inlineDisplayName: String?
    /// A description in the product object itself, like the name.
    public var inlineDescription: String?
    /// The base name of the promotional image among ``PromotionalImages``.
    public var promotionalImageID: String?
    /// Whether an earlier product of the file has the same identifier.
    public var isDuplicate = false
    /// What the keys hold that the format does not know here, as JSON in one line.
    var unknownContents: [String: String] = [:]

    /// Creates an empty record.
    public init() {}

    /// Whether the product's kind is one that StoreKit knows.
    public var isTypeKnown: Bool { Product.ProductType(configurationText: type.rawValue) != nil }
  }
}
