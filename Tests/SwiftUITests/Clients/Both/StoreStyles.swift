import StoreKit
import SwiftUI

struct EveryMember: SubscriptionStoreControlStyle {
  typealias Placement = BottomOnly
  @State private var selected: Configuration.Option?
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      ForEach(configuration.sections) { section in
        section.header
        ForEach(section.options) { option in
          Text(option.displayName)
          Text(option.activeOffer?.displayPrice ?? option.displayPrice)
          if option.isFamilyShareable { Text(option.description) }
          Text("\(option.groupLevel ?? 0) \(option.subscriptionPeriod == .monthly)")
          option.icon
          Text(option.preferredPricingTerms?.billingDisplayPrice ?? option.displayPrice)
          Button("Buy", action: option.subscribe)
          Text(option.subscriptionGroupID ?? "")
          Text("\(option.id)")
          SubscribeButton(option)
          SubscribeButton(option).subscriptionStoreButtonLabel(.price)
        }
        section.footer
      }
      Text(
        "\(configuration.allOptions.count) \(configuration.autoRenewPreference?.displayName ?? "") \(configuration.groupDisplayName)"
      )
      Text("\(configuration.descriptionVisibility == .hidden)")
      SubscriptionPicker(configuration) { option in
        SubscriptionPickerOption(option)
      } confirmation: { option in
        SubscribeButton(option)
      }
      SubscriptionPicker(configuration) { option in
        SubscriptionPickerOption(option)
        if option.isSelected { Text("x") }
      } confirmation: { option in
        SubscriptionStoreButton(option)
      }
      .buttonStyle(.subscriptionPickerOption)
      .buttonStyle(.subscriptionPickerOptionProminent)
      SubscriptionPicker {
        ForEach(configuration.options) { option in
          SubscriptionPickerOption(option) { Text($0.displayName) }
        }
      } confirmation: { option in
        SubscribeButton(option)
      }
      SubscriptionPicker(configuration, selection: $selected) { option in
        SubscriptionPickerOption(option)
      } confirmation: { option in
        SubscribeButton(option)
      }
    }
  }
}

struct BottomOnly: SubscriptionStoreControlPlacement {
  init?(rawValue: SubscriptionStoreControlPlacementKey) { self.rawValue = rawValue }
  init(_ key: SubscriptionStoreControlPlacementKey) { rawValue = key }
  var rawValue: SubscriptionStoreControlPlacementKey
  static let bottomBar = Self(.bottomBar)
  static let automatic = Self(.bottomBar)
}
