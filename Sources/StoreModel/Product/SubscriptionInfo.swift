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
    /// The level of service: 1 is the highest, and a larger number a lower one.
    public let groupLevel: Int
    /// How often the subscription renews.
    public let subscriptionPeriod: SubscriptionPeriod
    /// The offer for new customers of the group.
    public let introductoryOffer: SubscriptionOffer?
    /// The offers for present and former subscribers, in the file's order.
    public let promotionalOffers: [SubscriptionOffer]
    /// The offers for subscribers who left, in the file's order.
    public let winBackOffers: [SubscriptionOffer]

    /// Creates the subscription part of a product.
    public init(
      subscriptionGroupID: String,
      groupPosition: Int,
      groupDisplayName: String,
      groupLevel: Int,
      subscriptionPeriod: SubscriptionPeriod,
      introductoryOffer: SubscriptionOffer?,
      promotionalOffers: [SubscriptionOffer],
      winBackOffers: [SubscriptionOffer]
    ) {
      self.subscriptionGroupID = subscriptionGroupID
      self.groupPosition = groupPosition
      self.groupDisplayName = groupDisplayName
      self.groupLevel = groupLevel
      self.subscriptionPeriod = subscriptionPeriod
      self.introductoryOffer = introductoryOffer
      self.promotionalOffers = promotionalOffers
      self.winBackOffers = winBackOffers
    }
  }
}
