import StoreModel
import TerminalUI

/// A control style with one subscribe button for each plan: StoreKit's
/// `ButtonsSubscriptionStoreControlStyle`.
///
/// The style does not support `buttonsInBottomBar`, because it has no separate subscribe button. In
/// a terminal, it supports the placements of all Apple platforms.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct Paywall: View {
///   var body: some View {
///     SubscriptionStoreView(groupID: "21459F7A")
///       .subscriptionStoreControlStyle(.buttons)
///   }
/// }
/// ```
@MainActor @preconcurrency
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// The positions in which a store can place the controls of this style.
  public struct Placement: ListedControlPlacement {
    /// The key that identifies the placement in every style.
    public let rawValue: SubscriptionStoreControlPlacementKey

    private init(_ key: SubscriptionStoreControlPlacementKey) { rawValue = key }

    /// The placements that this style supports.
    public static let allPlacements = [automatic, scrollView, bottomBar, leading, trailing, bottom]

    /// The default placement of the style.
    public static let automatic = Self(.automatic)
    /// Places all controls in the scroll view, below the marketing content.
    public static let scrollView = Self(.scrollView)
    /// Places all controls in a fixed bar at the bottom of the store.
    public static let bottomBar = Self(.bottomBar)
    /// Places the controls at the leading edge, beside the marketing content.
    public static let leading = Self(.leading)
    /// Places the controls at the trailing edge, beside the marketing content.
    public static let trailing = Self(.trailing)
    /// Places the controls below marketing content that takes at most a third of the height.
    public static let bottom = Self(.bottom)
  }

  /// Creates an instance of the style.
  nonisolated public init() {}

  /// Returns the view of the controls for the options in `configuration`.
  public func makeBody(configuration: Configuration) -> some View {
    PlanButtons(configuration: configuration)
  }
}

extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
  /// A control style with one subscribe button for each plan.
  nonisolated public static var buttons: Self { Self() }
}
