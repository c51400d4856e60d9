/// Something that opens a menu of controls under it: SwiftUI's `Menu`. Enter, Space or a
/// click opens it; the arrows move in it, Enter chooses, Escape closes. A menu in a menu
/// opens the same way.
public struct Menu<Label: View, Content: View>: View {
  private let configuration: MenuStyleConfiguration

  /// Creates a menu with any label.
  public init(
    @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    configuration = MenuStyleConfiguration(label: AnyView(label())) { AnyView(content()) }
  }

  /// Creates a menu with any label that does something when pressed; the down arrow opens
  /// it.
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

  /// The menu in the style of its surroundings.
  public var body: some View {
    StyledView(\.menuStyles, configuration) { AutomaticMenu(configuration: $0, hasEdges: true) }
  }
}

extension Menu where Label == Text {
  /// Creates a menu that says something.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu that says something.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu that says something and does something when pressed; the down arrow
  /// opens it.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping @MainActor () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Creates a menu that says something and does something when pressed; the down arrow
  /// opens it.
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
  /// Creates a menu again inside a style that changes it; it is drawn in the next outer
  /// style.
  public init(_ configuration: MenuStyleConfiguration) {
    self.configuration = configuration
  }
}
