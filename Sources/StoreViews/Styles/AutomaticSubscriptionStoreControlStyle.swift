import StoreModel
import TerminalUI

/// The style that suits the place: StoreKit's `AutomaticSubscriptionStoreControlStyle`. A
/// picker, as Apple has it where there is room; for a single plan too, whose name and price
/// would not be seen otherwise.
@MainActor @preconcurrency
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Where the controls can stand.
  public struct Placement: ListedControlPlacement {
    /// The placement's name.
    public let rawValue: SubscriptionStoreControlPlacementKey

    private init(_ key: SubscriptionStoreControlPlacementKey) { rawValue = key }

    /// The placements that the style has.
    public static let allPlacements = [automatic]

    /// As the style likes best.
    public static let automatic = Self(.automatic)
  }

  /// Creates the style.
  nonisolated public init() {}

  /// Makes the controls.
  public func makeBody(configuration: Configuration) -> some View {
    PickerSubscriptionStoreControlStyle().makeBody(configuration: configuration)
  }
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
  /// The style that suits the place: a picker.
  nonisolated public static var automatic: Self { Self() }
}
