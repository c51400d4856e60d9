/// The purpose of a screen's toolbar: SwiftUI's `ToolbarRole`.
///
/// - In a terminal: Bars look the same in every role.
public struct ToolbarRole: Hashable, Sendable {
  /// The context decides.
  public static let automatic = ToolbarRole()
  /// A screen for browsing content.
  public static let browser = ToolbarRole()
  /// A screen for editing a document.
  public static let editor = ToolbarRole()
  /// A screen of a navigation stack.
  public static let navigationStack = ToolbarRole()
}

extension View {
  /// Shows or hides the background of bars: SwiftUI's `toolbarBackground(_:for:)`.
  ///
  /// - In a terminal: Bars have the terminal's own background and a separator line.
  public func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Sets the background of bars: SwiftUI's `toolbarBackground(_:for:)`.
  ///
  /// - In a terminal: Bars have the terminal's own background and a separator line.
  public func toolbarBackground<Style: ShapeStyle>(
    _ style: Style,
    for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Sets the purpose of the screen's toolbar: SwiftUI's `toolbarRole`.
  ///
  /// - In a terminal: Bars look the same in every role.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Shows or hides the background of bars: SwiftUI's `toolbarBackgroundVisibility(_:for:)`.
  ///
  /// - In a terminal: Bars have the terminal's own background and a separator line.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Sets the foreground style of bars: SwiftUI's `toolbarForegroundStyle(_:for:)`.
  ///
  /// - In a terminal: The style is ignored. Titles stay bold and items keep the accent colour, so
  ///   that users can distinguish them.
  public func toolbarForegroundStyle<Style: ShapeStyle>(
    _ style: Style,
    for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Sets whether bars are light or dark: SwiftUI's `toolbarColorScheme`.
  ///
  /// - In a terminal: Bars have the terminal's own background, light or dark.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> some View {
    self
  }
}

/// When the tab bar is minimized: SwiftUI's `TabBarMinimizeBehavior`.
///
/// - In a terminal: The tab bar has one line and is always visible.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// The platform decides.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// The tab bar shrinks while content scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// The tab bar shrinks while content scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// The tab bar never shrinks.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

extension View {
  /// Sets when the tab bar is minimized: SwiftUI's `tabBarMinimizeBehavior(_:)`.
  ///
  /// - In a terminal: The tab bar has one line and is always visible.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}

/// The appearance of page dots: SwiftUI's `IndexViewStyle`.
///
/// - In a terminal: The dots have their own row, without a background.
public protocol IndexViewStyle: Sendable {}

/// The style with one dot per page: SwiftUI's `PageIndexViewStyle`.
///
/// - In a terminal: The dots have their own row, without a background.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots have a background: SwiftUI's `PageIndexViewStyle.BackgroundDisplayMode`.
  ///
  /// - In a terminal: The dots have their own row, without a background.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    /// The context decides.
    public static let automatic = BackgroundDisplayMode()
    /// The dots have a background while the user touches them.
    public static let interactive = BackgroundDisplayMode()
    /// The dots always have a background.
    public static let always = BackgroundDisplayMode()
    /// The dots never have a background.
    public static let never = BackgroundDisplayMode()
  }

  /// Creates a page dot style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// The style with one dot per page.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Returns the style with one dot per page and a background mode.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Sets the appearance of page dots: SwiftUI's `indexViewStyle`.
  ///
  /// - In a terminal: The dots have their own row, without a background.
  public func indexViewStyle<Style: IndexViewStyle>(_ style: Style) -> some View { self }
}
