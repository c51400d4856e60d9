/// What a background is for: SwiftUI's `ContainerBackgroundPlacement`.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// A placement of a library on top of this one, by its name.
  public init(_ name: String) { self.name = name }

  /// Behind a screen of a navigation.
  public static let navigation = ContainerBackgroundPlacement("navigation")
  /// Behind all columns of a navigation.
  public static let navigationSplitView = ContainerBackgroundPlacement("navigationSplitView")
  /// Behind a tab.
  public static let tabView = ContainerBackgroundPlacement("tabView")
  /// Behind a window.
  public static let window = ContainerBackgroundPlacement("window")
  /// Behind a widget.
  public static let widget = ContainerBackgroundPlacement("widget")
}

extension View {
  /// Fills the ground of the container around: SwiftUI's `containerBackground(_:for:)`.
  /// Cells cannot be filled from within another view: the ground behind this view is.
  public func containerBackground<S: ShapeStyle>(
    _ style: S,
    for container: ContainerBackgroundPlacement
  ) -> some View {
    background(style)
  }

  /// Puts a view behind the container around: SwiftUI's
  /// `containerBackground(for:alignment:content:)`. Cells cannot be filled from within
  /// another view: it stands behind this view.
  public func containerBackground(
    for container: ContainerBackgroundPlacement,
    alignment: Alignment = .center,
    @ViewBuilder content: () -> some View
  ) -> some View {
    background(alignment: alignment, content: content)
  }

  /// Asks for a light or dark screen: SwiftUI's `preferredColorScheme`. Cells cannot change
  /// the terminal's theme: the views inside take the scheme as theirs.
  @ViewBuilder
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
  }

  /// Has the views inside choose their colours for light or dark ground: SwiftUI's older
  /// `colorScheme(_:)`. The terminal's theme stays.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Hides the status bar: SwiftUI's `statusBarHidden`. Cells cannot be taken from what the
  /// terminal shows outside; there is no status bar to hide.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Hides what the system lays over a screen: SwiftUI's `persistentSystemOverlays`. Cells
  /// cannot be covered by a system: there is nothing to hide.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
