import StoreKit
import SwiftUI

// Stores, their content and their styles, each with its StoreKit name.
struct EveryStore: View {
  let products: [Product]
  @State private var selection: SubscriptionStoreControlStyleConfiguration.PickerOption?

  var body: some View {
    VStack {
      SubscriptionStoreView(groupID: "g")
      SubscriptionStoreView(
        groupID: "g",
        visibleRelationships: [.current, .crossgrade, .downgrade]
      )
      SubscriptionStoreView(productIDs: ["a"])
      SubscriptionStoreView(subscriptions: products)
      SubscriptionStoreView(groupID: "g", visibleRelationships: .upgrade) { Text("m") }
      SubscriptionStoreView(productIDs: ["a"]) { Text("m") }
      SubscriptionStoreView(subscriptions: products) { Text("m") }
      SubscriptionStoreView(groupID: "g", visibleRelationships: .all, content: { EveryGroup() })
    }
    VStack {
      SubscriptionStoreView(productIDs: Set(["a"])) { EveryGroup() }
      SubscriptionStoreView(subscriptions: products) { EveryGroup() }
    }
    .subscriptionStoreOptionGroupStyle(.automatic)
    .subscriptionStoreOptionGroupStyle(.tabs)
    .subscriptionStoreOptionGroupStyle(.links)
    .subscriptionStoreControlStyle(.automatic)
    .subscriptionStoreControlStyle(.picker)
    .subscriptionStoreControlStyle(.prominentPicker)
    .subscriptionStoreControlStyle(.buttons)
    .subscriptionStoreControlStyle(.compactPicker)
    .subscriptionStoreControlStyle(.pagedPicker)
    .subscriptionStoreControlStyle(.pagedProminentPicker)
    .subscriptionStoreControlStyle(.picker, placement: .scrollView)
    .subscriptionStoreControlStyle(.prominentPicker, placement: .buttonsInBottomBar)
    .subscriptionStoreControlStyle(.buttons, placement: .bottomBar)
    .subscriptionStoreControlStyle(.buttons, placement: .leading)
    .subscriptionStoreControlStyle(.buttons, placement: .trailing)
    .subscriptionStoreControlStyle(.buttons, placement: .bottom)
    .subscriptionStoreControlStyle(.compactPicker, placement: .bottomBar)
    .subscriptionStoreControlStyle(.automatic, placement: .automatic)
    .subscriptionStoreControlStyle(EveryMember(), placement: .bottomBar)
    .subscriptionStoreControlStyle(AutomaticSubscriptionStoreControlStyle())
    .subscriptionStoreControlStyle(PickerSubscriptionStoreControlStyle())
    .subscriptionStoreControlStyle(ProminentPickerSubscriptionStoreControlStyle())
    .subscriptionStoreControlStyle(ButtonsSubscriptionStoreControlStyle())
    .subscriptionStoreControlStyle(PagedPickerSubscriptionStoreControlStyle())
    .subscriptionStoreControlStyle(CompactPickerSubscriptionStoreControlStyle())
    .subscriptionStoreControlStyle(PagedProminentPickerSubscriptionStoreControlStyle())
  }
}

struct EveryLabel: View {
  var body: some View {
    SubscriptionStoreView(groupID: "g")
      .subscriptionStoreButtonLabel(.automatic)
      .subscriptionStoreButtonLabel(.action)
      .subscriptionStoreButtonLabel(.price)
      .subscriptionStoreButtonLabel(.displayName)
      .subscriptionStoreButtonLabel(.singleLine)
      .subscriptionStoreButtonLabel(.multiline)
      .subscriptionStoreButtonLabel(.multiline.action)
      .subscriptionStoreButtonLabel(.displayName.singleLine)
      .subscriptionStoreButtonLabel(.singleLine.price)
      .subscriptionStoreButtonLabel(.multiline.displayName)
      .subscriptionStorePickerItemBackground(.thinMaterial)
      .subscriptionStorePickerItemBackground(.red, in: .rect(cornerRadius: 4))
      .subscriptionStoreControlBackground(.gradientMaterial)
      .subscriptionStoreControlBackground(.automatic)
      .subscriptionStoreControlBackground(.gradientMaterialOnScroll)
      .subscriptionStoreControlBackground(.red)
      .subscriptionStoreControlBackground(Color.red.gradient)
      .subscriptionStoreControlIcon { product, info in Image(systemName: "star") }
      .subscriptionStorePolicyForegroundStyle(.red)
      .subscriptionStorePolicyForegroundStyle(.red, .blue)
      .productDescription(.visible)
      .productIconBorder()
  }
}

struct EveryBackground: View {
  var body: some View {
    SubscriptionStoreView(groupID: "g") {
      Text("m")
        .containerBackground(.red, for: .subscriptionStore)
        .containerBackground(Color.red.gradient, for: .subscriptionStoreHeader)
        .containerBackground(for: .subscriptionStoreFullHeight, alignment: .top) { Color.red }
    }
    .backgroundStyle(.clear)
    .tint(.red)
  }
}

struct EveryStoreButton: View {
  let policies: URL
  @State private var isSigning = false
  var body: some View {
    SubscriptionStoreView(groupID: "g")
      .storeButton(.visible, for: .cancellation, .restorePurchases, .redeemCode, .signIn, .policies)
      .storeButton(.automatic, for: .signIn)
      .subscriptionStoreSignInAction { isSigning = true }
      .subscriptionStoreSignInAction(nil)
      .subscriptionStorePolicyDestination(
        url: policies,
        for: .privacyPolicy
      )
      .subscriptionStorePolicyDestination(for: .termsOfService) { Text("t") }
  }
}

struct EveryOffer: View {
  @State private var isRedeeming = false
  @State private var isManaging = false
  var body: some View {
    VStack {
      SubscriptionStoreView(groupID: "g")
        .preferredSubscriptionOffer { product, info, offers in offers.first }
        .subscriptionPromotionalOffer(
          offer: { product, info in info.promotionalOffers.first },
          signature: { _, _, offer in
            .init(keyID: "k", nonce: UUID(), timestamp: 0, signature: Data())
          }
        )
        .subscriptionPromotionalOffer { product, info in
          info.promotionalOffers.first
        } compactJWS: { _, _, offer in
          "x"
        }
        .subscriptionIntroductoryOffer { product, info in
          true
        } compactJWS: { _, _ in
          "x"
        }
        .preferredSubscriptionPricingTerms { product, info in info.pricingTerms.first }
    }
    .offerCodeRedemption(isPresented: $isRedeeming)
    .offerCodeRedemption(isPresented: $isRedeeming) { result in
      if case .failure(let error) = result { print(error) }
    }
    .offerCodeRedemption(options: [.appAccountToken(UUID())], isPresented: $isRedeeming) { result in
      if case .success(let t) = result { print(t.unsafePayloadValue.id) }
    }
    .inAppPurchaseOptions { product in [.quantity(1)] }
    .inAppPurchaseOptions(nil)
    .onInAppPurchaseStart(perform: nil)
    .onInAppPurchaseCompletion(perform: nil)
    .manageSubscriptionsSheet(isPresented: $isManaging)
    .manageSubscriptionsSheet(isPresented: $isManaging, subscriptionGroupID: "g")
  }
}
