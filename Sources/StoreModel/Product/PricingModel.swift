import Foundation

extension Product.SubscriptionInfo {
  /// The billing schedule: StoreKit's `SubscriptionInfo.BillingPlanType`.
  public typealias BillingPlanType = PricingTerms.BillingPlanType
  /// The length of a commitment and its price: StoreKit's `SubscriptionInfo.CommitmentInfo`.
  public typealias CommitmentInfo = PricingTerms.CommitmentInfo
  /// The time between two billings: StoreKit's `SubscriptionInfo.BillingPeriod`.
  public typealias BillingPeriod = Product.SubscriptionPeriod

  /// The price of each billing: StoreKit's `SubscriptionInfo.BillingInfo`.
  public struct BillingInfo: Hashable, Sendable {
    /// The price in currency units; NaN if unknown.
    public let price: Decimal
    /// The time between two billings.
    public let period: BillingPeriod
    /// The format of ``displayPrice``.
    public let priceFormat: PriceFormat

    /// Creates the price of each billing.
    public init(price: Decimal, period: BillingPeriod, priceFormat: PriceFormat) {
      self.price = price
      self.period = period
      self.priceFormat = priceFormat
    }

    /// The localized price.
    public var displayPrice: String { priceFormat.string(for: price) }
  }
}

extension Product.SubscriptionInfo.PricingTerms {
  /// The way in which terms set the price: StoreKit's `PricingTerms.PricingModel`.
  public enum PricingModel: Hashable, Sendable {
    /// One price for one customer.
    case singlePrice(SinglePrice)
    /// A price for each seat. No product of a configuration file has this model.
    case seatBased(SeatBasedPricing)
  }

  /// The price of a subscription for one customer: StoreKit's `PricingTerms.SinglePrice`.
  public struct SinglePrice: Hashable, Sendable {
    /// The price of each billing.
    public let billingInfo: Product.SubscriptionInfo.BillingInfo
    /// The length and total price of the commitment.
    public let commitmentInfo: Product.SubscriptionInfo.CommitmentInfo

    /// Creates a price.
    public init(
      billingInfo: Product.SubscriptionInfo.BillingInfo,
      commitmentInfo: Product.SubscriptionInfo.CommitmentInfo
    ) {
      self.billingInfo = billingInfo
      self.commitmentInfo = commitmentInfo
    }
  }

  /// The prices of a subscription with several seats: StoreKit's `PricingTerms.SeatBasedPricing`.
  public struct SeatBasedPricing: Hashable, Sendable {
    /// The price of the seats in a range: StoreKit's `SeatBasedPricing.PriceTier`.
    public struct PriceTier: Hashable, Sendable {
      /// The number of the first seat with this price.
      public let minimumSeats: Int
      /// The number of the last seat with this price; `nil` if there is no limit.
      public let maximumSeats: Int?
      /// The price of one seat at each billing.
      public let billingInfo: Product.SubscriptionInfo.BillingInfo

      /// Creates a price tier.
      public init(
        minimumSeats: Int,
        maximumSeats: Int?,
        billingInfo: Product.SubscriptionInfo.BillingInfo
      ) {
        self.minimumSeats = minimumSeats
        self.maximumSeats = maximumSeats
        self.billingInfo = billingInfo
      }
    }

    /// The price tiers, the lowest number of seats first.
    public let priceTiers: [PriceTier]

    /// Creates prices.
    public init(priceTiers: [PriceTier]) { self.priceTiers = priceTiers }
  }

  /// The way in which these terms set the price; always a single price, because a configuration
  /// file has no prices for seats.
  public var pricingModel: PricingModel {
    .singlePrice(
      SinglePrice(
        billingInfo: .init(
          price: billingPrice,
          period: billingPeriod,
          priceFormat: commitmentInfo.priceFormat
        ),
        commitmentInfo: commitmentInfo
      )
    )
  }
}
