import PurchaseFlow
import StoreModel
import TerminalUI

private enum PreferredOfferKey: EnvironmentKey {
  static var defaultValue: Account.OfferChoice? { nil }
}

extension EnvironmentValues {
  /// A function that selects one of the offers that a customer is eligible for; `nil` if none is
  /// set.
  var preferredOffer: Account.OfferChoice? {
    get { self[PreferredOfferKey.self] }
    set { self[PreferredOfferKey.self] = newValue }
  }
}

extension View {
  /// Selects the offer that a plan is sold with: StoreKit's `preferredSubscriptionOffer(_:)`. The
  /// closure receives the offers that the customer is eligible for. If the closure returns `nil`,
  /// the introductory offer applies if the customer is eligible for it.
  public func preferredSubscriptionOffer(
    _ choose:
      @escaping (
        Product, Product.SubscriptionInfo, [Product.SubscriptionOffer]
      ) -> Product.SubscriptionOffer?
  ) -> some View {
    environment(\.preferredOffer, choose)
  }
}
