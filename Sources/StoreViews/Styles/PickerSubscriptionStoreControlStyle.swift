import StoreModel
import TerminalUI

/// A control style with a vertical list of plans and one subscribe button: StoreKit's
/// `PickerSubscriptionStoreControlStyle`.
///
/// The plans are cards that share the lines between them. If they do not fit without scrolling,
/// they have no borders.
///
/// The style does not support `bottomBar`, because a list of plans in the bar would cover the
/// scrolling content.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct Paywall: View {
///   var body: some View {
///     SubscriptionStoreView(groupID: "21459F7A")
///       .subscriptionStoreControlStyle(.picker)
///   }
/// }
/// ```
@MainActor @preconcurrency
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// The positions in which a store can place the controls of this style.
  public struct Placement: ListedControlPlacement {
    /// The key that identifies the placement in every style.
    public let rawValue: SubscriptionStoreControlPlacementKey

    private init(_ key: SubscriptionStoreControlPlacementKey) { rawValue = key }

    /// The placements that this style supports.
    public static let allPlacements = [automatic, scrollView, buttonsInBottomBar]

    /// The default placement of the style.
    public static let automatic = Self(.automatic)
    /// Places all controls in the scroll view, below the marketing content.
    public static let scrollView = Self(.scrollView)
    /// Places the options in the scroll view and the subscribe button in a fixed bar at the bottom.
    public static let buttonsInBottomBar = Self(.buttonsInBottomBar)
  }

  /// Creates an instance of the style.
  nonisolated public init() {}

  /// Returns the view of the controls for the options in `configuration`.
  public func makeBody(configuration: Configuration) -> some View {
    SubscriptionPicker(
      pickerContent: {
        PlanColumn(configuration: configuration, isProminent: false)
      },
      confirmation: { SubscribeButton($0) }
    )
  }
}

extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
  /// A control style with a vertical list of plans and one subscribe button.
  nonisolated public static var picker: Self { Self() }
}
