import TerminalUI

// MARK: - Text

extension UIColor {
  /// The colour of text.
  public static let label = UIColor(Color.primary)
  /// The colour of text for second reading.
  public static let secondaryLabel = UIColor(Color.secondary)
  /// The colour of text for third reading.
  ///
  /// - In a terminal: It is the same as ``secondaryLabel``.
  public static let tertiaryLabel = UIColor(Color.secondary)
  /// The colour of text for fourth reading.
  ///
  /// - In a terminal: It is the same as ``secondaryLabel``.
  public static let quaternaryLabel = UIColor(Color.secondary)
  /// The colour of a prompt in an empty field.
  public static let placeholderText = UIColor(Color.secondary)
  /// The colour of links.
  public static let link = UIColor(Color.accentColor)
  /// The tint of the surroundings.
  public static let tintColor = UIColor(Color.accentColor)
  /// The colour of thin lines.
  public static let separator = UIColor(Color(CellColor.separator))
  /// The colour of thin lines that let nothing through.
  public static let opaqueSeparator = UIColor(Color(CellColor.separator))
}

// MARK: - Grounds

extension UIColor {
  /// The ground: the terminal's own.
  public static let systemBackground = UIColor(Color(CellColor.standard))
  /// A background in front of ``systemBackground``.
  ///
  /// - In a terminal: It is the terminal's own background.
  public static let secondarySystemBackground = systemBackground
  /// A background in front of ``secondarySystemBackground``.
  ///
  /// - In a terminal: It is the terminal's own background.
  public static let tertiarySystemBackground = systemBackground
  /// The ground of grouped lists: the terminal's own.
  public static let systemGroupedBackground = systemBackground
  /// The background of a group in a grouped list.
  ///
  /// - In a terminal: It is the terminal's own background.
  public static let secondarySystemGroupedBackground = systemBackground
  /// A background in front of ``secondarySystemGroupedBackground``.
  ///
  /// - In a terminal: It is the terminal's own background.
  public static let tertiarySystemGroupedBackground = systemBackground
  /// What fills thin shapes: a faint grey.
  public static let systemFill = UIColor(Color.gray.opacity(0.2))
  /// What fills shapes: a fainter grey.
  public static let secondarySystemFill = UIColor(Color.gray.opacity(0.16))
  /// What fills large shapes: a still fainter grey.
  public static let tertiarySystemFill = UIColor(Color.gray.opacity(0.12))
  /// What fills the largest shapes: the faintest grey.
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
  /// Between red and yellow.
  public static let systemOrange = UIColor(Color.orange)
  /// Between red and purple.
  public static let systemPink = UIColor(Color.pink)
  /// The terminal's own magenta.
  public static let systemPurple = UIColor(Color.purple)
  /// A blue with some green.
  public static let systemTeal = UIColor(Color.teal)
  /// Between blue and purple.
  public static let systemIndigo = UIColor(Color.indigo)
  /// A light green with some blue.
  public static let systemMint = UIColor(Color.mint)
  /// The terminal's own cyan.
  public static let systemCyan = UIColor(Color.cyan)
  /// A dark orange.
  public static let systemBrown = UIColor(Color.brown)
  /// The terminal's own grey.
  public static let systemGray = UIColor(Color.gray)
  /// A fainter grey.
  public static let systemGray2 = UIColor(Color.gray.opacity(0.8))
  /// A fainter grey.
  public static let systemGray3 = UIColor(Color.gray.opacity(0.6))
  /// A faint grey.
  public static let systemGray4 = UIColor(Color.gray.opacity(0.4))
  /// A faint grey.
  public static let systemGray5 = UIColor(Color.gray.opacity(0.25))
  /// The faintest grey.
  public static let systemGray6 = UIColor(Color.gray.opacity(0.15))
  /// No colour: nothing is drawn.
  public static let clear = UIColor(Color.clear)
  /// The terminal's own black.
  public static let black = UIColor(Color.black)
  /// The terminal's own white.
  public static let white = UIColor(Color.white)
}
