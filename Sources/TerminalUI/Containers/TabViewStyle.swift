/// How a tab view shows its tabs.
enum TabAppearance: Hashable, Sendable {
  /// Their names in a line at the bottom.
  case bar
  /// Their names at the side where there are 60 columns, else at the bottom.
  case sidebar
  /// Dots.
  case page(PageTabViewStyle.IndexDisplayMode)
}

/// How a tab view shows its tabs: SwiftUI's `TabViewStyle`.
public protocol TabViewStyle: Sendable {}

private protocol TabAppearanceStyle {
  var appearance: TabAppearance { get }
}

/// A line of names at the bottom: SwiftUI's `DefaultTabViewStyle`.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// A line of names at the bottom: SwiftUI's `TabBarOnlyTabViewStyle`.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// A line of names at the bottom: SwiftUI's `GroupedTabViewStyle`.
public struct GroupedTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// A column of names at the leading edge where there are 60 columns, else a line at the
/// bottom: SwiftUI's `SidebarAdaptableTabViewStyle`.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, TabAppearanceStyle {
  var appearance: TabAppearance { .sidebar }

  /// Creates the style.
  public init() {}
}

/// Pages that are turned with the left and right arrows, and a dot for each: SwiftUI's
/// `PageTabViewStyle`.
public struct PageTabViewStyle: TabViewStyle, TabAppearanceStyle {
  /// When there are dots: SwiftUI's `PageTabViewStyle.IndexDisplayMode`.
  public struct IndexDisplayMode: Hashable, Sendable {
    let fewest: Int

    /// Where there are several pages.
    public static let automatic = IndexDisplayMode(fewest: 2)
    /// Always.
    public static let always = IndexDisplayMode(fewest: 1)
    /// Never.
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
  /// A line of names at the bottom.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A line of names at the bottom.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// A line of names at the bottom.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A column of names where there is room.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages with dots.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages, with dots or without.
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
  /// Says how tab views in this view show their tabs: SwiftUI's `tabViewStyle`.
  public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
    environment(\.tabAppearance, (style as? any TabAppearanceStyle)?.appearance ?? .bar)
  }

  /// Names the tab of this view: SwiftUI's `tabItem`.
  public func tabItem(@ViewBuilder _ label: () -> some View) -> some View {
    let label = AnyView(label())
    return writingRowTraits { if $0.tabLabel == nil { $0.tabLabel = label } }
  }
}
