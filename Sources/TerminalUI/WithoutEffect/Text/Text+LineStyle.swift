extension Text {
  /// How a line below or through text looks: SwiftUI's `Text.LineStyle`.
  ///
  /// - In a terminal: Every line is solid and has the text's colour.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    ///
    /// - In a terminal: Every line is solid.
    public enum Pattern: Hashable, Sendable {
      /// Without gaps.
      case solid
      /// Points.
      case dot
      /// Dashes.
      case dash
      /// A dash and a point in turn.
      case dashDot
      /// A dash and two points in turn.
      case dashDotDot
    }

    /// A line without gaps.
    public static let single = LineStyle()

    /// Creates a style.
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
  }
}
