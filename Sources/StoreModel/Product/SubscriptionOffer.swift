import Foundation

extension Product {
  /// A discount on a subscription, as StoreKit's `Product.SubscriptionOffer`.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// What kind of offer this is.
    public enum OfferType: String, Hashable, Sendable {
      /// For customers who are new to the group.
      case introductory
      /// For present and former subscribers, by the app's choice.
      case promotional
      /// For subscribers who left.
      case winBack
    }

    /// How the offer is paid.
    public enum PaymentMode: String, Hashable, Sendable {
      /// Nothing to pay for the offer's length.
      case freeTrial
      /// The offer's price each billing period, for ``periodCount`` periods.
      case payAsYouGo
      /// The offer's price once, for its whole length.
      case payUpFront
    }

    /// The offer's identifier; `nil` for introductory offers.
    public let id: String?
    /// What kind of offer this is.
    public let type: OfferType
    /// The price in currency units: zero for a free trial, per period for pay as you
    /// go, in all for pay up front. NaN when the file holds no usable price.
    public let price: Decimal
    /// How the offer is paid.
    public let paymentMode: PaymentMode
    /// The length of one period of the offer.
    public let period: SubscriptionPeriod
    /// How many periods it lasts; 1 except for pay as you go.
    public let periodCount: Int
    /// How ``displayPrice`` is written.
    public let priceFormat: PriceFormat
    /// The name for developers; `nil` when the file has none.
    public let referenceName: String?
    /// Whether the customer is eligible, as the file says of a win-back offer.
    public let isEligible: Bool

    /// How prices of this offer are written: the storefront's currency, the chosen locale.
    public var priceFormatStyle: Decimal.FormatStyle.Currency { priceFormat.style }

    /// The length of the whole offer: ``period`` times ``periodCount``.
    public var totalPeriod: SubscriptionPeriod {
      let (value, overflow) = period.value.multipliedReportingOverflow(by: periodCount)
      return SubscriptionPeriod(value: overflow ? Int.max : value, unit: period.unit)
    }

    /// Creates an offer.
    ///
    /// - Parameter priceFormat: How ``displayPrice`` is written, where `priceFormatStyle`
    ///   does not say it all; that style unless given.
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
