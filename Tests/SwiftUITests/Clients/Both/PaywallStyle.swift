import StoreKit
import SwiftUI

// A store view with a control style of the app, which compares prices.

struct SavingBadgeControlStyle: SubscriptionStoreControlStyle {
  let highlighted: Product.ID?

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      ForEach(configuration.options) { option in
        row(option, among: configuration.allOptions)
      }
      Text("Cancel anytime in Settings.").font(.footnote).foregroundStyle(.secondary)
    }
    .padding(.horizontal)
  }

  @ViewBuilder
  private func row(_ option: Configuration.Option, among all: [Product]) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text(option.displayName).font(.headline)
        if option.id == highlighted {
          Label("Popular", systemImage: "crown.fill").labelStyle(.iconOnly).foregroundStyle(.yellow)
        }
        Spacer()
        if let saving = saving(of: option, among: all) {
          Text(saving, format: .percent.precision(.fractionLength(0)))
            .font(.caption.bold())
            .padding(.horizontal, 6)
            .background(.green, in: .capsule)
        }
      }
      if let offer = option.activeOffer {
        Text("\(offer.displayPrice) for \(offer.periodCount) × \(offer.period.value)")
          .font(.caption)
      }
      Button("Choose", systemImage: "arrow.trianglehead.clockwise", action: option.subscribe)
        .buttonStyle(.borderedProminent)
    }
    .padding()
    .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(.separator) }
  }

  /// `allOptions` are products: `groupLevel` and `subscriptionPeriod` are asked of them directly.
  private func saving(of option: Configuration.Option, among all: [Product]) -> Decimal? {
    guard option.subscriptionPeriod == .yearly else { return nil }
    for otherOption in all {
      if otherOption.groupLevel == option.groupLevel,
        otherOption.subscriptionPeriod == .monthly, otherOption.price > 0
      {
        return 1 - option.price / (otherOption.price * 12)
      }
    }
    return nil
  }
}

extension SubscriptionStoreControlStyle where Self == SavingBadgeControlStyle {
  static func savingBadge(highlighting id: Product.ID? = nil) -> SavingBadgeControlStyle {
    SavingBadgeControlStyle(highlighted: id)
  }
}

struct StyledPaywall: View {
  @Environment(\.dismiss) private var dismiss
  @AppStorage("paywall.seen") private var wasSeen = false
  @State private var message: String?

  var body: some View {
    SubscriptionStoreView(groupID: "21459F7A") {
      VStack {
        Image(systemName: "purchased.circle.fill").font(.largeTitle)
        Text("Everything, **everywhere**.").font(.title.bold())
      }
      .containerBackground(.indigo.gradient, for: .subscriptionStoreFullHeight)
    }
    .subscriptionStoreControlStyle(.savingBadge(highlighting: "pass.yearly"))
    .storeButton(.visible, for: .restorePurchases, .redeemCode, .policies)
    .storeButton(.hidden, for: .cancellation)
    .subscriptionStorePolicyDestination(url: address, for: .termsOfService)
    .subscriptionStorePolicyDestination(for: .privacyPolicy) { Text("We keep nothing.") }
    .onInAppPurchaseStart { product in message = product.displayName }
    .onInAppPurchaseCompletion { product, result in
      switch result {
      case .success(.success(.verified(let transaction))):
        await transaction.finish()
        dismiss()
      case .success(.success(.unverified(_, let error))): message = error.localizedDescription
      case .success(.pending): message = "\(product.displayName) waits for approval."
      case .success(.userCancelled): message = nil
      case .success: message = nil
      case .failure(let error): message = error.localizedDescription
      }
    }
    .alert("Store", isPresented: .constant(message != nil), presenting: message) { _ in
      Button("OK") { message = nil }
    } message: { text in
      Text(text)
    }
    .onAppear { wasSeen = true }
  }

  private var address: URL { URL(string: "https://example.com/terms") ?? URL(filePath: "/") }
}
