import StoreKit
import SwiftUI

/// A control style with a picker that puts a badge on discounted plans.
///
/// The technique: the custom label of an option receives the selection state.
/// `activeOffer` is the offer that subscribing applies (introductory, promotional or win-back), so
/// the style must display it.
///
/// ```swift
/// import SwiftUI
/// import StoreKit
/// import ControlStyles
///
/// struct Paywall: View {
///   var body: some View {
///     SubscriptionStoreView(groupID: "21459F7A")
///       .subscriptionStoreControlStyle(.offerBadge)
///   }
/// }
/// ```
public struct OfferBadgeStyle: SubscriptionStoreControlStyle {
  /// Creates an instance of the style.
  public nonisolated init() {}

  /// Returns the picker of the options.
  public func makeBody(configuration: Configuration) -> some View {
    SubscriptionPicker(configuration) { option in
      OfferBadgeLabel(option: option)
    } confirmation: { option in
      SubscribeButton(option)
    }
    .readsStatusAndTerms(of: configuration.options)
    .inPlanColumn()
  }
}

extension SubscriptionStoreControlStyle where Self == OfferBadgeStyle {
  /// A control style with a picker that puts a badge on discounted plans.
  public nonisolated static var offerBadge: OfferBadgeStyle { OfferBadgeStyle() }
}

private struct OfferBadgeLabel: View {
  let option: SubscriptionStoreControlStyleConfiguration.PickerOption

  var body: some View {
    PlanRow(option: option) {
      Text(option.description).foregroundStyle(.secondary)
      PlanStatus(plan: option.subscription)
    } offer: { offer in
      Label(option.subscription.terms(of: offer), systemImage: "gift.fill")
        .padding(.horizontal, 8)
        .background(.offer, in: .capsule)
        .foregroundStyle(.white)
    }
  }
}
