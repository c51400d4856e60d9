import PurchaseFlow
import StoreModel
import TerminalUI

private enum PreferredOfferKey: EnvironmentKey {
  static var defaultValue: Account.OfferChoice? { nil }
}

extension EnvironmentValues {
  /// Chooses among the offers that a customer could have.
  var preferredOffer: Account.OfferChoice? {
    get { self[PreferredOfferKey.self] }
    set { self[PreferredOfferKey.self] = newValue }
  }
}

extension View {
  /// Chooses which offer a plan is sold with: StoreKit's `preferredSubscriptionOffer(_:)`.
  /// The closure gets those that the customer could have; where it chooses none, the
  /// introductory one applies if the customer can have it.
  public func preferredSubscriptionOffer(
    _ choose:
      @escaping (
        Product, Product.SubscriptionInfo, [Product.SubscriptionOffer]
      ) -> Product.SubscriptionOffer?
  ) -> some View {
    environment(\.preferredOffer, choose)
  }
}
