/// A button that opens a menu of controls below it: SwiftUI's `Menu`.
///
/// Enter, Space or a click opens the menu. In the menu, the arrow keys move the focus, Enter
/// presses an item, and Escape closes the menu.
///
/// A menu inside a menu opens the same way.
public struct Menu<Label: View, Content: View>: View {
  private let configuration: MenuStyleConfiguration

  /// Creates a menu with a label.
  public init(
    @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    configuration = MenuStyleConfiguration(label: AnyView(label())) { AnyView(content()) }
  }

  /// Creates a menu with a label and a primary action. A press runs the action; the down arrow key
  /// opens the menu.
  public init(
    @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    configuration = MenuStyleConfiguration(
      label: AnyView(label()),
      primaryAction: primaryAction
    ) {
      AnyView(content())
    }
  }

  /// The menu in the style of the enclosing views.
  public var body: some View {
    StyledView(\.menuStyles, configuration) { AutomaticMenu(configuration: $0, hasEdges: true) }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a localized title.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu with a verbatim title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu with a localized title and a primary action. A press runs the action; the down
  /// arrow key opens the menu.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping @MainActor () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a verbatim title and a primary action. A press runs the action; the down
  /// arrow key opens the menu.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    @ViewBuilder content: @escaping @MainActor () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu from the configuration of a menu style. The next outer style draws it.
  public init(_ configuration: MenuStyleConfiguration) {
    self.configuration = configuration
  }
}
