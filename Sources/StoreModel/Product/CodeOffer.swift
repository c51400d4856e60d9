import Foundation

extension Product {
  /// A subscription offer that customers redeem with a code. StoreKit has no such type: an offer
  /// code appears only in the transaction.
  public struct CodeOffer: Hashable, Sendable {
    /// The name for developers; the file has no other identifier for these offers.
    public let referenceName: String
    /// The price in currency units; see ``SubscriptionOffer/price``.
    public let price: Decimal
    /// How the customer pays for the offer.
    public let paymentMode: SubscriptionOffer.PaymentMode
    /// The length of one period of the offer.
    public let period: SubscriptionPeriod
    /// The number of periods; 1 except for pay as you go.
    public let periodCount: Int
    /// The kinds of customers who can redeem the offer, in the order of the file.
    public let eligibility: [StoreConfiguration.OfferRecord.Eligibility]
    /// Whether the offer can be combined with the introductory offer.
    public let isStackable: Bool
    /// The format of ``displayPrice``.
    public let priceFormat: PriceFormat
    /// The billing plan that the offer applies to.
    public let billingPlanType: SubscriptionInfo.BillingPlanType

    /// Creates a code offer (default billing plan: up front).
    public init(
      referenceName: String,
      price: Decimal,
      paymentMode: SubscriptionOffer.PaymentMode,
      period: SubscriptionPeriod,
      periodCount: Int,
      eligibility: [StoreConfiguration.OfferRecord.Eligibility],
      isStackable: Bool,
      priceFormat: PriceFormat,
      billingPlanType: SubscriptionInfo.BillingPlanType = .upFront
    ) {
      self.referenceName = referenceName
      self.price = price
      self.paymentMode = paymentMode
      self.period = period
      self.periodCount = periodCount
      self.eligibility = eligibility
      self.isStackable = isStackable
      self.priceFormat = priceFormat
      self.billingPlanType = billingPlanType
    }

    /// The localized price.
    public var displayPrice: String { priceFormat.string(for: price) }
  }
}
