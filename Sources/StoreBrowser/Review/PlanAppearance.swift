import StoreModel
import StoreViews

/// The properties of a plan that can change the result of a rule.
///
/// Plans of equal appearance fill a store in the same way, so the review checks only one of them.
/// The names and amounts of such plans differ only in letters and digits, which wrap and truncate
/// at the same places. If many plans have the same appearance, the review thus needs few
/// renderings, even across several groups.
struct PlanAppearance: Hashable {
  private let groupName: TextShape
  private let groupDescription: TextShape
  private let name: TextShape
  private let description: TextShape
  private let price: TextShape
  private let period: Product.SubscriptionPeriod?
  private let offer: Offer?
  private let billingPlans: [BillingPlan]
  private let isFamilyShareable: Bool
  private let hasPromotionalImage: Bool

  /// The properties of an introductory offer.
  private struct Offer: Hashable {
    let price: TextShape
    let paymentMode: Product.SubscriptionOffer.PaymentMode
    let period: Product.SubscriptionPeriod
    let periodCount: Int
    /// Whether the offer's price is also the price of a plan in the group. If so, the store also
    /// shows this price as the price of a plan.
    let isBilledToo: Bool
  }

  /// The properties of a billing plan.
  private struct BillingPlan: Hashable {
    let type: Product.SubscriptionInfo.PricingTerms.BillingPlanType
    let period: Product.SubscriptionPeriod
    let commitment: Product.SubscriptionPeriod
    let price: TextShape
    let commitmentPrice: TextShape
    /// Whether the price of the billing plan is the plan's price.
    let isPlanPrice: Bool
    let offerCount: Int
  }

  /// Computes the appearance of a plan.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - store: The store of the plan's whole group.
  init(of plan: Product, in store: ReviewedStore) {
    let info = plan.subscription
    let words = Self.lengths(of: plan, store.words)
    groupName = TextShape(of: store.group.displayName, noting: [], store.pricing)
    groupDescription = TextShape(of: store.group.description, noting: [], store.pricing)
    name = TextShape(of: plan.displayName, noting: words, store.pricing)
    description = TextShape(of: plan.description, noting: words, store.pricing)
    price = TextShape(ofAmount: plan.displayPrice)
    period = info?.subscriptionPeriod
    offer = info?.introductoryOffer.map { offer in
      let price = RenderedText.plain(offer.displayPrice)
      return Offer(
        price: TextShape(ofAmount: offer.displayPrice),
        paymentMode: offer.paymentMode,
        period: offer.period,
        periodCount: offer.periodCount,
        isBilledToo: store.pricing.billed.contains(price)
      )
    }
    billingPlans = (info?.pricingTerms ?? []).map { terms in
      BillingPlan(
        type: terms.billingPlanType,
        period: terms.billingPeriod,
        commitment: terms.commitmentInfo.period,
        price: TextShape(ofAmount: "\(terms.billingPrice)"),
        commitmentPrice: TextShape(ofAmount: terms.commitmentInfo.displayPrice),
        isPlanPrice: terms.billingPrice == plan.price,
        offerCount: terms.subscriptionOffers.count
      )
    }
    isFamilyShareable = plan.isFamilyShareable
    hasPromotionalImage = plan.promotionalImageID != nil
  }

  /// Returns the texts for lengths of time that rules search for. If a plan's name contains such a
  /// text, a rule may pass only because of the name.
  private static func lengths(of plan: Product, _ words: Words) -> [String] {
    guard let info = plan.subscription else { return [] }
    let offer = info.introductoryOffer.map {
      RenderedText.plain(words.counted($0.totalPeriod)).lowercased()
    }
    return LengthAndPriceRule.lengths(of: info.subscriptionPeriod, words)
      + (offer.map { [$0] } ?? [])
  }
}

/// A text with its ASCII letters and digits replaced. Each replaced character takes one column, and
/// all wrap in the same way.
private struct TextShape: Hashable {
  private let text: String
  /// For each text that rules search for: whether this text contains it.
  private let words: [Bool]

  /// Creates the shape of a name or a description. A text with amounts or percentages is unchanged,
  /// because rules of the review read these numbers.
  init(of text: String, noting words: [String], _ pricing: PricingTexts) {
    let lowercased = RenderedText.plain(text).lowercased()
    self.words = words.map(lowercased.contains)
    let hasAmount =
      !pricing.others(in: lowercased).isEmpty || text.contains { "%٪".contains($0) }
      || pricing.hasBilledAmount(in: lowercased)
    self.text = hasAmount ? text : Self.replaced(text)
  }

  /// Creates the shape of an amount.
  init(ofAmount text: String) {
    self.text = Self.replaced(text)
    words = []
  }

  private static func replaced(_ text: String) -> String {
    String(
      text.map { character in
        guard character.isASCII else { return character }
        return character.isNumber ? "0" : character.isLetter ? "x" : character
      }
    )
  }
}
