import StoreModel

/// The offers of a plan besides the introductory one, in the file's order.
struct PlanOffers: Hashable, Sendable {
  /// A discount behind an offer code.
  struct Code: Hashable, Sendable {
    let name: String
    /// What it is sold under; `nil` when its price is unknown.
    let terms: OfferTerms?
    let eligibility: [StoreConfiguration.OfferRecord.Eligibility]
    let isStackable: Bool
  }

  /// An offer that an app asks for by its identifier.
  struct NamedOffer: Hashable, Sendable {
    let id: String
    /// What it is sold under; `nil` when its price is unknown.
    let terms: OfferTerms?
    /// Whether the file makes it eligible; win-back offers.
    let isEligible: Bool
  }

  var promotional: [NamedOffer] = []
  var winBack: [NamedOffer] = []
  var codes: [Code] = []

  init() {}

  init(_ subscription: Product.SubscriptionInfo) {
    promotional = Self.named(subscription.promotionalOffers)
    winBack = Self.named(subscription.winBackOffers)
    codes = subscription.codeOffers.map {
      Code(
        name: $0.referenceName,
        terms: OfferTerms($0),
        eligibility: $0.eligibility,
        isStackable: $0.isStackable
      )
    }
  }

  private static func named(_ offers: [Product.SubscriptionOffer]) -> [NamedOffer] {
    offers.compactMap { offer in
      offer.id.map { NamedOffer(id: $0, terms: OfferTerms(offer), isEligible: offer.isEligible) }
    }
  }
}
