extension NavigationLink {
  /// Says whether the link leads into the next column: SwiftUI's older `isDetailLink`.
  ///
  /// - In a terminal: Links of a sidebar lead into the next column, and all others stay in their
  ///   own.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

/// How a split view shares its room: SwiftUI's `NavigationSplitViewStyle`.
///
/// - In a terminal: Columns share their room in the same way in every style.
public protocol NavigationSplitViewStyle: Sendable {}

/// Columns side by side: SwiftUI's `AutomaticNavigationSplitViewStyle`.
///
/// - In a terminal: Columns share their room in the same way in every style.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// Columns side by side: SwiftUI's `BalancedNavigationSplitViewStyle`.
///
/// - In a terminal: Columns share their room in the same way in every style.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// Columns side by side: SwiftUI's `ProminentDetailNavigationSplitViewStyle`.
///
/// - In a terminal: Columns share their room in the same way in every style.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// Columns side by side.
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Columns side by side.
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// Columns side by side.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// Says how split views share their room: SwiftUI's `navigationSplitViewStyle`.
  ///
  /// - In a terminal: Columns share their room in the same way in every style.
  public func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(
    _ style: Style
  ) -> some View {
    self
  }
}
