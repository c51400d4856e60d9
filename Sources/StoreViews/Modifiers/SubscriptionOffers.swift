import PurchaseFlow
import StoreModel
import TerminalUI

extension View {
  /// Applies promotional offers, each with a signature created when the customer buys: StoreKit's
  /// `subscriptionPromotionalOffer(offer:signature:)`. If the closure throws an error, the purchase
  /// fails with that error. The store does not check signatures.
  public func subscriptionPromotionalOffer(
    offer:
      @escaping @MainActor (Product, Product.SubscriptionInfo)
      -> Product.SubscriptionOffer?,
    signature:
      @escaping @MainActor (
        Product, Product.SubscriptionInfo, Product.SubscriptionOffer
      ) async throws -> Product.SubscriptionOffer.Signature
  ) -> some View {
    applying(offer) { product, subscription, offer in
      let signature = try await signature(product, subscription, offer)
      return [.promotionalOffer(offerID: offer.id ?? "", signature: signature)]
    }
  }

  /// Applies promotional offers, each signed as a compact JWS when the customer buys: StoreKit's
  /// `subscriptionPromotionalOffer(offer:compactJWS:)`. The store does not check signatures.
  public func subscriptionPromotionalOffer(
    offer:
      @escaping @MainActor (Product, Product.SubscriptionInfo)
      -> Product.SubscriptionOffer?,
    compactJWS:
      @escaping @MainActor (
        Product, Product.SubscriptionInfo, Product.SubscriptionOffer
      ) async throws -> String
  ) -> some View {
    applying(offer) { product, subscription, offer in
      let text = try await compactJWS(product, subscription, offer)
      return Set(Product.PurchaseOption.promotionalOffer(offer.id ?? "", compactJWS: text))
    }
  }

  /// Sets which plans apply an introductory offer, instead of the store's own check: StoreKit's
  /// `subscriptionIntroductoryOffer(applyOffer:compactJWS:)`. The app's server signs the decision
  /// when the customer buys. A subscriber of the group gets no introductory offer. The store does
  /// not check signatures.
  public func subscriptionIntroductoryOffer(
    applyOffer: @escaping @MainActor (Product, Product.SubscriptionInfo) -> Bool,
    compactJWS: @escaping @MainActor (Product, Product.SubscriptionInfo) async throws -> String
  ) -> some View {
    transformEnvironment(\.purchaseEvents) {
      $0.usesIntroductoryOffer = applyOffer
      $0.introductorySignature = compactJWS
    }
  }

  /// Sets the billing plan of purchases: StoreKit's `preferredSubscriptionPricingTerms(_:)`. The
  /// store displays the price of one billing period, and the total of a commitment that is billed
  /// monthly. The purchase has the option `billingPlanType`.
  public func preferredSubscriptionPricingTerms(
    _ terms:
      @escaping @MainActor (Product, Product.SubscriptionInfo)
      -> Product.SubscriptionInfo.PricingTerms?
  ) -> some View {
    transformEnvironment(\.purchaseEvents) { $0.pricingTerms = terms }
  }

  private func applying(
    _ offer:
      @escaping @MainActor (Product, Product.SubscriptionInfo)
      -> Product.SubscriptionOffer?,
    options: @escaping PurchaseEvents.OfferOptions
  ) -> some View {
    transformEnvironment(\.preferredOffer) { choice in
      let outer = choice
      choice = { product, subscription, eligible in
        // `assumeIsolated` is safe here: only `StoreSession` calls this choice, on the main actor.
        let chosen = MainActor.assumeIsolated { offer(product, subscription) }
        if let chosen, eligible.contains(chosen) { return chosen }
        if let outer { return outer(product, subscription, eligible) }
        // Without a preferred offer, StoreKit's store views apply the first win-back offer.
        return eligible.first { $0.type == .winBack }
      }
    }
    .transformEnvironment(\.purchaseEvents) { $0.promotionalOffer = options }
  }
}
