import StoreModel
import TerminalUI

/// A vertical list of plans in separate cards, with a heavy border around the selected plan:
/// StoreKit's `ProminentPickerSubscriptionStoreControlStyle`. If the cards do not fit without
/// scrolling, they share the lines between them, and the selected card is wider than the others. If
/// those cards do not fit either, the style looks like the picker.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct Paywall: View {
///   var body: some View {
///     SubscriptionStoreView(groupID: "21459F7A")
///       .subscriptionStoreControlStyle(.prominentPicker)
///   }
/// }
/// ```
@MainActor @preconcurrency
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// The positions in which a store can place the controls, the same as for a picker.
  public typealias Placement = PickerSubscriptionStoreControlStyle.Placement

  /// Creates an instance of the style.
  nonisolated public init() {}

  /// Returns the view of the controls for the options in `configuration`.
  public func makeBody(configuration: Configuration) -> some View {
    SubscriptionPicker(
      pickerContent: {
        PlanColumn(configuration: configuration, isProminent: true)
      },
      confirmation: { SubscribeButton($0) }
    )
  }
}

extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
  /// A vertical list of plans in separate cards, with a heavy border around the selected plan.
  nonisolated public static var prominentPicker: Self { Self() }
}
