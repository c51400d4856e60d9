import StoreModel
import TerminalUI

/// One subscribe button for each plan: StoreKit's `ButtonsSubscriptionStoreControlStyle`.
///
/// It has no `buttonsInBottomBar`: nothing is confirmed apart from the choice. A terminal
/// has the placements of every platform.
@MainActor @preconcurrency
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Where the controls can stand.
  public struct Placement: ListedControlPlacement {
    /// The placement's name.
    public let rawValue: SubscriptionStoreControlPlacementKey

    private init(_ key: SubscriptionStoreControlPlacementKey) { rawValue = key }

    /// The placements that the style has.
    public static let allPlacements = [automatic, scrollView, bottomBar, leading, trailing, bottom]

    /// As the style likes best.
    public static let automatic = Self(.automatic)
    /// All controls scroll with the marketing content.
    public static let scrollView = Self(.scrollView)
    /// All controls stay in a bar below.
    public static let bottomBar = Self(.bottomBar)
    /// Controls at the leading edge, marketing content beside them.
    public static let leading = Self(.leading)
    /// Controls at the trailing edge, marketing content beside them.
    public static let trailing = Self(.trailing)
    /// Controls below marketing content of small height.
    public static let bottom = Self(.bottom)
  }

  /// Creates the style.
  nonisolated public init() {}

  /// Makes the controls.
  public func makeBody(configuration: Configuration) -> some View {
    PlanButtons(configuration: configuration)
  }
}

extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
  /// One subscribe button for each plan.
  nonisolated public static var buttons: Self { Self() }
}
