import Foundation

/// The preferred spacing around a view: SwiftUI's `ViewSpacing`. Every view has the same spacing:
/// one column at the sides, no row above or below.
public struct ViewSpacing: Hashable, Sendable {
  private var isZero: Bool

  /// No spacing.
  public static let zero = ViewSpacing(isZero: true)

  /// Creates the preferred spacing of a view.
  public init() { isZero = false }

  private init(isZero: Bool) { self.isZero = isZero }

  /// Returns the preferred distance between two adjacent views, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal && !(isZero && next.isZero) ? Points.perColumn : 0
  }

  /// Replaces this spacing with `other` if `other` is greater. `edges` has no effect.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    isZero = isZero && other.isZero
  }

  /// Returns the greater of this spacing and `other`. `edges` has no effect.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    ViewSpacing(isZero: isZero && other.isZero)
  }
}
