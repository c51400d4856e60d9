import Foundation

/// A point in a rectangle of any size, from (0, 0) at the top left to (1, 1) at the bottom right:
/// SwiftUI's `UnitPoint`. Leading always means left.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width, from 0 to 1.
  public var x: CGFloat
  /// The fraction of the height, from 0 to 1.
  public var y: CGFloat

  /// Creates the point at the top left corner.
  public init() { self.init(x: 0, y: 0) }

  /// Creates a point from fractions of the width and height.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The centre of the rectangle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The centre of the left side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The centre of the right side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The centre of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The centre of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint {
  /// The nearest point inside the rectangle. NaN becomes 0.
  package var inUnitSquare: UnitPoint {
    UnitPoint(x: x.bounded(to: 0...1), y: y.bounded(to: 0...1))
  }
}
