import StoreKit
import SwiftUI

/// A picker whose plans say whether the family shares them.
///
/// The idea: what the file says of a product is read straight off the option, as a member of
/// its own: `option.displayName`, `option.isFamilyShareable`.
public struct FamilySharingBadgeStyle: SubscriptionStoreControlStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the picker.
  public func makeBody(configuration: Configuration) -> some View {
    SubscriptionPicker(configuration) { option in
      PlanRow(option: option) {
        PlanNotes(plan: option.subscription, offer: option.activeOffer)
        if option.isFamilyShareable {
          Label("Family Sharing", systemImage: "person.2.fill").foregroundStyle(.tint)
        }
      }
    } confirmation: { option in
      SubscribeButton(option)
    }
    .readsStatus(of: configuration.options)
    .padding(.horizontal)
    .frame(maxWidth: 640)
  }
}

extension SubscriptionStoreControlStyle where Self == FamilySharingBadgeStyle {
  /// A picker whose plans say whether the family shares them.
  public nonisolated static var familySharingBadge: FamilySharingBadgeStyle {
    FamilySharingBadgeStyle()
  }
}
