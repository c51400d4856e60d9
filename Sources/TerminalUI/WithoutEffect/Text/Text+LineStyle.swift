extension Text {
  /// The style of an underline or strikethrough: SwiftUI's `Text.LineStyle`.
  ///
  /// - In a terminal: Every line is solid and has the text's colour.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    ///
    /// - In a terminal: Every line is solid.
    public enum Pattern: Hashable, Sendable {
      /// A solid line.
      case solid
      /// A line of dots.
      case dot
      /// A line of dashes.
      case dash
      /// A line of dashes and dots in turn.
      case dashDot
      /// A line of a dash and two dots in turn.
      case dashDotDot
    }

    /// A single solid line.
    public static let single = LineStyle()

    /// Creates a line style; `nil` as colour means the colour of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
  }
}
