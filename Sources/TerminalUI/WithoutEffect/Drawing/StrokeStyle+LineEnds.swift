/// The shape of line ends: Core Graphics' `CGLineCap`.
///
/// - In a terminal: All lines end in the same way.
public enum CGLineCap: Hashable, Sendable {
  /// Cut off at the end point.
  case butt
  /// Rounded by half the line width.
  case round
  /// Cut off half a line width after the end point.
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
