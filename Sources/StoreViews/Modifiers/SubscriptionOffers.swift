import PurchaseFlow
import StoreModel
import TerminalUI

extension View {
  /// Applies promotional offers, each with a signature that is asked for when the customer
  /// buys: StoreKit's `subscriptionPromotionalOffer(offer:signature:)`. What asking throws
  /// is what the purchase came to. The store takes a signature as it is.
  public func subscriptionPromotionalOffer(
    offer: @escaping @MainActor (Product, Product.SubscriptionInfo)
      -> Product.SubscriptionOffer?,
    signature: @escaping @MainActor (
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
    offer: @escaping @MainActor (Product, Product.SubscriptionInfo)
      -> Product.SubscriptionOffer?,
    compactJWS: @escaping @MainActor (
      Product, Product.SubscriptionInfo, Product.SubscriptionOffer
    ) async throws -> String
  ) -> some View {
    applying(offer) { product, subscription, offer in
      let text = try await compactJWS(product, subscription, offer)
      return Set(Product.PurchaseOption.promotionalOffer(offer.id ?? "", compactJWS: text))
    }
  }

  /// Chooses the way to pay for a plan: StoreKit's `preferredSubscriptionPricingTerms(_:)`.
  /// It goes with the purchase as the option `billingPlanType`; the store here bills each
  /// period up front whatever is asked for, and shows that price.
  public func preferredSubscriptionPricingTerms(
    _ terms: @escaping @MainActor (Product, Product.SubscriptionInfo)
      -> Product.SubscriptionInfo.PricingTerms?
  ) -> some View {
    transformEnvironment(\.purchaseEvents) { $0.pricingTerms = terms }
  }

  private func applying(
    _ offer: @escaping @MainActor (Product, Product.SubscriptionInfo)
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
