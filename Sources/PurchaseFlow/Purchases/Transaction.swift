import Foundation
import StoreModel

/// One purchase or one period of a subscription, as StoreKit's `Transaction`.
///
/// It keeps what it was sold under: a file that changes later changes no transaction. What
/// it has in common with the renewals around it is stored once for all of them.
/// StoreKit's dates are there twice, as exact moments of the simulated clock and as
/// `Date`.
public struct Transaction: Hashable, Identifiable, Sendable {
  /// The identifier, counted from 0 over all products; never given twice.
  public let id: UInt64
  /// When the purchase was made or the period began.
  public let purchasedAt: Instant
  let sale: Shared<Sale>
  var revocation: Shared<Revocation>?
  /// When the subscription period ends; at this moment it is over. `nil` for what
  /// has no end.
  public internal(set) var expiresAt: Instant?
  /// Whether a better plan ended this period early.
  public internal(set) var isUpgraded = false
  /// The number of the subscription period, counted from 0 over all subscriptions; `nil`
  /// for other products.
  let period: UInt64?

  init(
    id: UInt64,
    period: UInt64? = nil,
    at instant: Instant,
    until end: Instant? = nil,
    _ sale: Shared<Sale>
  ) {
    self.id = id
    self.period = period
    purchasedAt = instant
    expiresAt = end
    self.sale = sale
  }
}

extension Transaction {
  /// The identifier of the first transaction of the subscription.
  public var originalID: UInt64 { sale.value.origin?.id ?? id }
  /// The identifier of the subscription period, counted from 0 over all
  /// subscriptions; `nil` for other products.
  public var webOrderLineItemID: String? { period.map { String($0) } }
  /// What was bought.
  public var productID: String { sale.value.productID }
  /// What kind of product it is.
  public var productType: Product.ProductType { sale.value.productType }
  /// Whether it is used up and bought again.
  var isConsumable: Bool { period == nil && productType == .consumable }
  /// The subscription group's identifier, as the file had it; `nil` for other
  /// products.
  public var subscriptionGroupID: String? { sale.value.plan?.group.id }
  /// When the first purchase of the subscription was made.
  public var originallyPurchasedAt: Instant { sale.value.origin?.instant ?? purchasedAt }
  /// How many were bought.
  public var purchasedQuantity: Int { sale.value.quantity }
  /// How the customer came by it.
  public var ownershipType: OwnershipType { sale.value.ownershipType }
  /// The offer it was charged under.
  public var offer: Offer? { sale.value.offer }
  /// What caused it.
  public var reason: Reason { sale.value.reason }
  /// What was charged, in units of ``currency``.
  @_disfavoredOverload
  public var price: Decimal { sale.value.price }
  /// The currency's three-letter code.
  @_disfavoredOverload
  public var currency: String { sale.value.currency }
  /// The storefront's three-letter country code.
  @_disfavoredOverload
  public var storefront: String { sale.value.storefront }
  // Above this module the three have StoreKit's types; these are the plain ones there.

  /// What was charged.
  package var chargedAmount: Decimal { sale.value.price }
  /// The currency's three-letter code.
  package var currencyIdentifier: String { sale.value.currency }
  /// The storefront's three-letter country code.
  package var storefrontCode: String { sale.value.storefront }
  /// The plan's billing period when this was sold. Ours; not in StoreKit.
  public var subscriptionPeriod: Product.SubscriptionPeriod? { sale.value.plan?.period }
  /// The app's own identifier of the customer, given with the purchase.
  public var appAccountToken: UUID? { sale.value.appAccountToken }
  /// Why the transaction fails verification; `nil` when it verifies. Stamped when the
  /// transaction is made.
  public var verificationError: VerificationError? { sale.value.verificationError }

  /// When the purchase was made or the period began.
  public var purchaseDate: Date { purchasedAt.date }
  /// When the first purchase of the subscription was made.
  public var originalPurchaseDate: Date { originallyPurchasedAt.date }
  /// When the period ends.
  public var expirationDate: Date? { expiresAt?.date }
}

extension Transaction {
  /// What caused a transaction, as the App Store writes it: an open set.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The App Store's word.
    public let rawValue: String

    /// Creates a reason from its word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The customer bought something.
    public static let purchase = Reason(rawValue: "PURCHASE")
    /// A subscription renewed.
    public static let renewal = Reason(rawValue: "RENEWAL")
  }

  /// How a customer came by a purchase, as the App Store writes it: an open set.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    /// The App Store's word.
    public let rawValue: String

    /// Creates an ownership from its word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The customer's own purchase.
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    /// Shared by a member of the family.
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }
}
