/// The set of colours that a program chooses for its terminal: a built-in theme, or one with its
/// own colours.
///
/// ```swift
/// import TerminalUI
///
/// let forest = ColorTheme(
///   "forest",
///   background: CellColor(red: 16, green: 32, blue: 22),
///   colors: [.accent: CellColor(red: 122, green: 200, blue: 94)]
/// )
/// ```
public struct ColorTheme: Hashable, Sendable {
  /// The name, by which a person chooses the theme.
  public let name: String
  /// The background that the theme assumes; `nil` if the terminal's background decides.
  public let backgroundScheme: ColorScheme?
  /// Whether the theme has colours. Without them, bold, dim and reverse remain.
  public let hasColors: Bool
  /// The colour of text without a role; `nil` for the terminal's text colour.
  public let text: CellColor?
  /// The background of the screen; `nil` for the terminal's background.
  public let background: CellColor?
  /// The theme's own colours of roles. All other roles have the colours of the built-in theme for
  /// the background.
  public let colors: [ColorRole: CellColor]

  /// Creates a theme with its own colours.
  ///
  /// - Parameters:
  ///   - name: The name. A name of a built-in theme would hide that theme.
  ///   - base: The scheme whose colours fill in the missing roles. Default: the scheme of the
  ///     theme's background, or of the terminal's background if the theme has none.
  ///   - text: The colour of text without a role.
  ///   - background: The background of the screen.
  ///   - colors: The colours of roles, as text and as filled areas. The colour of the role
  ///     `standard` is ignored: `text` and `background` replace it.
  public init(
    _ name: String,
    base: ColorScheme? = nil,
    text: CellColor? = nil,
    background: CellColor? = nil,
    colors: [ColorRole: CellColor] = [:]
  ) {
    self.name = name
    backgroundScheme = base ?? background?.backgroundScheme
    hasColors = true
    (self.text, self.background) = (text, background)
    self.colors = colors.filter { $0.key != .standard }
  }

  private init(builtIn name: String, _ scheme: ColorScheme?, hasColors: Bool = true) {
    (self.name, backgroundScheme, self.hasColors) = (name, scheme, hasColors)
    (text, background, colors) = (nil, nil, [:])
  }
}

extension ColorTheme {
  /// Colours for the background that the terminal reports.
  public static let auto = ColorTheme(builtIn: "auto", nil)
  /// Colours for a light background.
  public static let light = ColorTheme(builtIn: "light", .light)
  /// Colours for a dark background.
  public static let dark = ColorTheme(builtIn: "dark", .dark)
  /// No colours. Bold, dim and reverse remain.
  public static let mono = ColorTheme(builtIn: "mono", nil, hasColors: false)

  /// Whether the theme is one that every program has.
  public var isBuiltIn: Bool { Self.builtIn.contains(self) }

  /// The themes that every program has.
  public static let builtIn = [auto, light, dark, mono]
}

extension CellColor {
  /// The scheme of a screen with this background; `nil` for a role. Of the ANSI colours, white and
  /// the bright colours are light, as in the environment variable `COLORFGBG`.
  fileprivate var backgroundScheme: ColorScheme? {
    switch value {
    case .role: nil
    case .ansi(let number): number == 7 || number >= 9 ? .light : .dark
    case .rgb(let red, let green, let blue):
      ColorScheme(
        ofBackground: Double(red) / 255,
        Double(green) / 255,
        Double(blue) / 255
      )
    }
  }
}
