import StoreKit
import SwiftUI

/// A tab for each level of service, with the plans in a bar at the bottom.
struct LevelShop: View {
  var body: some View {
    SubscriptionStoreView(groupID: TidewatchPass.groupID) {
      SubscriptionOptionGroupSet { product in
        PassLevel(product)
      } label: { level in
        Text(level.title)
      } marketingContent: { level in
        PassMarketing(level: level)
        PassFeatures(level: level)
      }
    }
    .subscriptionStoreControlStyle(.compactPicker, placement: .bottomBar)
    .subscriptionStoreOptionGroupStyle(.tabs)
    .storeButton(.visible, for: .restorePurchases)
  }
}

#Preview {
  LevelShop()
}
