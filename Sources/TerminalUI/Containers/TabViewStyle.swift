/// The appearance of a tab view's bar.
enum TabAppearance: Hashable, Sendable {
  /// Labels in a line at the bottom.
  case bar
  /// Labels in a sidebar if the width is at least 60 cells, else at the bottom.
  case sidebar
  /// Dots at the bottom.
  case page(PageTabViewStyle.IndexDisplayMode)
}

/// The style of a ``TabView``: SwiftUI's `TabViewStyle`.
public protocol TabViewStyle: Sendable {}

private protocol TabAppearanceStyle {
  var appearance: TabAppearance { get }
}

/// A line of labels at the bottom: SwiftUI's `DefaultTabViewStyle`.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// A line of labels at the bottom: SwiftUI's `TabBarOnlyTabViewStyle`.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// A line of labels at the bottom: SwiftUI's `GroupedTabViewStyle`.
public struct GroupedTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// A sidebar if the width is at least 60 cells, else a line at the bottom: SwiftUI's
/// `SidebarAdaptableTabViewStyle`.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, TabAppearanceStyle {
  var appearance: TabAppearance { .sidebar }

  /// Creates the style.
  public init() {}
}

/// Pages with a dot each, turned by the left and right arrow keys: SwiftUI's `PageTabViewStyle`.
public struct PageTabViewStyle: TabViewStyle, TabAppearanceStyle {
  /// When the dots are shown: SwiftUI's `PageTabViewStyle.IndexDisplayMode`.
  public struct IndexDisplayMode: Hashable, Sendable {
    let fewest: Int

    /// The dots are visible if there are at least two pages.
    public static let automatic = IndexDisplayMode(fewest: 2)
    /// The dots are visible even if there is one page.
    public static let always = IndexDisplayMode(fewest: 1)
    /// The dots are never visible.
    public static let never = IndexDisplayMode(fewest: .max)

    func shows(_ count: Int) -> Bool { count >= fewest }
  }

  let indexDisplayMode: IndexDisplayMode
  var appearance: TabAppearance { .page(indexDisplayMode) }

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A line of labels at the bottom.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A line of labels at the bottom.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// A line of labels at the bottom.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A sidebar if the width is at least 60 cells, else a line of labels at the bottom.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages, with dots if there are at least two pages.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Returns a style with pages, and with dots as `indexDisplayMode` specifies.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

private enum TabAppearanceKey: EnvironmentKey {
  static let defaultValue = TabAppearance.bar
}

extension EnvironmentValues {
  var tabAppearance: TabAppearance {
    get { self[TabAppearanceKey.self] }
    set { self[TabAppearanceKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the tab views in this view: SwiftUI's `tabViewStyle`.
  public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
    environment(\.tabAppearance, (style as? any TabAppearanceStyle)?.appearance ?? .bar)
  }

  /// Sets the label of this view's tab: SwiftUI's `tabItem`.
  public func tabItem(@ViewBuilder _ label: () -> some View) -> some View {
    let label = AnyView(label())
    return writingRowTraits { if $0.tabLabel == nil { $0.tabLabel = label } }
  }
}
