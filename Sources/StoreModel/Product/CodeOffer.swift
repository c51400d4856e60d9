import Foundation

extension Product {
  /// A discount behind offer codes. StoreKit has no such type: there an offer code shows
  /// only in the transaction it led to.
  public struct CodeOffer: Hashable, Sendable {
    /// The name for developers, which is all the file has to tell such offers apart.
    public let referenceName: String
    /// The price in currency units, as in ``SubscriptionOffer/price``.
    public let price: Decimal
    /// How the offer is paid.
    public let paymentMode: SubscriptionOffer.PaymentMode
    /// The length of one period of the offer.
    public let period: SubscriptionPeriod
    /// How many periods it lasts; 1 except for pay as you go.
    public let periodCount: Int
    /// Which customers may redeem it, in the file's order.
    public let eligibility: [StoreConfiguration.OfferRecord.Eligibility]
    /// Whether it can be combined with the introductory offer.
    public let isStackable: Bool
    /// How ``displayPrice`` is written.
    public let priceFormat: PriceFormat

    /// Creates a code offer.
    public init(
      referenceName: String,
      price: Decimal,
      paymentMode: SubscriptionOffer.PaymentMode,
      period: SubscriptionPeriod,
      periodCount: Int,
      eligibility: [StoreConfiguration.OfferRecord.Eligibility],
      isStackable: Bool,
      priceFormat: PriceFormat
    ) {
      self.referenceName = referenceName
      self.price = price
      self.paymentMode = paymentMode
      self.period = period
      self.periodCount = periodCount
      self.eligibility = eligibility
      self.isStackable = isStackable
      self.priceFormat = priceFormat
    }

    /// The price as a customer reads it.
    public var displayPrice: String { priceFormat.string(for: price) }
  }
}
