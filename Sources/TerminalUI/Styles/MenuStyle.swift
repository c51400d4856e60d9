/// How menus look: SwiftUI's `MenuStyle`.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The view of a menu.
  associatedtype Body: View
  /// What a style gets to work with.
  typealias Configuration = MenuStyleConfiguration

  /// Makes the view of a menu.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a menu style gets to work with: SwiftUI's `MenuStyleConfiguration`.
@MainActor @preconcurrency
public struct MenuStyleConfiguration {
  /// A menu's label, whatever it is made of.
  public typealias Label = AnyView
  /// A menu's items, whatever they are made of.
  public typealias Content = AnyView

  /// The menu's label.
  public let label: Label
  let primaryAction: (@MainActor () -> Void)?
  let content: @MainActor () -> Content

  init(
    label: Label,
    primaryAction: (@MainActor () -> Void)? = nil,
    content: @escaping @MainActor () -> Content
  ) {
    self.label = label
    self.primaryAction = primaryAction
    self.content = content
  }
}

private enum MenuStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<MenuStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
  var menuStyles: StyleStack<MenuStyleConfiguration> {
    get { self[MenuStylesKey.self] }
    set { self[MenuStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the menus in this view.
  public func menuStyle(_ style: some MenuStyle) -> some View {
    pushingStyle(style, on: \.menuStyles) { $0.makeBody(configuration: $1) }
  }
}

/// The style of menus that were given none: SwiftUI's `automatic`. A button with a mark
/// that it opens.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A button that opens the menu.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticMenu(configuration: configuration, hasEdges: true)
  }
}

/// A button that opens a menu, in the style of buttons: SwiftUI's `button`.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A button that opens the menu.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticMenu(configuration: configuration, hasEdges: true)
  }
}

/// A label without edges that opens a menu: SwiftUI's `borderlessButton`.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A label that opens the menu.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticMenu(configuration: configuration, hasEdges: false)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style of menus that were given none.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button that opens a menu.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A label without edges that opens a menu.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
