/// How one screen gives way to another: SwiftUI's `NavigationTransition`.
///
/// - In a terminal: One screen replaces the other at once.
public protocol NavigationTransition: Sendable {}

/// As usual: SwiftUI's `AutomaticNavigationTransition`.
///
/// - In a terminal: One screen replaces the other at once.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// Out of a view: SwiftUI's `ZoomNavigationTransition`.
///
/// - In a terminal: One screen replaces the other at once.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As usual.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of the view that is marked as the source.
  public static func zoom(
    sourceID: some Hashable,
    in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

extension View {
  /// Says how the screen comes: SwiftUI's `navigationTransition`.
  ///
  /// - In a terminal: One screen replaces the other at once.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
}
