import Foundation

extension StoreConfiguration {
  /// A product as written in the file, with the properties that all kinds of products have.
  public struct ProductRecord: Hashable, Sendable {
    /// The product identifier without surrounding blanks; empty if the file has no identifier.
    public var productID = ""
    /// The product identifier exactly as written.
    public var rawProductID = ""
    /// The type of the product: a known type, or the file's own word.
    public var type = Product.ProductType(rawValue: "")
    /// The type exactly as written.
    public var typeText = ""
    /// The price in currency units of the storefront; `nil` if it is not readable.
    public var displayPrice: Decimal?
    /// The price exactly as written.
    public var displayPriceText: String?
    /// Whether the purchase can be shared with the customer's family.
    public var isFamilyShareable = false
    /// An opaque identifier that Xcode or App Store Connect assigned.
    public var internalID: String?
    /// The name for developers.
    public var referenceName: String?
    /// The names and descriptions for customers, in the order of the file.
    public var localizations: [Localization] = []
    /// A name in the product object itself, which hand-written files can have. Customers see it
    /// only if there are no localizations.
    public var inlineDisplayName: String?
    /// A description in the product object itself. Customers see it only if there are no
    /// localizations.
    public var inlineDescription: String?
    /// The base name of the promotional image among ``PromotionalImages``.
    public var promotionalImageID: String?
    /// The offers that customers redeem with codes, in the order of the file; empty for
    /// auto-renewable subscriptions and suites, whose records have their own lists.
    public var oneTimeCodeOffers: [OfferRecord] = []
    /// Whether an earlier product of the file has the same identifier.
    public var isDuplicate = false
    /// The values of unknown keys, by key, each as JSON in one line.
    var unknownContents: [String: String] = [:]

    /// Creates an empty record.
    public init() {}

    /// Whether StoreKit has the product's type.
    public var isTypeKnown: Bool { Product.ProductType(configurationText: type.rawValue) != nil }
  }
}
