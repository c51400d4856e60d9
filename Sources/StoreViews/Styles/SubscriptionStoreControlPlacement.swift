/// A position of the controls of a subscription store: StoreKit's
/// `SubscriptionStoreControlPlacement`. Each style has its own placement type. Code that uses an
/// unsupported placement therefore does not compile.
public protocol SubscriptionStoreControlPlacement: RawRepresentable
where RawValue == SubscriptionStoreControlPlacementKey {
  /// The default placement of the style.
  static var automatic: Self { get }
}

/// The key of a placement, common to all styles: StoreKit's `SubscriptionStoreControlPlacementKey`.
public struct SubscriptionStoreControlPlacementKey: Hashable, Sendable {
  /// The name of the placement as written in code, such as `bottomBar`.
  package let name: String

  private init(_ name: String) { self.name = name }

  /// The default placement: all controls follow the marketing content as one block. If the block
  /// does not fit, the options scroll and the subscribe button is in a fixed bar at the bottom.
  package static let automatic = Self("automatic")
  /// Places all controls in the scroll view, below the marketing content.
  public static let scrollView = Self("scrollView")
  /// Places all controls in a fixed bar at the bottom of the store.
  public static let bottomBar = Self("bottomBar")
  /// Places the options in the scroll view and the subscribe button in a fixed bar at the bottom.
  public static let buttonsInBottomBar = Self("buttonsInBottomBar")
  /// Places the controls at the leading edge, beside the marketing content.
  public static let leading = Self("leading")
  /// Places the controls at the trailing edge, beside the marketing content.
  public static let trailing = Self("trailing")
  /// Places the controls below marketing content that takes at most a third of the height.
  public static let bottom = Self("bottom")

  /// Every key that StoreKit defines, in the order of this list.
  package static let all: [Self] = [
    .automatic, .scrollView, .bottomBar, .buttonsInBottomBar, .leading, .trailing, .bottom,
  ]
}

/// A placement of one of StoreKit's own styles. Each style lists the placements that it supports;
/// this protocol finds a placement by its key.
///
/// ```swift
/// import StoreKit
///
/// struct BarPlacement: ListedControlPlacement {
///   static let automatic = BarPlacement(key: .bottomBar)
///   static let allPlacements = [automatic]
///   let rawValue: SubscriptionStoreControlPlacementKey
///
///   private init(key: SubscriptionStoreControlPlacementKey) { rawValue = key }
/// }
/// ```
public protocol ListedControlPlacement: SubscriptionStoreControlPlacement, Hashable, Sendable {
  /// The placements that this style supports.
  static var allPlacements: [Self] { get }
}

extension ListedControlPlacement {
  /// Returns the placement with a key; `nil` if the style does not support it.
  public init?(rawValue: SubscriptionStoreControlPlacementKey) {
    guard let placement = Self.allPlacements.first(where: { $0.rawValue == rawValue }) else {
      return nil
    }
    self = placement
  }
}

/// The placements of styles that do not declare their own placement type: StoreKit's
/// `AutomaticSubscriptionStoreControlPlacement`.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct PlanNames: SubscriptionStoreControlStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     ForEach(configuration.options) { Text($0.displayName) }
///   }
/// }
///
/// struct Paywall: View {
///   var body: some View {
///     SubscriptionStoreView(groupID: "21459F7A")
///       .subscriptionStoreControlStyle(PlanNames(), placement: .bottomBar)
///   }
/// }
/// ```
public struct AutomaticSubscriptionStoreControlPlacement: ListedControlPlacement {
  /// The key that identifies the placement in every style.
  public let rawValue: SubscriptionStoreControlPlacementKey

  private init(_ key: SubscriptionStoreControlPlacementKey) { rawValue = key }

  /// All placements: this type supports every key.
  public static let allPlacements = [
    automatic, scrollView, bottomBar, buttonsInBottomBar, leading, trailing, bottom,
  ]

  /// The default placement of the style.
  public static let automatic = Self(.automatic)
  /// Places all controls in the scroll view, below the marketing content.
  public static let scrollView = Self(.scrollView)
  /// Places all controls in a fixed bar at the bottom of the store.
  public static let bottomBar = Self(.bottomBar)
  /// Places the confirmation of a ``SubscriptionStorePicker`` in a fixed bar at the bottom.
  public static let buttonsInBottomBar = Self(.buttonsInBottomBar)
  /// Places the controls at the leading edge, beside the marketing content.
  public static let leading = Self(.leading)
  /// Places the controls at the trailing edge, beside the marketing content.
  public static let trailing = Self(.trailing)
  /// Places the controls below marketing content that takes at most a third of the height.
  public static let bottom = Self(.bottom)
}
