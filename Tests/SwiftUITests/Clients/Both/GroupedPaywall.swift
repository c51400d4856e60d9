import StoreKit
import SwiftUI

// A store view with a hierarchy of option groups, in a sheet that follows the subscription status.

enum PassTier: Int, Comparable, CaseIterable {
  case basic = 2
  case premium = 1

  init(_ product: Product) { self = Self(rawValue: product.groupLevel ?? 2) ?? .basic }

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  var title: LocalizedStringKey { self == .basic ? "Basic" : "Premium" }
}

struct TierContent: StoreContent {
  var body: some StoreContent {
    SubscriptionOptionGroup("By Tier") {
      SubscriptionOptionGroupSet { product in
        PassTier(product)
      } label: { tier in
        Text(tier.title)
      } marketingContent: { tier in
        Label(tier.title, systemImage: tier == .basic ? "star.circle" : "crown.circle.fill")
      }
      .subscriptionStoreControlStyle(.compactPicker, placement: .bottomBar)
    }
    SubscriptionOptionGroup("By Billing") {
      if #available(iOS 27.3, macOS 27.3, *) {
        SubscriptionBillingPlanTypeGroupSet { type in
          Text(type == .monthly ? "Twelve payments" : "One payment")
        }
        SubscriptionBillingPlanTypeGroupSet { (type: SubscriptionInfo.BillingPlanType) in
          Text(type.rawValue)
        } label: { type in
          Text(type == .upFront ? "Yearly" : "Monthly")
        }
        .preferredSubscriptionPricingTerms { _, info in info.pricingTerms.last }
        SubscriptionBillingPlanTypeGroupSet()
        SubscriptionPricingModelGroupSet()
        SubscriptionPricingModelGroupSet { model in
          switch model {
          case .singlePrice(let price):
            Text(
              "From \(price.billingInfo.displayPrice), \(price.commitmentInfo.displayPrice) in all"
            )
          case .seatBased(let pricing):
            ForEach(pricing.priceTiers, id: \.self) { tier in
              Text(
                "\(tier.minimumSeats)–\(tier.maximumSeats ?? 99): \(tier.billingInfo.displayPrice)"
              )
            }
          @unknown default: EmptyView()
          }
        }
        SubscriptionPricingModelGroupSet(
          marketingContent: { (_: SubscriptionInfo.PricingTerms.PricingModel) in Text("m") },
          label: { _ in Text("l") }
        )
      }
    }
    .subscriptionStoreOptionGroupStyle(.links)
    SubscriptionOptionGroup("By Length") { SubscriptionPeriodGroupSet { _ in Text("All plans") } }
  }
}

struct GroupedPaywall: View {
  private let groupID = "21459F7A"
  @State private var isPresented = false
  @State private var isManaging = false
  @State private var status: EntitlementTaskState<PassTier?> = .loading
  @State private var tier: PassTier?

  var body: some View {
    List {
      Section {
        switch status {
        case .loading: ProgressView()
        case .success(let tier): Text(tier?.title ?? "No plan")
        case .failure(let error): Text(error.localizedDescription)
        @unknown default: EmptyView()
        }
        Button("See Plans") { isPresented = true }
        if tier != nil { Button("Manage") { isManaging = true } }
      } header: {
        Label("Pass", systemImage: "infinity")
      }
    }
    .sheet(isPresented: $isPresented) {
      SubscriptionStoreView(groupID: groupID) { TierContent() }
        .subscriptionStoreOptionGroupStyle(.tabs)
        .subscriptionStoreButtonLabel(.multiline)
        .storeButton(.visible, for: .restorePurchases, .redeemCode)
        .preferredSubscriptionOffer { _, subscription, eligible in
          eligible.max { $0.price > $1.price } ?? subscription.introductoryOffer
        }
    }
    .manageSubscriptionsSheet(isPresented: $isManaging, subscriptionGroupID: groupID)
    .subscriptionStatusTask(for: groupID) { state in
      status = state.map { statuses in
        statuses
          .filter { $0.state == .subscribed || $0.state == .inGracePeriod }
          .compactMap { status -> PassTier? in
            guard case .verified(let transaction) = status.transaction else { return nil }
            return transaction.productID.contains("premium") ? .premium : .basic
          }
          .min()
      }
      if case .success(let found) = status { tier = found }
    }
    .currentEntitlementTask(for: "pass.lifetime") { state in
      if case .verified(let transaction)? = state.transaction, transaction.revocationDate == nil {
        tier = .premium
      }
    }
    .storeProductsTask(for: ["pass.monthly"]) { collection in
      if case .success(let products, let unavailable) = collection {
        print(products.count, unavailable)
      }
    }
  }
}

final class OverlayObserver: NSObject, SKOverlayDelegate {
  func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) { print(error) }

  func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay,
    transitionContext: SKOverlay.TransitionContext
  ) {
    transitionContext.addAnimation { print(transitionContext.endFrame) }
  }
}

@MainActor
func recommend(_ scene: UIWindowScene, _ observer: OverlayObserver) {
  let overlay = SKOverlay(
    configuration: SKOverlay.AppConfiguration(appIdentifier: "1234567890", position: .bottomRaised)
  )
  overlay.delegate = observer
  overlay.present(in: scene)
  SKOverlay.dismiss(in: scene)
  _ = SKOverlay(configuration: SKOverlay.AppClipConfiguration(position: .bottom))
}
