import StoreModel
import TerminalUI

/// The default control style: StoreKit's `AutomaticSubscriptionStoreControlStyle`. The style is a
/// picker, even for a single plan, because the plan's name and price would not be visible
/// otherwise.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct Paywall: View {
///   var body: some View {
///     SubscriptionStoreView(groupID: "21459F7A")
///       .subscriptionStoreControlStyle(.automatic)
///   }
/// }
/// ```
@MainActor @preconcurrency
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// The positions in which a store can place the controls of this style.
  public struct Placement: ListedControlPlacement {
    /// The key that identifies the placement in every style.
    public let rawValue: SubscriptionStoreControlPlacementKey

    private init(_ key: SubscriptionStoreControlPlacementKey) { rawValue = key }

    /// The placements that this style supports.
    public static let allPlacements = [automatic]

    /// The default placement of the style.
    public static let automatic = Self(.automatic)
  }

  /// Creates an instance of the style.
  nonisolated public init() {}

  /// Returns the view of the controls for the options in `configuration`.
  public func makeBody(configuration: Configuration) -> some View {
    PickerSubscriptionStoreControlStyle().makeBody(configuration: configuration)
  }
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
  /// The default control style: a picker.
  nonisolated public static var automatic: Self { Self() }
}
