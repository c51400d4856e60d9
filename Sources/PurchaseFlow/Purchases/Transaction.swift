import Foundation
import StoreModel

/// A purchase, or one period of a subscription; StoreKit's `Transaction`.
///
/// A transaction retains the terms of its sale; later changes of the file do not affect it.
/// Consecutive renewals with equal terms share one allocation. Each of StoreKit's dates is
/// available both as an exact moment of the simulated clock and as a `Date`.
///
/// ```swift
/// import PurchaseFlow
///
/// func purchaseDates(of account: Account) -> [String: Instant] {
///   let transactions = account.currentEntitlements.map { ($0.productID, $0.purchasedAt) }
///   return Dictionary(transactions) { first, _ in first }
/// }
/// ```
public struct Transaction: Hashable, Identifiable, Sendable {
  /// The identifier, counted from 0 over the customer's transactions of all products. By default,
  /// the identifier of a deleted transaction is not reused.
  public let id: UInt64
  /// The time of the purchase or the start of the period.
  public let purchasedAt: Instant
  private(set) var sharedTerms: ImmutableBox<SharedTerms>
  var revocation: ImmutableBox<Revocation>?
  /// The end of the period (exclusive); `nil` for products without an end.
  public internal(set) var expiresAt: Instant?
  /// Whether an upgrade ended this period early.
  public internal(set) var isUpgraded = false
  /// The number of the subscription period, from 0 over all subscriptions; `nil` for products other
  /// than subscriptions.
  let period: UInt64?

  init(
    id: UInt64,
    period: UInt64? = nil,
    at instant: Instant,
    until end: Instant? = nil,
    _ sharedTerms: ImmutableBox<SharedTerms>
  ) {
    self.id = id
    self.period = period
    purchasedAt = instant
    expiresAt = end
    self.sharedTerms = sharedTerms
  }

  /// Replaces the commitment of the period.
  mutating func move(to commitment: ImmutableBox<CommitmentPeriod>) {
    sharedTerms = ImmutableBox(sharedTerms.value.with(commitment))
  }
}

extension Transaction {
  /// The identifier of the subscription's first transaction; for products other than auto-renewable
  /// subscriptions, ``id``.
  public var originalID: UInt64 { sharedTerms.value.origin?.id ?? id }
  /// The identifier of the subscription period; `nil` for products other than subscriptions.
  public var webOrderLineItemID: String? { period.map { String($0) } }
  /// The identifier of the product.
  public var productID: String { sharedTerms.value.productID }
  /// The type of the product, such as auto-renewable subscription or consumable.
  public var productType: Product.ProductType { sharedTerms.value.productType }
  /// Whether the product is a consumable, which can be bought again.
  var isConsumable: Bool { period == nil && productType == .consumable }
  /// The identifier of the subscription group at the time of sale; `nil` for products other than
  /// subscriptions.
  public var subscriptionGroupID: String? { sharedTerms.value.plan?.group.id }
  /// The time of the subscription's first purchase; for products other than auto-renewable
  /// subscriptions, ``purchasedAt``.
  public var originallyPurchasedAt: Instant { sharedTerms.value.origin?.instant ?? purchasedAt }
  /// The quantity of the purchase.
  public var purchasedQuantity: Int { sharedTerms.value.quantity }
  /// How the customer obtained the purchase: bought, or shared by another family member.
  public var ownershipType: OwnershipType { sharedTerms.value.ownershipType }
  /// The offer that applied; `nil` for none.
  public var offer: Offer? { sharedTerms.value.offer }
  /// The cause of the transaction: a purchase or an automatic renewal.
  public var reason: Reason { sharedTerms.value.reason }
  /// The charged price, in ``currency``.
  @_disfavoredOverload
  public var price: Decimal { sharedTerms.value.price }
  /// The currency's three-letter ISO 4217 code.
  @_disfavoredOverload
  public var currency: String { sharedTerms.value.currency }
  /// The storefront's three-letter country code.
  @_disfavoredOverload
  public var storefront: String { sharedTerms.value.storefront }
  // In modules that use StoreKit's types, the three names above have other types.

  /// The charged price, in ``currencyIdentifier``.
  package var chargedAmount: Decimal { sharedTerms.value.price }
  /// The currency's three-letter ISO 4217 code.
  package var currencyIdentifier: String { sharedTerms.value.currency }
  /// The storefront's three-letter country code.
  package var storefrontCode: String { sharedTerms.value.storefront }
  /// The plan's billing period at the time of sale. StoreKit has no such property.
  public var subscriptionPeriod: Product.SubscriptionPeriod? { sharedTerms.value.plan?.period }
  /// The billing plan: up front or monthly; `nil` for products other than subscriptions.
  public var billingPlan: Product.SubscriptionInfo.BillingPlanType? {
    sharedTerms.value.plan?.billingPlan
  }
  /// The billing period of the 12-month commitment; `nil` without a commitment.
  public var commitmentPeriod: CommitmentPeriod? { sharedTerms.value.commitment?.value }
  /// The app account token of the purchase.
  public var appAccountToken: UUID? { sharedTerms.value.appAccountToken }
  /// The verification error; `nil` if the transaction verifies. The value is set when the
  /// transaction is created.
  public var verificationError: VerificationError? { sharedTerms.value.verificationError }

  /// The date of the purchase or the start of the period.
  public var purchaseDate: Date { purchasedAt.date }
  /// The date of the subscription's first purchase.
  public var originalPurchaseDate: Date { originallyPurchasedAt.date }
  /// The end of the period; `nil` for products without an end.
  public var expirationDate: Date? { expiresAt?.date }
}

extension Transaction {
  /// The cause of a transaction. Other values are possible.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The App Store's name of the cause.
    public let rawValue: String

    /// Creates a cause from the App Store's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The customer made a purchase.
    public static let purchase = Reason(rawValue: "PURCHASE")
    /// A subscription renewed automatically.
    public static let renewal = Reason(rawValue: "RENEWAL")
  }

  /// How a customer obtained a purchase. Other values are possible.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    /// The App Store's name of the ownership.
    public let rawValue: String

    /// Creates an ownership from the App Store's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The customer made the purchase.
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    /// Another family member made the purchase and shares it.
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }
}
