import Foundation

/// What a customer is asked to buy, with StoreKit's purchase options.
///
/// Written as a string literal it is the product with that identifier.
public struct PurchaseRequest: Hashable, Sendable {
  /// Which periods a backdated purchase brings, as StoreKit's `RenewalBehavior`.
  public enum RenewalBehavior: String, Hashable, Sendable, CaseIterable {
    /// All up to now.
    case renewUntilNow
    /// One; auto-renew is off from the beginning.
    case cancelImmediately
  }

  /// The product's identifier.
  public var productID: String
  /// The identifier of a promotional or win-back offer of the product.
  public var offerID: String?
  /// How many, 1 to 10; more than one only of consumables and non-renewing
  /// subscriptions.
  public var quantity: Int
  /// The app's own identifier of the customer.
  public var appAccountToken: UUID?
  /// When the purchase is to have been made, of the test session's purchases outside the
  /// app; `nil` for one made now in the app.
  public var purchaseDate: Instant?
  /// What becomes of a backdated subscription up to now.
  public var renewalBehavior: RenewalBehavior
  /// Whether the introductory offer of the plan is applied, as the app's server judged of a
  /// purchase that changes no plan; `nil` where the store judges by the customer's history.
  public var usesIntroductoryOffer: Bool?

  /// Asks for a product.
  public init(
    productID: String,
    offerID: String? = nil,
    quantity: Int = 1,
    appAccountToken: UUID? = nil,
    purchaseDate: Instant? = nil,
    renewalBehavior: RenewalBehavior = .renewUntilNow,
    usesIntroductoryOffer: Bool? = nil
  ) {
    self.productID = productID
    self.offerID = offerID
    self.quantity = quantity
    self.appAccountToken = appAccountToken
    self.purchaseDate = purchaseDate
    self.renewalBehavior = renewalBehavior
    self.usesIntroductoryOffer = usesIntroductoryOffer
  }
}

extension PurchaseRequest: ExpressibleByStringLiteral {
  /// Asks for a product.
  public init(stringLiteral productID: String) { self.init(productID: productID) }
}
