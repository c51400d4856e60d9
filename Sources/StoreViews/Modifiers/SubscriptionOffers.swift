import PurchaseFlow
import StoreModel
import TerminalUI

extension View {
  /// Applies promotional offers, each with a signature that is asked for when the customer
  /// buys: StoreKit's `subscriptionPromotionalOffer(offer:signature:)`. What asking throws
  /// is what the purchase came to. The store takes a signature as it is.
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

  /// Applies promotional offers, each signed in compact form when the customer buys:
  /// StoreKit's `subscriptionPromotionalOffer(offer:compactJWS:)`. The store takes a
  /// signature as it is.
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

  /// Says for whom the introductory offer of a plan is, in the place of the store's own
  /// judgement, with a text that the app's server signs when the customer buys: StoreKit's
  /// `subscriptionIntroductoryOffer(applyOffer:compactJWS:)`. Who is subscribed to the group
  /// gets none. The store takes the text as it is.
  public func subscriptionIntroductoryOffer(
    applyOffer: @escaping @MainActor (Product, Product.SubscriptionInfo) -> Bool,
    compactJWS: @escaping @MainActor (Product, Product.SubscriptionInfo) async throws -> String
  ) -> some View {
    transformEnvironment(\.purchaseEvents) {
      $0.usesIntroductoryOffer = applyOffer
      $0.introductorySignature = compactJWS
    }
  }

  /// Chooses the way to pay for a plan: StoreKit's `preferredSubscriptionPricingTerms(_:)`.
  /// It goes with the purchase as the option `billingPlanType`; the store here bills each
  /// period up front whatever is asked for, and shows that price.
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
        let chosen = MainActor.assumeIsolated { offer(product, subscription) }
        if let chosen, eligible.contains(chosen) { return chosen }
        if let outer { return outer(product, subscription, eligible) }
        return eligible.first { $0.type == .winBack }
      }
    }
    .transformEnvironment(\.purchaseEvents) { $0.promotionalOffer = options }
  }
}
