/// A single window: SwiftUI's `Window`.
///
/// The program's first window fills the terminal. ``OpenWindowAction`` opens the other windows over
/// it, and Escape closes them.
public struct Window<Content: View>: PrimitiveScene, SceneCollecting {
  private let window: SceneWindow

  /// Creates a window with a title and an identifier for `openWindow(id:)`. The title is not shown.
  public init(
    _ title: Text,
    id: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    window = SceneWindow(kind: .window, id: id, title: title, content: { _ in AnyView(content()) })
  }

  /// Creates a window with a localized title and an identifier for `openWindow(id:)`. The title is
  /// not shown.
  public init(
    _ title: LocalizedStringKey,
    id: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(Text(title), id: id, content: content)
  }

  /// Creates a window with a verbatim title and an identifier for `openWindow(id:)`. The title is
  /// not shown.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    id: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(Text(title), id: id, content: content)
  }

  /// Adds the window.
  package func collect(into windows: inout [SceneWindow]) { windows.append(window) }
}
