/// The purpose of a colour. Roles become actual colours when a terminal draws them, so one design
/// works with 16 colours, 256 colours and none.
///
/// ```swift
/// import TerminalUI
///
/// let success = CellStyle(foreground: CellColor(ColorRole.success))
/// ```
public enum ColorRole: UInt8, Hashable, Sendable, CaseIterable {
  /// The default foreground or background colour of the terminal.
  case standard
  /// The element that Enter activates: the selected plan, the default button.
  case accent
  /// Text on a background in the accent colour.
  case onAccent
  /// Less important text: descriptions, terms, hints.
  case secondary
  /// An amount of money.
  case price
  /// An advantage for the customer: a free week, a discount.
  case badge
  /// Success: subscribed, paid.
  case success
  /// A warning: a payment fails, a subscription is about to lapse.
  case warning
  /// An error or a loss.
  case critical
  /// Lines and borders.
  case separator
  /// A quiet filled area: a secondary button, the track of a segmented picker.
  case fill
}

/// The colours and attributes of a cell.
///
/// ```swift
/// import TerminalUI
///
/// enum ShopStyles {
///   static let title = CellStyle(foreground: .accent, attributes: [.bold, .underline])
///   static let hint = CellStyle(foreground: .secondary)
/// }
/// ```
public struct CellStyle: Hashable, Sendable {
  /// Text attributes of a cell that terminals support without colour.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A heavier or brighter font.
    public static let bold = Attributes(rawValue: 1)
    /// A fainter colour.
    public static let dim = Attributes(rawValue: 2)
    /// A slanted font.
    public static let italic = Attributes(rawValue: 4)
    /// A line below the text.
    public static let underline = Attributes(rawValue: 8)
    /// Foreground and background swapped.
    public static let reverse = Attributes(rawValue: 16)
    /// A line through the text.
    public static let strikethrough = Attributes(rawValue: 32)
    /// The leftmost cells of a filled control. Output that cannot show the fill has a bracket there;
    /// see ``Frame/withControlEdges(quietOnly:)``. No terminal receives this attribute.
    package static let leftEdge = Attributes(rawValue: 64)
    /// The rightmost cells of a filled control.
    package static let rightEdge = Attributes(rawValue: 128)
  }

  /// The colour of the text.
  public var foreground: CellColor
  /// The colour behind the text.
  public var background: CellColor
  /// The text attributes.
  public var attributes: Attributes

  /// The default colours of the terminal, without attributes.
  public static let plain = CellStyle()

  /// Creates a style. Default: the terminal's own colours, without attributes.
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
