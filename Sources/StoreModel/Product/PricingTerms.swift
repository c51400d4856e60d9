import Foundation

extension Product.SubscriptionInfo {
  /// One way to pay for a subscription, as StoreKit's `PricingTerms`.
  public struct PricingTerms: Hashable, Sendable {
    /// When the customer is billed, as StoreKit's `BillingPlanType`: an open set.
    public struct BillingPlanType: RawRepresentable, Hashable, Sendable {
      /// The plan's name as the file writes it (`BILLED_UPFRONT`).
      public let rawValue: String

      /// Creates a plan from its name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The whole commitment at once: what every subscription has.
      public static let upFront = BillingPlanType(rawValue: "BILLED_UPFRONT")
      /// Each month of the commitment.
      public static let monthly = BillingPlanType(rawValue: "MONTHLY")
    }

    /// What the customer commits to, as StoreKit's `CommitmentInfo`.
    public struct CommitmentInfo: Hashable, Sendable {
      /// The price of the whole commitment in currency units; NaN when unknown.
      public let price: Decimal
      /// The length of the commitment.
      public let period: Product.SubscriptionPeriod
      /// How ``displayPrice`` is written.
      public let priceFormat: PriceFormat

      /// Creates a commitment.
      public init(price: Decimal, period: Product.SubscriptionPeriod, priceFormat: PriceFormat) {
        self.price = price
        self.period = period
        self.priceFormat = priceFormat
      }

      /// The price of the whole commitment as a customer reads it.
      public var displayPrice: String { priceFormat.string(for: price) }
    }

    /// When the customer is billed.
    public let billingPlanType: BillingPlanType
    /// The price of one billing in currency units; NaN when unknown.
    public let billingPrice: Decimal
    /// The time between two billings.
    public let billingPeriod: Product.SubscriptionPeriod
    /// What the customer commits to.
    public let commitmentInfo: CommitmentInfo
    /// The offers of this way to pay: introductory, promotional, win-back, each in the
    /// file's order.
    public let subscriptionOffers: [Product.SubscriptionOffer]

    /// Creates terms.
    public init(
      billingPlanType: BillingPlanType,
      billingPrice: Decimal,
      billingPeriod: Product.SubscriptionPeriod,
      commitmentInfo: CommitmentInfo,
      subscriptionOffers: [Product.SubscriptionOffer]
    ) {
      self.billingPlanType = billingPlanType
      self.billingPrice = billingPrice
      self.billingPeriod = billingPeriod
      self.commitmentInfo = commitmentInfo
      self.subscriptionOffers = subscriptionOffers
    }

    /// The same terms where all that is committed to costs something else, at once.
    func priced(at price: Decimal) -> PricingTerms {
      PricingTerms(
        billingPlanType: billingPlanType,
        billingPrice: price,
        billingPeriod: billingPeriod,
        commitmentInfo: CommitmentInfo(
          price: price,
          period: commitmentInfo.period,
          priceFormat: commitmentInfo.priceFormat
        ),
        subscriptionOffers: subscriptionOffers
      )
    }

    /// The price of one billing as a customer reads it.
    public var billingDisplayPrice: String {
      commitmentInfo.priceFormat.string(for: billingPrice)
    }
  }
}
