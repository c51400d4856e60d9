/// A group of related controls, side by side: SwiftUI's `ControlGroup`.
public struct ControlGroup<Content: View>: View {
  private let configuration: ControlGroupStyleConfiguration

  /// Creates a group from its controls.
  public init(@ViewBuilder content: () -> Content) {
    configuration = ControlGroupStyleConfiguration(
      content: AnyView(content()),
      label: AnyView(EmptyView())
    )
  }

  /// Creates a group with a label. Only the style `menu` shows the label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) {
    configuration = ControlGroupStyleConfiguration(
      content: AnyView(content()),
      label: AnyView(label())
    )
  }

  /// Creates a group with a localized title. Only the style `menu` shows the title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group with a verbatim title. Only the style `menu` shows the title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// The group in the style of the enclosing views.
  public var body: some View {
    StyledView(\.controlGroupStyles, configuration) { ControlRow(configuration: $0) }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates a group from the configuration of a control group style. The next outer style draws
  /// it.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.configuration = configuration
  }
}

/// The appearance of control groups: SwiftUI's `ControlGroupStyle`.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of a styled group.
  associatedtype Body: View
  /// The properties of a group that a style can use.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Lays out the parts of a configuration. Called for each control group in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group that a style can use: SwiftUI's `ControlGroupStyleConfiguration`.
@MainActor @preconcurrency
public struct ControlGroupStyleConfiguration {
  /// The type-erased controls.
  public typealias Content = AnyView
  /// A type-erased label.
  public typealias Label = AnyView

  /// The controls, to be laid out side by side or in a menu.
  public let content: Content
  /// The label of the group; empty if it has none.
  public let label: Label
}

private enum ControlGroupStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<ControlGroupStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
  var controlGroupStyles: StyleStack<ControlGroupStyleConfiguration> {
    get { self[ControlGroupStylesKey.self] }
    set { self[ControlGroupStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the control groups in this view.
  public func controlGroupStyle(_ style: some ControlGroupStyle) -> some View {
    pushingStyle(style, on: \.controlGroupStyles) { $0.makeBody(configuration: $1) }
  }
}

/// The default style of control groups: SwiftUI's `automatic`. The controls are side by side.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the controls side by side.
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(configuration: configuration)
  }
}

/// A style with a button that opens the controls as menu items: SwiftUI's `menu`.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns a menu whose button shows the group's label.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// A style with the controls side by side: SwiftUI's `navigation`.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the controls side by side.
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(configuration: configuration)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default style: the controls side by side.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A button that opens the controls as items below it.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The controls side by side.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// The controls of a group side by side, or directly as items inside a menu.
private struct ControlRow: View {
  let configuration: ControlGroupStyleConfiguration
  @Environment(\.controlContext) private var context

  var body: some View {
    if context == .menu {
      configuration.content
    } else {
      HStack { configuration.content }
        .environment(\.controlContext, .standard)
    }
  }
}
