import StoreKit
import SwiftUI

/// A picker with a badge on the plans that an offer makes cheaper.
///
/// The idea: `SubscriptionPickerOption` takes a label of your own, which is told whether it is
/// the chosen one. `activeOffer` is what subscribing will apply (an introductory offer, a
/// promotional one or a win-back), so it is what has to be shown.
public struct OfferBadgeStyle: SubscriptionStoreControlStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the picker.
  public func makeBody(configuration: Configuration) -> some View {
    SubscriptionPicker {
      VStack(alignment: .leading, spacing: 16) {
        ForEach(configuration.options) { option in
          SubscriptionPickerOption(option) { OfferBadgeLabel(option: $0) }
        }
      }
      .padding(.bottom)
    } confirmation: { option in
      SubscribeButton(option)
    }
    .readsStatus(of: configuration.options)
    .padding(.horizontal)
    .frame(maxWidth: 640)
  }
}

extension SubscriptionStoreControlStyle where Self == OfferBadgeStyle {
  /// A picker with a badge on the plans that an offer makes cheaper.
  public nonisolated static var offerBadge: OfferBadgeStyle { OfferBadgeStyle() }
}

private struct OfferBadgeLabel: View {
  let option: SubscriptionStoreControlStyleConfiguration.PickerOption

  var body: some View {
    PlanRow(option: option) {
      Text(option.description).foregroundStyle(.secondary)
      if let offer = option.activeOffer {
        Label(option.subscription.terms(of: offer), systemImage: "gift.fill")
          .padding(.horizontal, 8)
          .background(.tint, in: .capsule)
          .foregroundStyle(.white)
      }
      PlanStatus(plan: option.subscription)
    }
  }
}
