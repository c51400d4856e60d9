/// A window there is one of: SwiftUI's `Window`. The first scene of a program has the
/// whole terminal; a later one is opened over it by ``OpenWindowAction`` and closed with
/// Escape.
public struct Window<Content: View>: PrimitiveScene, SceneCollecting {
  private let window: SceneWindow

  /// Creates a window.
  public init(
    _ title: Text,
    id: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    window = SceneWindow(kind: .window, id: id, title: title, content: { _ in AnyView(content()) })
  }

  /// Creates a window.
  public init(
    _ title: LocalizedStringKey,
    id: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(Text(title), id: id, content: content)
  }

  /// Creates a window.
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
