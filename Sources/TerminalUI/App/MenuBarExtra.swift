/// A menu in the system's menu bar: SwiftUI's `MenuBarExtra`.
///
/// - In a terminal: If this is the program's only scene, the window shows the content. Otherwise
///   the content is not shown.
public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene, SceneCollecting {
  private let window: SceneWindow

  /// Creates a menu. The label is not shown.
  public init(
    @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    window = SceneWindow(kind: .menu, content: { _ in AnyView(content()) })
  }

  /// Adds the window with the content of the menu.
  package func collect(into windows: inout [SceneWindow]) { windows.append(window) }
}

extension MenuBarExtra where Label == Text {
  /// Creates a menu with a localized title. The title is not shown.
  public init(
    _ title: LocalizedStringKey,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu with a localized title and a symbol. Neither is shown.
  public init(
    _ title: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu with a verbatim title. The title is not shown.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu with a verbatim title and a symbol, which are not shown.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}
