/// What a screen is for: SwiftUI's `ToolbarRole`.
///
/// - In a terminal: Bars look the same in every role.
public struct ToolbarRole: Hashable, Sendable {
  /// As the place asks for.
  public static let automatic = ToolbarRole()
  /// Going through content.
  public static let browser = ToolbarRole()
  /// Working on a document.
  public static let editor = ToolbarRole()
  /// A stack of screens.
  public static let navigationStack = ToolbarRole()
}

extension View {
  /// Says whether something lies behind bars: SwiftUI's `toolbarBackground(_:for:)`.
  ///
  /// - In a terminal: Bars have the terminal's own background and are set off by a line.
  public func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Puts a style behind bars: SwiftUI's `toolbarBackground(_:for:)`.
  ///
  /// - In a terminal: Bars have the terminal's own background and are set off by a line.
  public func toolbarBackground<Style: ShapeStyle>(
    _ style: Style,
    for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Says what the screen is for: SwiftUI's `toolbarRole`.
  ///
  /// - In a terminal: Bars look the same in every role.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Says whether something lies behind bars: SwiftUI's `toolbarBackgroundVisibility(_:for:)`.
  ///
  /// - In a terminal: Bars have the terminal's own background and are set off by a line.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Sets the style of what is in bars: SwiftUI's `toolbarForegroundStyle(_:for:)`.
  ///
  /// - In a terminal: The style is ignored. Titles stay bold and items keep the accent colour, so
  ///   that a person can tell them apart.
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

/// When a bar of tabs becomes smaller: SwiftUI's `TabBarMinimizeBehavior`.
///
/// - In a terminal: The bar of tabs has one line and always stays.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// As suits the place.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// When content scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// When content scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

extension View {
  /// Says when the bar of tabs becomes smaller: SwiftUI's `tabBarMinimizeBehavior(_:)`.
  ///
  /// - In a terminal: The bar of tabs has one line and always stays.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}

/// How the dots of pages look: SwiftUI's `IndexViewStyle`.
///
/// - In a terminal: The dots have a row of their own and need nothing behind them.
public protocol IndexViewStyle: Sendable {}

/// Dots for pages: SwiftUI's `PageIndexViewStyle`.
///
/// - In a terminal: The dots have a row of their own and need nothing behind them.
public struct PageIndexViewStyle: IndexViewStyle {
  /// What lies behind the dots: SwiftUI's `PageIndexViewStyle.BackgroundDisplayMode`.
  ///
  /// - In a terminal: The dots have a row of their own and need nothing behind them.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    /// As the place asks for.
    public static let automatic = BackgroundDisplayMode()
    /// While the dots are used.
    public static let interactive = BackgroundDisplayMode()
    /// Always.
    public static let always = BackgroundDisplayMode()
    /// Never.
    public static let never = BackgroundDisplayMode()
  }

  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots for pages.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots for pages, in front of something or not.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Says how the dots of pages look: SwiftUI's `indexViewStyle`.
  ///
  /// - In a terminal: The dots have a row of their own and need nothing behind them.
  public func indexViewStyle<Style: IndexViewStyle>(_ style: Style) -> some View { self }
}
