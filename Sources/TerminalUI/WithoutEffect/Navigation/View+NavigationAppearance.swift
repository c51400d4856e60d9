extension NavigationLink {
  /// Sets whether the link opens in the detail column: SwiftUI's deprecated `isDetailLink`.
  ///
  /// - In a terminal: Links in a sidebar open in the next column. All other links open in their own
  ///   column.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

/// How a split view divides its width: SwiftUI's `NavigationSplitViewStyle`.
///
/// - In a terminal: Columns divide the width in the same way in every style.
public protocol NavigationSplitViewStyle: Sendable {}

/// The default split view style: SwiftUI's `AutomaticNavigationSplitViewStyle`.
///
/// - In a terminal: Columns divide the width in the same way in every style.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the split view style.
  public init() {}
}

/// A style with balanced columns: SwiftUI's `BalancedNavigationSplitViewStyle`.
///
/// - In a terminal: Columns divide the width in the same way in every style.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the split view style.
  public init() {}
}

/// A style with a large detail column: SwiftUI's `ProminentDetailNavigationSplitViewStyle`.
///
/// - In a terminal: Columns divide the width in the same way in every style.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the split view style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// A split view with its columns side by side.
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// A split view with its columns side by side.
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A split view with its columns side by side.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// Sets how split views divide their width: SwiftUI's `navigationSplitViewStyle`.
  ///
  /// - In a terminal: Columns divide the width in the same way in every style.
  public func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(
    _ style: Style
  ) -> some View {
    self
  }
}
