import Foundation

/// A place in a rectangle of any size, from 0, 0 at the top left corner to 1, 1 at the
/// bottom right one: SwiftUI's `UnitPoint`. Leading is the left side.
public struct UnitPoint: Hashable, Sendable {
  /// How far across, from 0 to 1.
  public var x: CGFloat
  /// How far down, from 0 to 1.
  public var y: CGFloat

  /// The top left corner.
  public init() { self.init(x: 0, y: 0) }

  /// Creates a place.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The origin, top left.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the left side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the right side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
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
  /// The place of the unit square that is nearest; the first corner's for what is no number.
  package var inUnitSquare: UnitPoint {
    UnitPoint(x: x.bounded(to: 0...1), y: y.bounded(to: 0...1))
  }
}
