/// The style of lists that were given none: SwiftUI's `automatic`. As ``PlainListStyle``.
public struct DefaultListStyle: ListStyle, ListAppearanceStyle {
  var appearance: ListAppearance { .plain }

  /// Creates the style.
  public nonisolated init() {}
}

/// Rows, and headers above them: SwiftUI's `plain`.
public struct PlainListStyle: ListStyle, ListAppearanceStyle {
  var appearance: ListAppearance { .plain }

  /// Creates the style.
  public nonisolated init() {}
}

/// Rows away from the sides: SwiftUI's `inset`.
public struct InsetListStyle: ListStyle, ListAppearanceStyle {
  var appearance: ListAppearance { .inset }

  /// Creates the style.
  public nonisolated init() {}
}

/// A line above and below each section: SwiftUI's `grouped`.
public struct GroupedListStyle: ListStyle, ListAppearanceStyle {
  var appearance: ListAppearance { .grouped }

  /// Creates the style.
  public nonisolated init() {}
}

/// A frame around each section, its header in the upper line: SwiftUI's `insetGrouped`.
public struct InsetGroupedListStyle: ListStyle, ListAppearanceStyle {
  var appearance: ListAppearance { .boxed }

  /// Creates the style.
  public nonisolated init() {}
}

/// Rows for the side of a screen: SwiftUI's `sidebar`. As ``PlainListStyle``.
public struct SidebarListStyle: ListStyle, ListAppearanceStyle {
  var appearance: ListAppearance { .sidebar }

  /// Creates the style.
  public nonisolated init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The style of lists that were given none.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows, and headers above them.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows away from the sides.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// A line above and below each section.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A frame around each section, its header in the upper line.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows for the side of a screen.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
