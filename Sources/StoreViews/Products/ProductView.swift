import PurchaseFlow
import StoreModel
import TerminalUI

/// Sells one product: StoreKit's `ProductView`. If the view is created with an identifier, it loads
/// the product. The style set with `productViewStyle(_:)` displays name, description and price.
///
/// ```swift
/// import SwiftUI
/// import StoreKit
///
/// struct CoinOffer: View {
///   var body: some View {
///     ProductView(id: "coins.100") { Image(systemName: "dollarsign.circle") }
///       .productViewStyle(.compact)
///   }
/// }
/// ```
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  private let subject: ProductSubject
  private let icons: ProductIcons
  @Environment(\.storeSession) private var session
  @Environment(\.productDescriptionVisibility) private var descriptions
  @Environment(\.purchaseEvents) private var events
  @Environment(\.preferredOffer) private var preferredOffer
  @Environment(\.isInStore) private var isInStore
  @Environment(\.showsPictures) private var showsPictures
  @Environment(\.usesASCII) private var usesASCII

  init(_ subject: ProductSubject, _ icons: ProductIcons) {
    self.subject = subject
    self.icons = icons
  }

  /// The product, drawn in the current style.
  public var body: some View {
    if case .configuration(let configuration) = subject {
      styled(configuration)
    } else if isInStore {
      styled(configuration)
    } else {
      styled(configuration).selling(from: session)
    }
  }

  private func styled(_ configuration: ProductViewStyleConfiguration) -> some View {
    StyledView(\.productViewStyles, configuration) {
      AutomaticProductViewStyle().makeBody(configuration: $0)
    }
  }

  private var configuration: ProductViewStyleConfiguration {
    let state = state
    let product = state.product
    let (session, events) = (self.session, self.events)
    let offer = product.flatMap { session.activeOffer(for: $0, choosing: preferredOffer, events) }
    return ProductViewStyleConfiguration(
      state: state,
      hasCurrentEntitlement: product.map { !session.entitlements(to: $0.id).isEmpty } ?? false,
      icon: icon(in: state),
      descriptionVisibility: descriptions,
      planStatus: product.flatMap { product in
        product.subscription.map { _ in
          session.planStatus(
            of: product,
            billedAs: events.preferredPricingTerms(of: product)?.billingPlanType,
            offering: offer
          )
        }
      },
      monthlyTerms: product.flatMap { events.monthlyTerms(of: $0) }
    ) {
      guard let product else { return }
      SubscribeAction(session: session, events: events)(product, offer: offer)
    }
  }

  private var state: Product.TaskState {
    switch subject {
    case .product(let product): .success(product)
    case .identifier(let id): session.loading(id)
    case .configuration(let configuration): configuration.state
    }
  }

  private func icon(in state: Product.TaskState) -> AnyView {
    switch state {
    case .success(let product):
      icons.icon(of: product, from: session, showsPictures: showsPictures && !usesASCII)
    case .loading, .unavailable, .failure: icons.placeholder
    }
  }
}

/// The source of the product in a product view.
enum ProductSubject {
  /// The product with this identifier, loaded from the store.
  case identifier(Product.ID)
  /// A product that the client has already loaded.
  case product(Product)
  /// The product of the configuration that a style received, drawn inside that style.
  case configuration(ProductViewStyleConfiguration)
}

private enum InStoreKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the views are inside a store that presents the purchase sheet.
  var isInStore: Bool {
    get { self[InStoreKey.self] }
    set { self[InStoreKey.self] = newValue }
  }
}
