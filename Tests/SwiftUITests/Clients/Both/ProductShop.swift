import StoreKit
import SwiftUI

/// Both modules have a `Transaction`, so this file names StoreKit's type in full.
typealias StoreTransaction = StoreKit.Transaction

struct CoinShop: View {
  @State private var ids = ["coins.100", "coins.500"]
  @State private var state: Product.CollectionTaskState = .loading
  @State private var isRefunding = false
  @State private var isRedeeming = false
  @Environment(\.purchase) private var purchase
  @Environment(\.requestReview) private var requestReview

  var body: some View {
    VStack {
      ProductView(id: "coins.1000", prefersPromotionalIcon: true) {
        Image(systemName: "star")
      } placeholderIcon: {
        ProgressView()
      }
      .productViewStyle(.large)
      ProductView(id: ids[0]) { phase in
        switch phase {
        case .success(let image): image
        case .failure(let error): Text("\(error.localizedDescription)")
        default: Image(systemName: "photo")
        }
      } placeholderIcon: {
        AutomaticProductPlaceholderIcon()
      }
      StoreView(ids: ids) { product in
        Image(systemName: product.id == "coins.500" ? "star.fill" : "star")
      }
      .storeButton(.hidden, for: .cancellation)
      .storeButton(.visible, for: .restorePurchases)
      .productViewStyle(BoxedProductStyle())
      .productDescription(.hidden)
    }
    .storeProductsTask(for: ids) { state in
      self.state = state
      if case .success(let products, let unavailable) = state {
        print(products.count, unavailable)
      }
    }
    .currentEntitlementTask(for: "pass") { state in
      if let transaction = state.transaction { print(transaction.unsafePayloadValue.id) }
    }
    .inAppPurchaseOptions { _ in [.appAccountToken(UUID())] }
    .onInAppPurchaseStart { product in print("Buying \(product.displayName)") }
    .onInAppPurchaseCompletion { product, result in
      switch result {
      case .success(.success(let verification)):
        await verification.unsafePayloadValue.finish()
        requestReview()
      case .success(.pending), .success(.userCancelled): break
      case .success: break
      case .failure(let error): print("\(product.id): \(error)")
      }
    }
    .refundRequestSheet(for: 7, isPresented: $isRefunding) { result in
      if case .success(.success) = result { print("asked for") }
    }
    .offerCodeRedemption(isPresented: $isRedeeming) { result in print(result) }
    .task {
      if let product = state.products?.first { _ = try? await purchase(product) }
    }
  }
}

struct BoxedProductStyle: ProductViewStyle {
  @State private var count = 0

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      switch configuration.state {
      case .loading: ProgressView()
      case .failure(let error): Text(error.localizedDescription)
      case .unavailable: Text("Gone")
      case .success(let product):
        Text(product.displayName)
        Button(product.displayPrice) { configuration.purchase() }
          .disabled(configuration.hasCurrentEntitlement)
      @unknown default: EmptyView()
      }
      ProductView(configuration)
    }
  }
}

struct OfferBanner: View {
  let groupID: String
  @State private var isStoreShown = false

  var body: some View {
    SubscriptionOfferView(groupID: groupID, visibleRelationship: .upgrade, useAppIcon: true)
      .subscriptionOfferViewDetailAction { isStoreShown = true }
      .subscriptionOfferViewButtonVisibility(.visible, for: .detailLink)
      .subscriptionOfferViewStyle(.compact)
      .preferredSubscriptionOffer { _, _, offers in
        offers.first { $0.type == .winBack } ?? offers.first
      }
      .subscriptionPromotionalOffer { product, subscription in
        subscription.promotionalOffers.first { $0.id == "spring" }
      } signature: { product, subscription, offer in
        try await sign(offer)
      }
      .sheet(isPresented: $isStoreShown) { SubscriptionStoreView(groupID: groupID) }
  }

  private func sign(
    _ offer: Product.SubscriptionOffer
  ) async throws -> Product.SubscriptionOffer.Signature {
    Product.SubscriptionOffer.Signature(
      keyID: "key",
      nonce: UUID(),
      timestamp: 1,
      signature: Data()
    )
  }
}

@MainActor
func manage(in scene: UIWindowScene, _ product: Product) async throws {
  try await AppStore.showManageSubscriptions(in: scene)
  AppStore.requestReview(in: scene)
  _ = try await product.purchase(confirmIn: scene, options: [])
}
