/// Where the controls of a subscription store can stand: StoreKit's
/// `SubscriptionStoreControlPlacement`. Each style has a type of its own, so that a
/// placement it does not have cannot be written.
public protocol SubscriptionStoreControlPlacement: RawRepresentable
where RawValue == SubscriptionStoreControlPlacementKey {
  /// As the style likes best.
  static var automatic: Self { get }
}

/// The name of a placement: StoreKit's `SubscriptionStoreControlPlacementKey`.
public struct SubscriptionStoreControlPlacementKey: Hashable, Sendable {
  /// The name as it is written in code.
  package let name: String

  private init(_ name: String) { self.name = name }

  /// As the style likes best.
  package static let automatic = Self("automatic")
  /// All controls scroll with the marketing content.
  public static let scrollView = Self("scrollView")
  /// All controls stay in a bar below.
  public static let bottomBar = Self("bottomBar")
  /// The options scroll, what confirms the choice stays in a bar below.
  public static let buttonsInBottomBar = Self("buttonsInBottomBar")
  /// Controls at the leading edge, marketing content beside them.
  public static let leading = Self("leading")
  /// Controls at the trailing edge, marketing content beside them.
  public static let trailing = Self("trailing")
  /// Controls below marketing content of small height.
  public static let bottom = Self("bottom")

  /// All placements there are.
  package static let all: [Self] = [
    .automatic, .scrollView, .bottomBar, .buttonsInBottomBar, .leading, .trailing, .bottom,
  ]
}

/// A placement of one of StoreKit's own styles. Each style has a type of its own, which lists
/// the placements that the style has; how one is found by its name is the same in all.
public protocol ListedControlPlacement: SubscriptionStoreControlPlacement, Hashable, Sendable {
  /// The placements that the style has.
  static var allPlacements: [Self] { get }
}

extension ListedControlPlacement {
  /// The placement of a name; `nil` for one that the style does not have.
  public init?(rawValue: SubscriptionStoreControlPlacementKey) {
    guard let placement = Self.allPlacements.first(where: { $0.rawValue == rawValue }) else {
      return nil
    }
    self = placement
  }
}

/// Any placement, for styles that do not say which they have: StoreKit's
/// `AutomaticSubscriptionStoreControlPlacement`.
public struct AutomaticSubscriptionStoreControlPlacement: ListedControlPlacement {
  /// The placement's name.
  public let rawValue: SubscriptionStoreControlPlacementKey

  private init(_ key: SubscriptionStoreControlPlacementKey) { rawValue = key }

  /// All placements: each name has one.
  public static let allPlacements = [
    automatic, scrollView, bottomBar, buttonsInBottomBar, leading, trailing, bottom,
  ]

  /// As the style likes best.
  public static let automatic = Self(.automatic)
  /// All controls scroll with the marketing content.
  public static let scrollView = Self(.scrollView)
  /// All controls stay in a bar below.
  public static let bottomBar = Self(.bottomBar)
  /// What confirms the choice in a ``SubscriptionStorePicker`` stays in a bar below.
  public static let buttonsInBottomBar = Self(.buttonsInBottomBar)
  /// Controls at the leading edge.
  public static let leading = Self(.leading)
  /// Controls at the trailing edge.
  public static let trailing = Self(.trailing)
  /// Controls below marketing content of small height.
  public static let bottom = Self(.bottom)
}
