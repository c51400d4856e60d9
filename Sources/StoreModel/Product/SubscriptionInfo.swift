import Foundation

extension Product {
  /// The subscription details of an auto-renewable product; StoreKit's `Product.SubscriptionInfo`.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// The group's identifier in the file.
    public let subscriptionGroupID: String
    /// The group's index in the file, from 0. The index distinguishes groups with the same
    /// identifier.
    public let groupPosition: Int
    /// The group's localized name.
    public let groupDisplayName: String
    /// The level of service; 1 is the highest. `Int.max` if the file's level is not usable.
    public let groupLevel: Int
    /// The renewal period in its largest unit; zero days if the file's period is not readable. A
    /// product without a readable period cannot be bought.
    public let subscriptionPeriod: SubscriptionPeriod
    /// The offer for new subscribers of the group.
    public let introductoryOffer: SubscriptionOffer?
    /// The offers for present and former subscribers, in the order of the file.
    public let promotionalOffers: [SubscriptionOffer]
    /// The offers for former subscribers, in the order of the file.
    public let winBackOffers: [SubscriptionOffer]
    /// The text of an unreadable renewal period, cut after 40 characters; `nil` if the period is
    /// readable.
    public let unreadablePeriod: String?
    /// The offers that customers redeem with codes, in the order of the file.
    public let codeOffers: [CodeOffer]
    /// The billing options, up front first; empty if the product was not read from a file.
    public private(set) var pricingTerms: [PricingTerms]

    /// Creates the subscription details of a product.
    public init(
      subscriptionGroupID: String,
      groupPosition: Int,
      groupDisplayName: String,
      groupLevel: Int,
      subscriptionPeriod: SubscriptionPeriod,
      introductoryOffer: SubscriptionOffer?,
      promotionalOffers: [SubscriptionOffer],
      winBackOffers: [SubscriptionOffer],
      unreadablePeriod: String? = nil,
      codeOffers: [CodeOffer] = [],
      pricingTerms: [PricingTerms] = []
    ) {
      self.subscriptionGroupID = subscriptionGroupID
      self.groupPosition = groupPosition
      self.groupDisplayName = groupDisplayName
      self.groupLevel = groupLevel
      self.subscriptionPeriod = subscriptionPeriod
      self.introductoryOffer = introductoryOffer
      self.promotionalOffers = promotionalOffers
      self.winBackOffers = winBackOffers
      self.unreadablePeriod = unreadablePeriod
      self.codeOffers = codeOffers
      self.pricingTerms = pricingTerms
    }

    /// Returns the details with another price of each monthly billing.
    func billedMonthly(at price: Decimal) -> SubscriptionInfo {
      var info = self
      info.pricingTerms = pricingTerms.map { terms in
        terms.billingPlanType == .monthly ? terms.billed(at: price) : terms
      }
      return info
    }

    /// The billing option with monthly billing and a commitment; `nil` if there is none.
    package var monthlyTerms: PricingTerms? {
      pricingTerms.first { $0.billingPlanType == .monthly }
    }

    /// The details without the monthly billing option.
    var withoutMonthlyBilling: SubscriptionInfo {
      var info = self
      info.pricingTerms.removeAll { $0.billingPlanType == .monthly }
      return info
    }

    /// Returns the details with another up-front price.
    func priced(at price: Decimal) -> SubscriptionInfo {
      var info = self
      info.pricingTerms = pricingTerms.map { terms in
        terms.billingPlanType == .upFront ? terms.priced(at: price) : terms
      }
      return info
    }
  }
}
