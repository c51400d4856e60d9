/// The transition from one screen to another: SwiftUI's `NavigationTransition`.
///
/// - In a terminal: One screen replaces the other at once.
public protocol NavigationTransition: Sendable {}

/// The default transition: SwiftUI's `AutomaticNavigationTransition`.
///
/// - In a terminal: One screen replaces the other at once.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// A transition that zooms out of a view: SwiftUI's `ZoomNavigationTransition`.
///
/// - In a terminal: One screen replaces the other at once.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default transition between screens.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Returns a transition that zooms out of the view marked as its source.
  public static func zoom(
    sourceID: some Hashable,
    in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

extension View {
  /// Sets the transition to this screen: SwiftUI's `navigationTransition`.
  ///
  /// - In a terminal: One screen replaces the other at once.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
}
