/// How lists look: SwiftUI's `ListStyle`. As there, the styles are those of this library:
/// one written elsewhere looks like ``DefaultListStyle``.
@MainActor @preconcurrency
public protocol ListStyle {}

/// A style that has a look.
@MainActor
protocol ListAppearanceStyle: ListStyle {
  var appearance: ListAppearance { get }
}

extension View {
  /// Sets the style of the lists in this view.
  public func listStyle(_ style: some ListStyle) -> some View {
    environment(\.listAppearance, (style as? any ListAppearanceStyle)?.appearance ?? .plain)
  }
}
