import Foundation

/// An angle, clockwise on the screen: SwiftUI's `Angle`.
public struct Angle: Hashable, Comparable, Sendable {
  /// The size of the angle in radians; positive is clockwise.
  public var radians: Double

  /// The size of the angle in degrees; positive is clockwise.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates an angle of zero.
  public init() { radians = 0 }

  /// Creates an angle from radians.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle from degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// Creates an angle; 2π radians are a full turn.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Creates an angle; 360 degrees are a full turn.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// No rotation.
  public static let zero = Angle()

  /// Returns whether the left angle is smaller.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }

  /// Returns the sum of two angles.
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }

  /// Returns the difference of two angles.
  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }

  /// Returns the angle in the opposite direction.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// Returns the angle multiplied by a factor.
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }
}
