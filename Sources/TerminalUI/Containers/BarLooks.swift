import Foundation

/// When a bar of tabs becomes smaller: SwiftUI's `TabBarMinimizeBehavior`.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// As suits the place.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// When content scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// When content scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

extension View {
  /// Says whether something lies behind bars: SwiftUI's `toolbarBackgroundVisibility(_:for:)`.
  /// Bars of a terminal are set off by a line, so there is nothing to leave out.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Sets the style of what is in bars: SwiftUI's `toolbarForegroundStyle(_:for:)`. Cells
  /// cannot tell the items of a bar from its title by a colour alone: titles stay bold, items
  /// keep the accent.
  public func toolbarForegroundStyle<Style: ShapeStyle>(
    _ style: Style,
    for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Says when the bar of tabs becomes smaller: SwiftUI's `tabBarMinimizeBehavior(_:)`. Cells
  /// cannot be given up by a bar of one line: it stays.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// Puts a view below the tabs: SwiftUI's `tabViewBottomAccessory(content:)`.
  public func tabViewBottomAccessory(
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: .bottom, content: content)
  }
}
