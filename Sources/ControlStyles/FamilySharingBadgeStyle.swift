import StoreKit
import SwiftUI

/// A control style with a picker whose labels show which plans support family sharing.
///
/// The technique: the properties of the product are members of the option, such as
/// `option.displayName` and `option.isFamilyShareable`.
///
/// ```swift
/// import SwiftUI
/// import StoreKit
/// import ControlStyles
///
/// struct Paywall: View {
///   var body: some View {
///     SubscriptionStoreView(groupID: "21459F7A")
///       .subscriptionStoreControlStyle(.familySharingBadge)
///   }
/// }
/// ```
public struct FamilySharingBadgeStyle: SubscriptionStoreControlStyle {
  /// Creates an instance of the style.
  public nonisolated init() {}

  /// Returns the picker of the options.
  public func makeBody(configuration: Configuration) -> some View {
    SubscriptionPicker(configuration) { option in
      PlanRow(option: option) {
        if option.isFamilyShareable { FamilySharingLabel() }
        PlanStatus(plan: option.subscription)
      }
    } confirmation: { option in
      SubscribeButton(option)
    }
    .readsStatusAndTerms(of: configuration.options)
    .inPlanColumn()
  }
}

extension SubscriptionStoreControlStyle where Self == FamilySharingBadgeStyle {
  /// A control style with a picker whose labels show which plans support family sharing.
  public nonisolated static var familySharingBadge: FamilySharingBadgeStyle {
    FamilySharingBadgeStyle()
  }
}
