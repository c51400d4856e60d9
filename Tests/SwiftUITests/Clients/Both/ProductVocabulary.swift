import StoreKit
import SwiftUI

struct EveryProductView: View {
  let product: Product
  var body: some View {
    VStack {
      ProductView(id: "a")
      ProductView(id: "a", prefersPromotionalIcon: true)
      ProductView(id: "a") { Image(systemName: "star") }
      ProductView(id: "a") {
        Image(systemName: "star")
      } placeholderIcon: {
        Text("p")
      }
      ProductView(id: "a") { (phase: ProductIconPhase) in
        if let icon = phase.promotionalIcon {
          icon
        } else if let error = phase.error {
          Text("\(error)")
        }
      } placeholderIcon: {
        Text("p")
      }
      ProductView(product)
      ProductView(product, prefersPromotionalIcon: false) { Text("i") }
      ProductView(product) { (phase: ProductIconPhase) in Text("x") }
    }
    .productViewStyle(.automatic)
    .productViewStyle(.compact)
    .productViewStyle(.regular)
    .productViewStyle(.large)
    VStack {
      StoreView(ids: ["a"])
      StoreView(ids: ["a"], prefersPromotionalIcon: true) { (product: Product) in Text("i") }
      StoreView(ids: ["a"]) { product in
        Text("i")
      } placeholderIcon: {
        Text("p")
      }
      StoreView(ids: ["a"]) { (product: Product, phase: ProductIconPhase) in
        Text("i")
      } placeholderIcon: {
        Text("p")
      }
      StoreView(products: [product])
      StoreView(products: [product]) { (p: Product) in Text("i") }
      StoreView(products: [product]) { (p: Product, phase: ProductIconPhase) in Text("i") }
    }
    VStack {
      SubscriptionOfferView(id: "a")
      SubscriptionOfferView(id: "a") { Text("i") }
      SubscriptionOfferView(id: "a") {
        Text("i")
      } placeholderIcon: {
        Text("p")
      }
      SubscriptionOfferView(id: "a") { (phase: ProductIconPhase) in
        Text("i")
      } placeholderIcon: {
        Text("p")
      }
      SubscriptionOfferView(product)
      SubscriptionOfferView(product, prefersPromotionalIcon: false) { Text("i") }
      SubscriptionOfferView(product) { (phase: ProductIconPhase) in Text("i") }
      SubscriptionOfferView(groupID: "g", visibleRelationship: .upgrade)
    }
    VStack {
      SubscriptionOfferView(groupID: "g", visibleRelationship: .downgrade) { Text("i") }
      SubscriptionOfferView(groupID: "g", visibleRelationship: .crossgrade) {
        Text("i")
      } placeholderIcon: {
        Text("p")
      }
      SubscriptionOfferView(groupID: "g", visibleRelationship: .all, useAppIcon: true)
    }
    .subscriptionOfferViewStyle(.automatic)
    .subscriptionOfferViewStyle(.compact)
    .subscriptionOfferViewStyle(OwnOfferStyle())
    .subscriptionOfferViewDetailAction {}
    .subscriptionOfferViewDetailAction(nil)
    .subscriptionOfferViewButtonVisibility(.hidden, for: .detailLink)
  }
}
struct OwnOfferStyle: SubscriptionOfferViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(configuration.activeOffer?.displayPrice ?? "")
    configuration.icon
    Text(configuration.subscriptionGroupDisplayName ?? "")
    Text("\(configuration.subscriptionStatus?.state.rawValue ?? 0)")
    Text("\(configuration.subscriptions?.count ?? 0)")
    Text("\(configuration.visibleSubscription?.id ?? "")")
    Button("s") { configuration.subscribe() }
    Button("d") { configuration.displayDetails() }
    if case .loading = configuration.state { ProgressView() }
    SubscriptionOfferView(configuration)
  }
}
struct OwnProductStyle: ProductViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.icon
    Text(configuration.product?.displayName ?? "")
    if configuration.descriptionVisibility != .hidden { Text("x") }
    if configuration.hasCurrentEntitlement { Text("x") }
    Button("b", action: configuration.purchase)
    ProductView(configuration)
  }
}
