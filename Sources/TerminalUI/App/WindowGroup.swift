/// The program's main window: SwiftUI's `WindowGroup`. The first window group fills the terminal.
///
/// ``OpenWindowAction`` opens another window group, or a window for a value, over the current
/// window. Escape closes the opened window.
public struct WindowGroup<Content: View>: PrimitiveScene {
  let window: SceneWindow

  init(
    _ title: Text?,
    _ id: String?,
    valueType: ObjectIdentifier? = nil,
    _ content: @escaping @MainActor (AnyHashable?) -> Content
  ) {
    window = SceneWindow(
      kind: .window,
      id: id,
      title: title,
      valueType: valueType,
      content: { AnyView(content($0)) }
    )
  }

  /// Creates a window without a title.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(nil, nil) { _ in content() }
  }

  /// Creates a window with an identifier for `openWindow(id:)`.
  public init(id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(nil, id) { _ in content() }
  }

  /// Creates a window with a title. The title is not shown.
  public init(_ title: Text, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title, nil) { _ in content() }
  }

  /// Creates a window with a title and an identifier for `openWindow(id:)`. The title is not shown.
  public init(
    _ title: Text,
    id: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title, id) { _ in content() }
  }

  /// Creates a window with a localized title. The title is not shown.
  public init(
    _ title: LocalizedStringKey,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(Text(title), nil) { _ in content() }
  }

  /// Creates a window with a verbatim title. The title is not shown.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(Text(title), nil) { _ in content() }
  }

  /// Creates a window with a localized title and an identifier for `openWindow(id:)`. The title is
  /// not shown.
  public init(
    _ title: LocalizedStringKey,
    id: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(Text(title), id) { _ in content() }
  }

  /// Creates a window with a verbatim title and an identifier for `openWindow(id:)`. The title is
  /// not shown.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    id: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(Text(title), id) { _ in content() }
  }
}

extension WindowGroup: SceneCollecting {
  /// Adds the window.
  package func collect(into windows: inout [SceneWindow]) { windows.append(window) }
}
