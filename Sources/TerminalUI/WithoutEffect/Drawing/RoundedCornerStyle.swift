/// How round corners bend: SwiftUI's `RoundedCornerStyle`.
///
/// - In a terminal: Both styles look the same: they differ by less than a cell.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarters of a circle.
  case circular
  /// Softer.
  case continuous
}
