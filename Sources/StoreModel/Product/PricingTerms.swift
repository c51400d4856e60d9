import Foundation

extension Product.SubscriptionInfo {
  /// A billing option of a subscription; StoreKit's `PricingTerms`.
  public struct PricingTerms: Hashable, Sendable {
    /// The billing schedule; StoreKit's `BillingPlanType`. Other values are possible.
    public struct BillingPlanType: RawRepresentable, Hashable, Sendable {
      /// The name of the billing plan in the file (`BILLED_UPFRONT`).
      public let rawValue: String

      /// Creates a billing plan type from its name in the file.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Billed once for the whole commitment; every subscription has this option.
      public static let upFront = BillingPlanType(rawValue: "BILLED_UPFRONT")
      /// Billed in each month of the commitment.
      public static let monthly = BillingPlanType(rawValue: "MONTHLY")
    }

    /// The commitment of the customer; StoreKit's `CommitmentInfo`.
    public struct CommitmentInfo: Hashable, Sendable {
      /// The price of the whole commitment in currency units; NaN if unknown.
      public let price: Decimal
      /// The length of the commitment.
      public let period: Product.SubscriptionPeriod
      /// The format of ``displayPrice``.
      public let priceFormat: PriceFormat

      /// Creates a commitment.
      public init(price: Decimal, period: Product.SubscriptionPeriod, priceFormat: PriceFormat) {
        self.price = price
        self.period = period
        self.priceFormat = priceFormat
      }

      /// The localized price of the whole commitment.
      public var displayPrice: String { priceFormat.string(for: price) }
    }

    /// The billing schedule.
    public let billingPlanType: BillingPlanType
    /// The price of one billing in currency units; NaN if unknown.
    public let billingPrice: Decimal
    /// The time between two billings.
    public let billingPeriod: Product.SubscriptionPeriod
    /// The length and total price of the commitment.
    public let commitmentInfo: CommitmentInfo
    /// The offers of this billing option: introductory, promotional, win-back; each kind in the
    /// order of the file.
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

    /// Returns the terms with another price of each billing.
    func billed(at price: Decimal) -> PricingTerms {
      PricingTerms(
        billingPlanType: billingPlanType,
        billingPrice: price,
        billingPeriod: billingPeriod,
        commitmentInfo: CommitmentInfo(
          price: price * Decimal(billingCount),
          period: commitmentInfo.period,
          priceFormat: commitmentInfo.priceFormat
        ),
        subscriptionOffers: subscriptionOffers
      )
    }

    /// Returns the terms with another price for the whole commitment, which is billed at once.
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

    /// The number of billings in the commitment; 1 if it is billed at once.
    package var billingCount: Int {
      let (whole, each) = (commitmentInfo.period.months, billingPeriod.months)
      return each > 0 && whole > each ? whole / each : 1
    }

    /// The localized price of one billing.
    public var billingDisplayPrice: String {
      commitmentInfo.priceFormat.string(for: billingPrice)
    }
  }
}

extension Product.SubscriptionPeriod {
  /// The length in months; 0 for a period of days or weeks.
  fileprivate var months: Int {
    switch unit {
    case .day, .week: 0
    case .month: min(max(value, 0), 1_000_000)
    case .year: min(max(value, 0), 1_000_000) * 12
    }
  }
}
