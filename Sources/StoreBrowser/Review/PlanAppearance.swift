import StoreModel
import StoreViews

/// Everything about a plan that the rules of App Review can tell apart in a store.
///
/// Plans of one appearance fill a store in the same way, so the review judges one of them. Names
/// and amounts differ in their letters and digits only: a text with other letters wraps and is cut
/// at the same places. A hundred plans of a few shapes are thus judged in a few renderings, also
/// where they are spread over groups.
struct PlanAppearance: Hashable {
  private let groupName: TextShape
  private let name: TextShape
  private let description: TextShape
  private let price: TextShape
  private let period: Product.SubscriptionPeriod?
  private let offer: Offer?
  private let billingPlans: [BillingPlan]
  private let isFamilyShareable: Bool
  private let hasPromotionalImage: Bool

  /// An introductory offer in the store.
  private struct Offer: Hashable {
    let price: TextShape
    let paymentMode: Product.SubscriptionOffer.PaymentMode
    let period: Product.SubscriptionPeriod
    let periodCount: Int
    /// Whether a plan of the group is billed what the offer costs: the amount is then on the
    /// screen as a price, too.
    let isBilledToo: Bool
  }

  /// A way to pay for the plan.
  private struct BillingPlan: Hashable {
    let type: Product.SubscriptionInfo.PricingTerms.BillingPlanType
    let period: Product.SubscriptionPeriod
    let commitment: Product.SubscriptionPeriod
    let price: TextShape
    let commitmentPrice: TextShape
    /// Whether the price is that of the plan.
    let isPlanPrice: Bool
    let offerCount: Int
  }

  /// Reads the appearance of a plan.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - store: The store of the plan's whole group.
  init(of plan: Product, in store: ReviewedStore) {
    let info = plan.subscription
    let words = Self.lengths(of: plan, store.words)
    groupName = TextShape(of: store.group.displayName, noting: [], store.pricing)
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

  /// The words for lengths of time that rules look for: a plan whose name has one may be quiet for
  /// that alone.
  private static func lengths(of plan: Product, _ words: Words) -> [String] {
    guard let info = plan.subscription else { return [] }
    let offer = info.introductoryOffer.map {
      RenderedText.plain(words.counted($0.totalPeriod)).lowercased()
    }
    return LengthAndPriceRule.lengths(of: info.subscriptionPeriod, words)
      + (offer.map { [$0] } ?? [])
  }
}

/// A text with its ASCII letters and digits replaced, which take one column each and wrap alike.
private struct TextShape: Hashable {
  private let text: String
  /// Which of the words that rules look for are in the text.
  private let words: [Bool]

  /// The shape of a name or a description; the text itself where it has amounts or percentages,
  /// which rules read.
  init(of text: String, noting words: [String], _ pricing: PricingTexts) {
    let lowercased = RenderedText.plain(text).lowercased()
    self.words = words.map(lowercased.contains)
    let hasAmount =
      !pricing.others(in: lowercased).isEmpty || text.contains { "%٪".contains($0) }
      || pricing.hasBilledAmount(in: lowercased)
    self.text = hasAmount ? text : Self.replaced(text)
  }

  /// The shape of an amount.
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
