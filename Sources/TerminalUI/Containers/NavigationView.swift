/// The predecessor of ``NavigationStack``: SwiftUI's deprecated `NavigationView`.
///
/// With two or three views as content it shows columns, like ``NavigationSplitView``.
public struct NavigationView<Content: View>: View {
  private let content: Content
  @State private var model = NavigationModel()
  @Environment(\.navigationViewIsStack) private var isStack

  /// Creates a navigation view from its first screen or its columns.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The topmost screen, or the columns.
  public var body: some View {
    let columns = (content as? any ViewSequence)?.views ?? []
    if isStack || columns.count < 2 {
      NavigationContainer(
        model: model,
        root: isStack ? columns.first ?? AnyView(content) : AnyView(content)
      )
    } else {
      NavigationColumns(
        sidebar: columns[0],
        content: columns.count > 2 ? columns[1] : nil,
        detail: columns[columns.count - 1],
        visibility: .constant(.automatic),
        preferredColumn: nil
      )
    }
  }
}

/// A view that consists of several views, such as the content of a builder.
@MainActor
private protocol ViewSequence {
  var views: [AnyView] { get }
}

extension TupleView: ViewSequence where repeat each Content: View {
  fileprivate var views: [AnyView] {
    guard let content else { return [] }
    var views: [AnyView] = []
    for view in repeat each content { views.append(AnyView(view)) }
    return views
  }
}

/// The style of a ``NavigationView``: SwiftUI's `NavigationViewStyle`.
public protocol NavigationViewStyle: Sendable {}

/// Columns if the content has several views, else a stack: SwiftUI's `DefaultNavigationViewStyle`.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// A stack that starts with the first view: SwiftUI's `StackNavigationViewStyle`.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// Columns, or a stack if the content is a single view: SwiftUI's `ColumnNavigationViewStyle`.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// Columns if the content has several views, else a stack.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A stack that starts with the first view.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns, or a stack if the content is a single view.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

private enum NavigationViewIsStackKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  fileprivate var navigationViewIsStack: Bool {
    get { self[NavigationViewIsStackKey.self] }
    set { self[NavigationViewIsStackKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the navigation views in this view: SwiftUI's `navigationViewStyle`.
  public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View {
    environment(\.navigationViewIsStack, style is StackNavigationViewStyle)
  }
}
