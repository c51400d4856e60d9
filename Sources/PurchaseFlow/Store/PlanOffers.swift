import StoreModel

/// The promotional, win-back and code offers of a plan.
struct PlanOffers: Hashable, Sendable {
  /// An offer that a customer redeems with an offer code.
  struct Code: Hashable, Sendable {
    let name: String
    /// The terms of the offer; `nil` if its price is unknown.
    let terms: OfferTerms?
    let eligibility: [StoreConfiguration.OfferRecord.Eligibility]
    let isStackable: Bool
    /// Whether the offer is for monthly billing with a commitment.
    let isBilledMonthly: Bool
  }

  /// An offer that the app applies by its identifier.
  struct NamedOffer: Hashable, Sendable {
    let id: String
    /// The terms of the offer; `nil` if its price is unknown.
    let terms: OfferTerms?
    /// The value of `isEligible` that the file has for a win-back offer.
    let isEligible: Bool
  }

  /// The promotional offers, in the order of the file.
  var promotional: [NamedOffer] = []
  /// The win-back offers, in the order of the file.
  var winBack: [NamedOffer] = []
  /// The win-back offers, best first (O12).
  private var winBackBestFirst: [NamedOffer] = []
  /// The code offers, in the order of the file.
  var codes: [Code] = []

  init() {}

  init(_ subscription: Product.SubscriptionInfo) {
    promotional = Self.named(subscription.promotionalOffers)
    winBack = Self.named(subscription.winBackOffers)
    winBackBestFirst = winBack.bestFirst()
    codes = subscription.codeOffers.map {
      Code(
        name: $0.referenceName,
        terms: OfferTerms($0),
        eligibility: $0.eligibility,
        isStackable: $0.isStackable,
        isBilledMonthly: $0.billingPlanType == .monthly
      )
    }
  }

  /// Returns the win-back offers in the given order (C35).
  func winBack(in order: Policies.WinBackOrder) -> [NamedOffer] {
    switch order {
    case .bestFirst: winBackBestFirst
    case .fileOrder: winBack
    }
  }

  /// Reads the promotional and win-back offers of monthly billing.
  init(monthly subscription: Product.SubscriptionInfo) {
    let offers = subscription.monthlyTerms?.subscriptionOffers ?? []
    promotional = Self.named(offers.filter { $0.type == .promotional })
    winBack = Self.named(offers.filter { $0.type == .winBack })
    winBackBestFirst = winBack.bestFirst()
  }

  private static func named(_ offers: [Product.SubscriptionOffer]) -> [NamedOffer] {
    offers.compactMap { offer in
      offer.id.map { NamedOffer(id: $0, terms: OfferTerms(offer), isEligible: offer.isEligible) }
    }
  }
}
