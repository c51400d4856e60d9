/// The curve of rounded corners: SwiftUI's `RoundedCornerStyle`.
///
/// - In a terminal: Both styles look the same: they differ by less than a cell.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarter circles.
  case circular
  /// A curve without a visible start.
  case continuous
}
