/// A stack of screens, in the form that came before ``NavigationStack``: SwiftUI's
/// `NavigationView`. Where its content is two or three views they are columns, as in a
/// ``NavigationSplitView``.
public struct NavigationView<Content: View>: View {
  private let content: Content
  @State private var model = NavigationModel()
  @Environment(\.navigationViewIsStack) private var isStack

  /// Creates a stack.
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

/// A view that is several views in a row.
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

/// How a ``NavigationView`` shows its views: SwiftUI's `NavigationViewStyle`.
public protocol NavigationViewStyle: Sendable {}

/// Columns where there are several views, else a stack: SwiftUI's
/// `DefaultNavigationViewStyle`.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// A stack that begins with the first view: SwiftUI's `StackNavigationViewStyle`.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// Columns: SwiftUI's `ColumnNavigationViewStyle`.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// Columns where there are several views, else a stack.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A stack.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns.
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
  /// Says how a ``NavigationView`` shows its views: SwiftUI's `navigationViewStyle`.
  public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View {
    environment(\.navigationViewIsStack, style is StackNavigationViewStyle)
  }
}
