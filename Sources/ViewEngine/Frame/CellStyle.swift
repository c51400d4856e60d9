/// What a colour is for. Roles become real colours only when a terminal draws
/// them, so that 16 colours, 256, or none at all need no second design.
public enum ColorRole: UInt8, Hashable, Sendable, CaseIterable {
  /// The terminal's own foreground or background.
  case standard
  /// The one thing Enter does: the selected plan, the default button.
  case accent
  /// Text on a filled accent.
  case onAccent
  /// Second reading: descriptions, terms, hints.
  case secondary
  /// Amounts of money.
  case price
  /// What is won: a free week, a saving.
  case badge
  /// All is well: subscribed, paid.
  case success
  /// Attention: a payment that fails, a lapse ahead.
  case warning
  /// An error or a loss.
  case critical
  /// Lines and frames.
  case separator
}

/// How a cell looks beside its text.
public struct CellStyle: Hashable, Sendable {
  /// Properties of a character that a terminal can show without colour.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Heavier or brighter.
    public static let bold = Attributes(rawValue: 1)
    /// Fainter.
    public static let dim = Attributes(rawValue: 2)
    /// Slanted.
    public static let italic = Attributes(rawValue: 4)
    /// A line below.
    public static let underline = Attributes(rawValue: 8)
    /// Foreground and background exchanged.
    public static let reverse = Attributes(rawValue: 16)
    /// A line through.
    public static let strikethrough = Attributes(rawValue: 32)
  }

  /// The character's colour.
  public var foreground: CellColor
  /// The colour behind it.
  public var background: CellColor
  /// Bold, dim and the like.
  public var attributes: Attributes

  /// The terminal's own colours, no attribute.
  public static let plain = CellStyle()

  /// Creates a style.
  public init(
    foreground: CellColor = .standard,
    background: CellColor = .standard,
    attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }
}
