import StoreKit
import SwiftUI

/// A picker whose plans have a badge if the family can share them.
struct BadgedPickerStyle: SubscriptionStoreControlStyle {
  func makeBody(configuration: Configuration) -> some View {
    SubscriptionPicker(configuration) { option in
      HStack(alignment: .top) {
        SelectionIndicator(isSelected: option.isSelected)
        VStack(alignment: .leading, spacing: 0) {
          Text(option.displayName)
            .bold()
          Text(option.subscription.priceDisplay)
          if option.isFamilyShareable {
            FamilyBadge()
          }
          Text(option.description)
            .foregroundStyle(.secondary)
        }
        Spacer()
      }
    } confirmation: { option in
      SubscribeButton(option)
    }
    .padding(.horizontal)
    .containerRelativeFrame(.horizontal) { width, _ in min(width, 640) }
  }
}

/// A circle that is filled if the plan is selected.
private struct SelectionIndicator: View {
  let isSelected: Bool

  var body: some View {
    Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
      .foregroundStyle(isSelected ? Color.accentColor : Color.secondary)
      .accessibilityHidden(true)
  }
}

/// The badge of a plan that the family can share.
struct FamilyBadge: View {
  var body: some View {
    Label("Family Sharing", systemImage: "person.2.fill")
      .foregroundStyle(.white)
      .padding(.horizontal, 8)
      .background(.blue, in: .capsule)
  }
}

#Preview {
  FamilyBadge()
}
