import Foundation

/// The room that a view likes around itself: SwiftUI's `ViewSpacing`. In cells every view
/// likes the same: a column beside it, no row above or below.
public struct ViewSpacing: Hashable, Sendable {
  private var isZero: Bool

  /// No room at all.
  public static let zero = ViewSpacing(isZero: true)

  /// The room that views like.
  public init() { isZero = false }

  private init(isZero: Bool) { self.isZero = isZero }

  /// The points that should be between two views that follow one another.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal && !(isZero && next.isZero) ? Points.perColumn : 0
  }

  /// Takes the greater room of two.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    isZero = isZero && other.isZero
  }

  /// The greater room of two.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    ViewSpacing(isZero: isZero && other.isZero)
  }
}
