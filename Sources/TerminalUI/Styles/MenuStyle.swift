/// The appearance of menus: SwiftUI's `MenuStyle`.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the view that draws a menu.
  associatedtype Body: View
  /// The properties of a menu that a style uses.
  typealias Configuration = MenuStyleConfiguration

  /// Returns the view that draws a menu.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a menu that a style uses: SwiftUI's `MenuStyleConfiguration`.
@MainActor @preconcurrency
public struct MenuStyleConfiguration {
  /// The type-erased label of a menu.
  public typealias Label = AnyView
  /// The type-erased items of a menu.
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
  /// Sets the style of the menus in this view: SwiftUI's `menuStyle`.
  public func menuStyle(_ style: some MenuStyle) -> some View {
    pushingStyle(style, on: \.menuStyles) { $0.makeBody(configuration: $1) }
  }
}

/// The default menu style: SwiftUI's `automatic`. It draws a button with a menu mark.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates a default menu style.
  public nonisolated init() {}

  /// Returns a button that opens the menu.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticMenu(configuration: configuration, hasEdges: true)
  }
}

/// A menu style that draws a button in the current button style: SwiftUI's `button`.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates a button menu style.
  public nonisolated init() {}

  /// Returns a button that opens the menu.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticMenu(configuration: configuration, hasEdges: true)
  }
}

/// A menu style that draws a label without edges: SwiftUI's `borderlessButton`.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates a borderless button menu style.
  public nonisolated init() {}

  /// Returns a label that opens the menu.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticMenu(configuration: configuration, hasEdges: false)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style that draws a button with a menu mark.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The style that draws a menu as a button.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The style that draws a menu as a label without edges.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
