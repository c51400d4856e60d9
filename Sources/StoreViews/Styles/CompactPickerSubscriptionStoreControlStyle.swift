import StoreModel
import TerminalUI

/// A shelf of cards side by side that scrolls sideways, for two or three plans: StoreKit's
/// `CompactPickerSubscriptionStoreControlStyle`.
@MainActor @preconcurrency
public struct CompactPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Where the controls can stand.
  public struct Placement: ListedControlPlacement {
    /// The placement's name.
    public let rawValue: SubscriptionStoreControlPlacementKey

    private init(_ key: SubscriptionStoreControlPlacementKey) { rawValue = key }

    /// The placements that the style has.
    public static let allPlacements = [automatic, scrollView, bottomBar, buttonsInBottomBar]

    /// As the style likes best.
    public static let automatic = Self(.automatic)
    /// All controls scroll with the marketing content.
    public static let scrollView = Self(.scrollView)
    /// All controls stay in a bar below.
    public static let bottomBar = Self(.bottomBar)
    /// The options scroll, the subscribe button stays in a bar below.
    public static let buttonsInBottomBar = Self(.buttonsInBottomBar)
  }

  /// Creates the style.
  nonisolated public init() {}

  /// Makes the controls.
  public func makeBody(configuration: Configuration) -> some View {
    SubscriptionPicker(
      pickerContent: {
        PlanCarousel(configuration: configuration)
      },
      confirmation: { SubscribeButton($0) }
    )
  }
}

extension SubscriptionStoreControlStyle where Self == CompactPickerSubscriptionStoreControlStyle {
  /// A shelf of cards side by side that scrolls sideways.
  nonisolated public static var compactPicker: Self { Self() }
}
