import Foundation
import StoreModel

/// One purchase or one period of a subscription, as StoreKit's `Transaction`.
///
/// It keeps what it was sold under: a file that changes later changes no transaction.
/// StoreKit's dates are there twice, as exact moments of the simulated clock and as
/// `Date`.
public struct Transaction: Hashable, Identifiable, Sendable {
  /// The identifier, counted from 0 over all products; never given twice.
  public let id: UInt64
  /// The identifier of the first transaction of the subscription.
  public let originalID: UInt64
  /// The identifier of the subscription period, counted from 0 over all
  /// subscriptions; `nil` for other products.
  public let webOrderLineItemID: String?
  /// What was bought.
  public let productID: String
  /// What kind of product it is.
  public let productType: Product.ProductType
  /// The subscription group's identifier, as the file had it; `nil` for other
  /// products.
  public let subscriptionGroupID: String?
  /// When the purchase was made or the period began.
  public let purchasedAt: Instant
  /// When the first purchase of the subscription was made.
  public let originallyPurchasedAt: Instant
  /// When the subscription period ends; at this moment it is over. `nil` for what
  /// has no end.
  public internal(set) var expiresAt: Instant?
  /// How many were bought.
  public let purchasedQuantity: Int
  /// Whether a better plan ended this period early.
  public internal(set) var isUpgraded: Bool
  /// When it was refunded or taken back; `nil` while it stands.
  public internal(set) var revokedAt: Instant?
  /// Why it was refunded or taken back.
  public internal(set) var revocationReason: RevocationReason?
  /// How it was taken back: by refund, or because the family no longer shares it.
  public internal(set) var revocationType: RevocationType?
  /// What the refund gave back, in units of ``currency``: the price, less what an upgrade
  /// had given back before. Ours; not in StoreKit.
  public internal(set) var refundedAmount: Decimal?
  /// How the customer came by it.
  public let ownershipType: OwnershipType
  /// The offer it was charged under.
  public let offer: Offer?
  /// What caused it.
  public let reason: Reason
  /// What was charged, in units of ``currency``.
  public let price: Decimal
  /// The currency's three-letter code.
  public let currency: String
  /// The storefront's three-letter country code.
  public let storefront: String
  /// The plan's billing period when this was sold. Ours; not in StoreKit.
  public let subscriptionPeriod: Product.SubscriptionPeriod?
  /// The app's own identifier of the customer, given with the purchase.
  public let appAccountToken: UUID?
  /// Why the transaction fails verification; `nil` when it verifies. Stamped when the
  /// transaction is made.
  public let verificationError: VerificationError?

  /// When the purchase was made or the period began.
  public var purchaseDate: Date { purchasedAt.date }
  /// When the first purchase of the subscription was made.
  public var originalPurchaseDate: Date { originallyPurchasedAt.date }
  /// When the period ends.
  public var expirationDate: Date? { expiresAt?.date }
  /// When it was refunded or taken back.
  public var revocationDate: Date? { revokedAt?.date }
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
