import StoreModel
import TerminalUI

/// Plans below one another to choose from, and one subscribe button: StoreKit's
/// `PickerSubscriptionStoreControlStyle`.
///
/// It has no `bottomBar`: a list of plans would cover what scrolls.
@MainActor @preconcurrency
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Where the controls can stand.
  public struct Placement: ListedControlPlacement {
    /// The placement's name.
    public let rawValue: SubscriptionStoreControlPlacementKey

    private init(_ key: SubscriptionStoreControlPlacementKey) { rawValue = key }

    /// The placements that the style has.
    public static let allPlacements = [automatic, scrollView, buttonsInBottomBar]

    /// As the style likes best.
    public static let automatic = Self(.automatic)
    /// All controls scroll with the marketing content.
    public static let scrollView = Self(.scrollView)
    /// The options scroll, the subscribe button stays in a bar below.
    public static let buttonsInBottomBar = Self(.buttonsInBottomBar)
  }

  /// Creates the style.
  nonisolated public init() {}

  /// Makes the controls.
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
  /// Plans below one another to choose from, and one subscribe button.
  nonisolated public static var picker: Self { Self() }
}
