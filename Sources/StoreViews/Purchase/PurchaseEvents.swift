import PurchaseFlow
import StoreModel
import TerminalUI

/// The app's actions and options for the purchases of its store views.
struct PurchaseEvents {
  /// A function that provides the options with which a product is bought.
  typealias Options = @MainActor (Product) async -> Set<Product.PurchaseOption>
  /// The action at the start of a purchase.
  typealias Start = @MainActor (Product) async -> Void
  /// The action at the end of a purchase, with its result.
  typealias Completion =
    @MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void
  /// A function that provides the purchase options with the signature of an offer.
  typealias OfferOptions =
    @MainActor (Product, Product.SubscriptionInfo, Product.SubscriptionOffer) async throws
    -> Set<Product.PurchaseOption>

  /// Returns the purchase options; `nil` if none are set.
  var options: Options?
  /// The action at the start of a purchase; `nil` if none is set.
  var start: Start?
  /// The action at the end of a purchase; `nil` if none is set.
  var completion: Completion?
  /// Returns the options with the signature of a promotional offer; `nil` if no signature closure
  /// is set.
  var promotionalOffer: OfferOptions?
  /// Returns whether a plan applies its introductory offer; `nil` if the store decides.
  var usesIntroductoryOffer: (@MainActor (Product, Product.SubscriptionInfo) -> Bool)?
  /// Returns the JWS in which the app's server confirms the introductory offer; `nil` if none is
  /// set.
  var introductorySignature:
    (@MainActor (Product, Product.SubscriptionInfo) async throws -> String)?
  /// Returns the preferred pricing terms of a plan; `nil` if none are set.
  var pricingTerms:
    (@MainActor (Product, Product.SubscriptionInfo) -> Product.SubscriptionInfo.PricingTerms?)?

  /// Returns the preferred pricing terms of a plan, or its first terms if none of its terms are
  /// preferred; `nil` if no preference is set.
  @MainActor
  func preferredPricingTerms(of plan: Product) -> Product.SubscriptionInfo.PricingTerms? {
    guard let pricingTerms, let subscription = plan.subscription else { return nil }
    let (all, preferred) = (plan.pricingTerms, pricingTerms(plan, subscription))
    return preferred.flatMap { all.contains($0) ? $0 : nil } ?? all.first
  }

  /// Returns the billing option of a purchase of a plan if it is monthly, with a commitment; `nil`
  /// for up-front billing.
  @MainActor
  func monthlyTerms(of plan: Product) -> Product.SubscriptionInfo.PricingTerms? {
    preferredPricingTerms(of: plan).flatMap { $0.billingPlanType == .monthly ? $0 : nil }
  }

  /// Returns whether an asynchronous step must finish before the purchase sheet opens.
  func needPreparation(with offer: Product.SubscriptionOffer?) -> Bool {
    start != nil || options != nil || introductorySignature != nil
      || (offer?.type == .promotional && promotionalOffer != nil)
  }

  /// Returns the option for the preferred pricing terms of a product; empty if none are set.
  @MainActor
  func billingOptions(for product: Product) -> Set<Product.PurchaseOption> {
    guard let pricingTerms, let subscription = product.subscription,
      pricingTerms(product, subscription) != nil,
      let terms = preferredPricingTerms(of: product)
    else { return [] }
    return [.billingPlanType(terms.billingPlanType)]
  }

  /// Returns the options set by the client, and the options for the billing plan and the offer.
  ///
  /// - Throws: The error of a signature closure.
  @MainActor
  func options(
    for product: Product,
    with offer: Product.SubscriptionOffer?
  ) async throws -> Set<Product.PurchaseOption> {
    var options = await options?(product) ?? []
    guard let subscription = product.subscription else { return options }
    options.formUnion(billingOptions(for: product))
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
  /// Returns the offer that a purchase of a plan would apply now, according to the enclosing
  /// modifiers.
  func activeOffer(
    for plan: Product,
    choosing choose: Account.OfferChoice?,
    _ events: PurchaseEvents
  ) -> Product.SubscriptionOffer? {
    let monthly = events.monthlyTerms(of: plan)
    let offer = activeOffer(
      for: plan,
      billedAs: monthly?.billingPlanType ?? .upFront,
      choosing: choose
    )
    guard let subscription = plan.subscription, offer == nil || offer?.type == .introductory,
      let isApplied = events.usesIntroductoryOffer?(plan, subscription)
    else { return offer }
    let isInForce = status(ofGroupOf: plan)?.state.isEntitled ?? false
    guard isApplied, !isInForce else { return nil }
    guard let monthly else { return subscription.introductoryOffer }
    return monthly.subscriptionOffers.first { $0.type == .introductory }
  }
}

private enum PurchaseEventsKey: EnvironmentKey {
  static var defaultValue: PurchaseEvents { PurchaseEvents() }
}

extension EnvironmentValues {
  /// The app's actions and options for purchases in this view.
  var purchaseEvents: PurchaseEvents {
    get { self[PurchaseEventsKey.self] }
    set { self[PurchaseEventsKey.self] = newValue }
  }
}
