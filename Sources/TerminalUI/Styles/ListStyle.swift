/// The appearance of lists: SwiftUI's `ListStyle`.
///
/// As in SwiftUI, clients cannot write list styles. A client's type that conforms to this protocol
/// has the appearance of ``DefaultListStyle``.
@MainActor @preconcurrency
public protocol ListStyle {}

/// A list style with an appearance. All built-in styles conform to it.
@MainActor
protocol ListAppearanceStyle: ListStyle {
  var appearance: ListAppearance { get }
}

extension View {
  /// Sets the style of the lists in this view: SwiftUI's `listStyle`.
  public func listStyle(_ style: some ListStyle) -> some View {
    environment(\.listAppearance, (style as? any ListAppearanceStyle)?.appearance ?? .plain)
  }
}
