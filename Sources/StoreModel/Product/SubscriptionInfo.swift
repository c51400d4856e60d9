import Foundation

extension Product {
  /// What makes a product an auto-renewable subscription, as StoreKit's
  /// `Product.SubscriptionInfo`.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// The identifier of the subscription group, as the file has it.
    public let subscriptionGroupID: String
    /// The group's place in the file, counted from 0: tells groups apart whose
    /// identifiers repeat.
    public let groupPosition: Int
    /// The group's name for customers, in the catalog's language.
    public let groupDisplayName: String
    /// The level of service: 1 is the highest, and a larger number a lower one. `Int.max`
    /// when the file's level is not usable.
    public let groupLevel: Int
    /// How often the subscription renews; no days at all when the file's period cannot
    /// be read, and then the product cannot be bought.
    public let subscriptionPeriod: SubscriptionPeriod
    /// The offer for new customers of the group.
    public let introductoryOffer: SubscriptionOffer?
    /// The offers for present and former subscribers, in the file's order.
    public let promotionalOffers: [SubscriptionOffer]
    /// The offers for subscribers who left, in the file's order.
    public let winBackOffers: [SubscriptionOffer]
    /// The renewal period as the file writes it, when it cannot be read; cut after 40 characters.
    public let unreadablePeriod: String?
    /// The offers behind offer codes, in the file's order.
    public let codeOffers: [CodeOffer]
    /// The ways to pay, paying up front first; empty when the product was not read from
    /// a file.
    public private(set) var pricingTerms: [PricingTerms]

    /// Creates the subscription part of a product.
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

    /// The same subscription where it costs something else up front.
    func priced(at price: Decimal) -> SubscriptionInfo {
      var info = self
      info.pricingTerms = pricingTerms.map { terms in
        terms.billingPlanType == .upFront ? terms.priced(at: price) : terms
      }
      return info
    }
  }
}
