import TerminalUI

// MARK: - Text

extension UIColor {
  /// The colour of primary text.
  public static let label = UIColor(Color.primary)
  /// The colour of secondary text.
  public static let secondaryLabel = UIColor(Color.secondary)
  /// The colour of tertiary text.
  ///
  /// - In a terminal: The colour is the same as ``secondaryLabel``.
  public static let tertiaryLabel = UIColor(Color.secondary)
  /// The colour of quaternary text.
  ///
  /// - In a terminal: The colour is the same as ``secondaryLabel``.
  public static let quaternaryLabel = UIColor(Color.secondary)
  /// The colour of placeholder text in an empty text field.
  public static let placeholderText = UIColor(Color.secondary)
  /// The colour of links.
  public static let link = UIColor(Color.accentColor)
  /// The tint colour of the environment.
  public static let tintColor = UIColor(Color.accentColor)
  /// The colour of separator lines.
  public static let separator = UIColor(Color(cell: CellColor.separator))
  /// The colour of opaque separator lines.
  public static let opaqueSeparator = UIColor(Color(cell: CellColor.separator))
}

// MARK: - Backgrounds

extension UIColor {
  /// The primary background, which is the terminal's own.
  public static let systemBackground = UIColor(Color.terminalBackground)
  /// A background in front of ``systemBackground``.
  ///
  /// - In a terminal: The colour is the terminal's own background.
  public static let secondarySystemBackground = systemBackground
  /// A background in front of ``secondarySystemBackground``.
  ///
  /// - In a terminal: The colour is the terminal's own background.
  public static let tertiarySystemBackground = systemBackground
  /// The background of grouped lists, which is the terminal's own.
  public static let systemGroupedBackground = systemBackground
  /// The background of a group in a grouped list.
  ///
  /// - In a terminal: The colour is the terminal's own background.
  public static let secondarySystemGroupedBackground = systemBackground
  /// A background in front of ``secondarySystemGroupedBackground``.
  ///
  /// - In a terminal: The colour is the terminal's own background.
  public static let tertiarySystemGroupedBackground = systemBackground
  /// The fill colour of thin shapes: a light grey.
  public static let systemFill = UIColor(Color.gray.opacity(0.2))
  /// The fill colour of medium-sized shapes: a lighter grey.
  public static let secondarySystemFill = UIColor(Color.gray.opacity(0.16))
  /// The fill colour of large shapes: an even lighter grey.
  public static let tertiarySystemFill = UIColor(Color.gray.opacity(0.12))
  /// The fill colour of the largest shapes: the lightest grey.
  public static let quaternarySystemFill = UIColor(Color.gray.opacity(0.08))
}

// MARK: - Colours

extension UIColor {
  /// The terminal's own red.
  public static let systemRed = UIColor(Color.red)
  /// The terminal's own green.
  public static let systemGreen = UIColor(Color.green)
  /// The terminal's own blue.
  public static let systemBlue = UIColor(Color.blue)
  /// The terminal's own yellow.
  public static let systemYellow = UIColor(Color.yellow)
  /// A colour between red and yellow.
  public static let systemOrange = UIColor(Color.orange)
  /// A colour between red and purple.
  public static let systemPink = UIColor(Color.pink)
  /// The terminal's own magenta.
  public static let systemPurple = UIColor(Color.purple)
  /// A greenish blue.
  public static let systemTeal = UIColor(Color.teal)
  /// A colour between blue and purple.
  public static let systemIndigo = UIColor(Color.indigo)
  /// A light bluish green.
  public static let systemMint = UIColor(Color.mint)
  /// The terminal's own cyan.
  public static let systemCyan = UIColor(Color.cyan)
  /// A dark orange.
  public static let systemBrown = UIColor(Color.brown)
  /// The terminal's own grey.
  public static let systemGray = UIColor(Color.gray)
  /// A grey with reduced opacity.
  public static let systemGray2 = UIColor(Color.gray.opacity(0.8))
  /// A grey with reduced opacity.
  public static let systemGray3 = UIColor(Color.gray.opacity(0.6))
  /// A grey with low opacity.
  public static let systemGray4 = UIColor(Color.gray.opacity(0.4))
  /// A grey with low opacity.
  public static let systemGray5 = UIColor(Color.gray.opacity(0.25))
  /// The grey with the lowest opacity.
  public static let systemGray6 = UIColor(Color.gray.opacity(0.15))
}

// MARK: - Fixed colours

// The components are those of UIKit's documentation, such as
// https://developer.apple.com/documentation/uikit/uicolor/orange.
extension UIColor {
  /// A fully transparent colour.
  public static let clear = UIColor(Color.clear)
  /// The terminal's own black.
  public static let black = UIColor(Color.black)
  /// The terminal's own white.
  public static let white = UIColor(Color.white)
  /// A dark grey, independent of the terminal's theme.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// A grey, independent of the terminal's theme.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// A light grey, independent of the terminal's theme.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// A pure red, independent of the terminal's theme.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// A pure green, independent of the terminal's theme.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// A pure blue, independent of the terminal's theme.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// A pure cyan, independent of the terminal's theme.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// A pure magenta, independent of the terminal's theme.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// A pure yellow, independent of the terminal's theme.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// An orange, independent of the terminal's theme.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// A purple, independent of the terminal's theme.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// A brown, independent of the terminal's theme.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}
