/// Controls that belong together: SwiftUI's `ControlGroup`. They stand side by side.
public struct ControlGroup<Content: View>: View {
  private let configuration: ControlGroupStyleConfiguration

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) {
    configuration = ControlGroupStyleConfiguration(
      content: AnyView(content()),
      label: AnyView(EmptyView())
    )
  }

  /// Creates a group with a label, for where it becomes a menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) {
    configuration = ControlGroupStyleConfiguration(
      content: AnyView(content()),
      label: AnyView(label())
    )
  }

  /// Creates a group with a title, for where it becomes a menu.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group with a title, for where it becomes a menu.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// The group in the style of its surroundings.
  public var body: some View {
    StyledView(\.controlGroupStyles, configuration) { ControlRow(configuration: $0) }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates a group again inside a style that changes it; it is drawn in the next outer
  /// style.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.configuration = configuration
  }
}

/// How groups of controls look: SwiftUI's `ControlGroupStyle`.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The view of a group.
  associatedtype Body: View
  /// What a style gets to work with.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Makes the view of a group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style of groups gets to work with: SwiftUI's `ControlGroupStyleConfiguration`.
@MainActor @preconcurrency
public struct ControlGroupStyleConfiguration {
  /// The controls, whatever they are.
  public typealias Content = AnyView
  /// The label, whatever it is made of.
  public typealias Label = AnyView

  /// The controls.
  public let content: Content
  /// The label.
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
  /// Sets the style of the groups of controls in this view.
  public func controlGroupStyle(_ style: some ControlGroupStyle) -> some View {
    pushingStyle(style, on: \.controlGroupStyles) { $0.makeBody(configuration: $1) }
  }
}

/// The style of groups that were given none: SwiftUI's `automatic`. Side by side.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The controls side by side.
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(configuration: configuration)
  }
}

/// The controls in a menu: SwiftUI's `menu`.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A menu of the controls.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// The controls side by side: SwiftUI's `navigation`.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The controls side by side.
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(configuration: configuration)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The style of groups that were given none.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The controls in a menu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The controls side by side.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

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
