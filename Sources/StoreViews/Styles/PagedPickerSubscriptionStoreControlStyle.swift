import StoreModel
import TerminalUI

/// A control style with one page for each plan and its description: StoreKit's
/// `PagedPickerSubscriptionStoreControlStyle`. If the width allows it, the plans are side by side.
/// Otherwise the plans before and after the selected plan are partly visible.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct Paywall: View {
///   var body: some View {
///     SubscriptionStoreView(groupID: "21459F7A")
///       .subscriptionStoreControlStyle(.pagedPicker)
///   }
/// }
/// ```
@MainActor @preconcurrency
public struct PagedPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// The positions in which a store can place the controls of this style.
  public struct Placement: ListedControlPlacement {
    /// The key that identifies the placement in every style.
    public let rawValue: SubscriptionStoreControlPlacementKey

    private init(_ key: SubscriptionStoreControlPlacementKey) { rawValue = key }

    /// The placements that this style supports.
    public static let allPlacements = [automatic, scrollView, bottomBar, buttonsInBottomBar]

    /// The default placement of the style.
    public static let automatic = Self(.automatic)
    /// Places all controls in the scroll view, below the marketing content.
    public static let scrollView = Self(.scrollView)
    /// Places all controls in a fixed bar at the bottom of the store.
    public static let bottomBar = Self(.bottomBar)
    /// Places the options in the scroll view and the subscribe button in a fixed bar at the bottom.
    public static let buttonsInBottomBar = Self(.buttonsInBottomBar)
  }

  /// Creates an instance of the style.
  nonisolated public init() {}

  /// Returns the view of the controls for the options in `configuration`.
  public func makeBody(configuration: Configuration) -> some View {
    SubscriptionPicker(
      pickerContent: {
        PlanPages(configuration: configuration, isProminent: false)
      },
      confirmation: { SubscribeButton($0) }
    )
  }
}

extension SubscriptionStoreControlStyle where Self == PagedPickerSubscriptionStoreControlStyle {
  /// A control style with one page for each plan and its description; a single row of plans if the
  /// width allows it.
  nonisolated public static var pagedPicker: Self { Self() }
}
