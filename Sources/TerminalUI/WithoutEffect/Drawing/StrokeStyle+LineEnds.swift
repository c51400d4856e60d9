/// How the ends of lines look: Core Graphics' `CGLineCap`.
///
/// - In a terminal: All lines end in the same way.
public enum CGLineCap: Hashable, Sendable {
  /// Cut off at the end.
  case butt
  /// Round.
  case round
  /// Cut off a little later.
  case square
}

/// How lines meet: Core Graphics' `CGLineJoin`.
///
/// - In a terminal: All lines meet in the same way.
public enum CGLineJoin: Hashable, Sendable {
  /// Pointed.
  case miter
  /// Round.
  case round
  /// Cut off.
  case bevel
}
