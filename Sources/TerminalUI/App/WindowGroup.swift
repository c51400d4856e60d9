/// The program's main window: SwiftUI's `WindowGroup`. It has the whole terminal.
///
/// One that is declared later, or made for a value, is opened over the others by
/// ``OpenWindowAction`` and closed with Escape.
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

  /// Creates a window.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(nil, nil) { _ in content() }
  }

  /// Creates a window that can be opened by its name.
  public init(id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(nil, id) { _ in content() }
  }

  /// Creates a window with a title, which a bar in it may replace by its own.
  public init(_ title: Text, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title, nil) { _ in content() }
  }

  /// Creates a window with a title that can be opened by its name.
  public init(
    _ title: Text,
    id: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title, id) { _ in content() }
  }

  /// Creates a window with a title, which a bar in it may replace by its own.
  public init(
    _ title: LocalizedStringKey,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(Text(title), nil) { _ in content() }
  }

  /// Creates a window with a title, which a bar in it may replace by its own.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(Text(title), nil) { _ in content() }
  }

  /// Creates a window with a title that can be opened by its name.
  public init(
    _ title: LocalizedStringKey,
    id: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(Text(title), id) { _ in content() }
  }

  /// Creates a window with a title that can be opened by its name.
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
