/// The shape of line ends: Core Graphics' `CGLineCap`.
///
/// - In a terminal: All lines end in the same way.
public enum CGLineCap: Hashable, Sendable {
  /// The line ends at its end point.
  case butt
  /// Rounded by half the line width.
  case round
  /// The line ends half a line width after its end point.
  case square
}

/// The shape of corners between lines: Core Graphics' `CGLineJoin`.
///
/// - In a terminal: All lines meet in the same way.
public enum CGLineJoin: Hashable, Sendable {
  /// A pointed corner.
  case miter
  /// Rounded by half the line width.
  case round
  /// A corner that is cut off.
  case bevel
}
