import PurchaseFlow
import StoreModel
import TerminalUI

/// What an app does around the purchases of its store views.
struct PurchaseEvents {
  /// What makes options of a product.
  typealias Options = @MainActor (Product) async -> Set<Product.PurchaseOption>
  /// What is done when a purchase begins.
  typealias Start = @MainActor (Product) async -> Void
  /// What is done when a purchase has come to something.
  typealias Completion =
    @MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void
  /// What makes options of an offer.
  typealias OfferOptions =
    @MainActor (Product, Product.SubscriptionInfo, Product.SubscriptionOffer) async throws
    -> Set<Product.PurchaseOption>

  /// What makes the options of a purchase.
  var options: Options?
  /// What is done at first.
  var start: Start?
  /// What is done in the end.
  var completion: Completion?
  /// What signs a promotional offer.
  var promotionalOffer: OfferOptions?
  /// Whether the introductory offer of a plan is applied.
  var usesIntroductoryOffer: (@MainActor (Product, Product.SubscriptionInfo) -> Bool)?
  /// What the app's server signs of that.
  var introductorySignature:
    (@MainActor (Product, Product.SubscriptionInfo) async throws -> String)?
  /// The way to pay that the app prefers.
  var pricingTerms:
    (@MainActor (Product, Product.SubscriptionInfo) -> Product.SubscriptionInfo.PricingTerms?)?

  /// Whether something is to be waited for before the customer is asked.
  func needPreparation(with offer: Product.SubscriptionOffer?) -> Bool {
    start != nil || options != nil || pricingTerms != nil || introductorySignature != nil
      || (offer?.type == .promotional && promotionalOffer != nil)
  }

  /// The options of a purchase.
  @MainActor
  func options(
    for product: Product,
    with offer: Product.SubscriptionOffer?
  ) async throws -> Set<Product.PurchaseOption> {
    var options = await options?(product) ?? []
    guard let subscription = product.subscription else { return options }
    if let terms = pricingTerms?(product, subscription) {
      options.insert(.billingPlanType(terms.billingPlanType))
    }
    if let isApplied = usesIntroductoryOffer?(product, subscription), let introductorySignature {
      let text = try await introductorySignature(product, subscription)
      options.insert(.introductoryOffer(isApplied: isApplied, text))
    }
    if let offer, offer.type == .promotional, let promotionalOffer {
      options.formUnion(try await promotionalOffer(product, subscription, offer))
    }
    return options
  }
}

extension StoreSession {
  /// The offer that buying a plan now would apply, as the modifiers around say.
  func activeOffer(
    for plan: Product,
    choosing choose: Account.OfferChoice?,
    _ events: PurchaseEvents
  ) -> Product.SubscriptionOffer? {
    let offer = activeOffer(for: plan, choosing: choose)
    guard let subscription = plan.subscription, offer == nil || offer?.type == .introductory,
      let isApplied = events.usesIntroductoryOffer?(plan, subscription)
    else { return offer }
    let isInForce = status(ofGroupOf: plan)?.state.isEntitled ?? false
    return isApplied && !isInForce ? subscription.introductoryOffer : nil
  }
}

private enum PurchaseEventsKey: EnvironmentKey {
  static var defaultValue: PurchaseEvents { PurchaseEvents() }
}

extension EnvironmentValues {
  /// What the app does around purchases.
  var purchaseEvents: PurchaseEvents {
    get { self[PurchaseEventsKey.self] }
    set { self[PurchaseEventsKey.self] = newValue }
  }
}
