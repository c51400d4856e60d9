/// How one screen gives way to another: SwiftUI's `NavigationTransition`. Cells cannot show
/// what lies between: screens change at once.
public protocol NavigationTransition: Sendable {}

/// As usual: SwiftUI's `AutomaticNavigationTransition`.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// Out of a view: SwiftUI's `ZoomNavigationTransition`. Cells cannot show what lies between.
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
  /// Says how the screen comes: SwiftUI's `navigationTransition`. Cells cannot show what lies
  /// between: it comes at once.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
}
