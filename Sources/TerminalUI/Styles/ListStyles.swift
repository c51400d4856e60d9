/// The default list style: SwiftUI's `automatic`. Same as ``PlainListStyle``.
public struct DefaultListStyle: ListStyle, ListAppearanceStyle {
  var appearance: ListAppearance { .plain }

  /// Creates a default list style.
  public nonisolated init() {}
}

/// A list style without lines or frames: SwiftUI's `plain`.
public struct PlainListStyle: ListStyle, ListAppearanceStyle {
  var appearance: ListAppearance { .plain }

  /// Creates a plain list style.
  public nonisolated init() {}
}

/// A list style with a margin on both sides: SwiftUI's `inset`.
public struct InsetListStyle: ListStyle, ListAppearanceStyle {
  var appearance: ListAppearance { .inset }

  /// Creates an inset list style.
  public nonisolated init() {}
}

/// A list style with a line above and below each section: SwiftUI's `grouped`.
public struct GroupedListStyle: ListStyle, ListAppearanceStyle {
  var appearance: ListAppearance { .grouped }

  /// Creates a grouped list style.
  public nonisolated init() {}
}

/// A list style with a frame around each section, and the section's header in the upper line of the
/// frame: SwiftUI's `insetGrouped`.
public struct InsetGroupedListStyle: ListStyle, ListAppearanceStyle {
  var appearance: ListAppearance { .boxed }

  /// Creates an inset grouped list style.
  public nonisolated init() {}
}

/// A list style for sidebars: SwiftUI's `sidebar`. Looks like ``PlainListStyle``.
public struct SidebarListStyle: ListStyle, ListAppearanceStyle {
  var appearance: ListAppearance { .sidebar }

  /// Creates a sidebar list style.
  public nonisolated init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The style without lines or frames, like ``PlainListStyle``.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// The style without lines or frames.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// The style with a margin on both sides.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// The style with a line above and below each section.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// The style with a frame around each section, and the section's header in the upper line.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// The style for the list beside the main content.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
