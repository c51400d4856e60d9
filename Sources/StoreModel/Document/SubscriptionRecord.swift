extension StoreConfiguration {
  /// An auto-renewable subscription, as written in the file.
  public struct SubscriptionRecord: Hashable, Sendable {
    /// The properties that all kinds of products have.
    public var product = ProductRecord()
    /// The group that the plan names. This name has no effect, because the plan belongs to the
    /// group that contains it.
    public var subscriptionGroupID: String?
    /// The level of service; 1 is the highest. `nil` if the file's level is not usable.
    public var groupLevel: Int?
    /// The renewal period; `nil` if the file's period is not readable.
    public var period: Product.SubscriptionPeriod?
    /// The renewal period exactly as written.
    public var periodText: String?
    /// The introductory offers, at most one for each billing plan.
    public var introductoryOffers: [OfferRecord] = []
    /// The promotional offers, in the file's order.
    public var promotionalOffers: [OfferRecord] = []
    /// The offers that customers redeem with codes, in the order of the file.
    public var codeOffers: [OfferRecord] = []
    /// The win-back offers, in the file's order.
    public var winBackOffers: [OfferRecord] = []
    /// The billing plans, in the order of the file; empty before format 5.
    public var billingPlans: [BillingPlan] = []

    /// Creates an empty record.
    public init() {}

    /// The level for sorting. Unusable levels are last.
    public var sortingLevel: Int { groupLevel ?? Int.max }

    /// The up-front billing plan, if it is on sale; otherwise `nil`.
    public var upFrontPlan: BillingPlan? {
      billingPlans.first { $0.type == .billedUpfront && $0.isEnabled }
    }
  }
}
