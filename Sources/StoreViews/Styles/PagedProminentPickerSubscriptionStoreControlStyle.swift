import StoreModel
import TerminalUI

/// A paged picker that draws the selected plan larger, in a heavy border: StoreKit's
/// `PagedProminentPickerSubscriptionStoreControlStyle`.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct Paywall: View {
///   var body: some View {
///     SubscriptionStoreView(groupID: "21459F7A")
///       .subscriptionStoreControlStyle(.pagedProminentPicker)
///   }
/// }
/// ```
@MainActor @preconcurrency
public struct PagedProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// The positions in which a store can place the controls, the same as for a paged picker.
  public typealias Placement = PagedPickerSubscriptionStoreControlStyle.Placement

  /// Creates an instance of the style.
  nonisolated public init() {}

  /// Returns the view of the controls for the options in `configuration`.
  public func makeBody(configuration: Configuration) -> some View {
    SubscriptionPicker(
      pickerContent: {
        PlanPages(configuration: configuration, isProminent: true)
      },
      confirmation: { SubscribeButton($0) }
    )
  }
}

extension SubscriptionStoreControlStyle
where Self == PagedProminentPickerSubscriptionStoreControlStyle {
  /// A paged picker that draws the selected plan larger, in a heavy border.
  nonisolated public static var pagedProminentPicker: Self { Self() }
}
