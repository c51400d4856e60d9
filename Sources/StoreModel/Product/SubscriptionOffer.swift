import Foundation

extension Product {
  /// An offer of a subscription; StoreKit's `Product.SubscriptionOffer`.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// The type of an offer; StoreKit's `SubscriptionOffer.OfferType`.
    public enum OfferType: String, Hashable, Sendable {
      /// An offer for customers who are new to the group; the store applies it.
      case introductory
      /// An offer for present and former subscribers; the app decides who gets it.
      case promotional
      /// An offer for customers whose subscription has expired.
      case winBack
    }

    /// How the customer pays for an offer.
    public enum PaymentMode: String, Hashable, Sendable {
      /// The offer is free for its whole length.
      case freeTrial
      /// The customer pays the offer's price in each of ``periodCount`` billing periods.
      case payAsYouGo
      /// The customer pays the offer's price once, for its whole length.
      case payUpFront
    }

    /// The offer's identifier; `nil` for introductory offers.
    public let id: String?
    /// The type of the offer: introductory, promotional or win-back.
    public let type: OfferType
    /// The price in currency units. For pay as you go, the price of one period; otherwise the price
    /// of the whole offer. The price is zero for a free trial, and NaN if the file has no usable
    /// price.
    public let price: Decimal
    /// How the customer pays for the offer.
    public let paymentMode: PaymentMode
    /// The length of one period of the offer.
    public let period: SubscriptionPeriod
    /// The number of periods; 1 except for pay as you go.
    public let periodCount: Int
    /// The format of ``displayPrice``.
    public let priceFormat: PriceFormat
    /// The name for developers; `nil` if the file has no such name.
    public let referenceName: String?
    /// Whether the file marks the customer as eligible for a win-back offer.
    public let isEligible: Bool

    /// The currency style of the storefront and locale.
    public var priceFormatStyle: Decimal.FormatStyle.Currency { priceFormat.style }

    /// The length of the whole offer: ``period`` times ``periodCount``.
    public var totalPeriod: SubscriptionPeriod {
      let (value, overflow) = period.value.multipliedReportingOverflow(by: periodCount)
      return SubscriptionPeriod(value: overflow ? Int.max : value, unit: period.unit)
    }

    /// Creates an offer.
    ///
    /// - Parameter priceFormat: The format of ``displayPrice`` (default: `priceFormatStyle`).
    public init(
      id: String?,
      type: OfferType,
      price: Decimal,
      paymentMode: PaymentMode,
      period: SubscriptionPeriod,
      periodCount: Int,
      priceFormatStyle: Decimal.FormatStyle.Currency,
      priceFormat: PriceFormat? = nil,
      referenceName: String? = nil,
      isEligible: Bool = true
    ) {
      self.id = id
      self.type = type
      self.price = price
      self.paymentMode = paymentMode
      self.period = period
      self.periodCount = periodCount
      self.priceFormat = priceFormat ?? PriceFormat(style: priceFormatStyle)
      self.referenceName = referenceName
      self.isEligible = isEligible
    }
  }
}
