import StoreKit
import SwiftUI

/// A tab for each billing period. The plans have a badge if the family can share them.
struct FamilyShop: View {
  var body: some View {
    SubscriptionStoreView(groupID: TidewatchPass.groupID) {
      SubscriptionPeriodGroupSet { _ in
        VStack {
          Label("Watch together", systemImage: "person.2.fill")
            .font(.title.bold())
          Text("Plans with a badge are for up to six people.")
            .foregroundStyle(.secondary)
        }
      }
    }
    .subscriptionStoreControlStyle(BadgedPickerStyle())
  }
}

#Preview {
  FamilyShop()
}
