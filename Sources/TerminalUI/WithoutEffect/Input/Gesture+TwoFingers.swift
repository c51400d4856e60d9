import Foundation

/// Two fingers that move apart: SwiftUI's `MagnifyGesture`.
///
/// - In a terminal: The gesture never happens: a mouse has no second finger.
public struct MagnifyGesture: Gesture {
  /// How far the fingers have come apart.
  public struct Value: Equatable, Sendable {
    /// How many times as far as before.
    public var magnification: CGFloat
  }

  /// It is made of no other.
  public typealias Body = Never

  /// Creates the gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that move apart: SwiftUI's `MagnificationGesture`, the older form.
///
/// - In a terminal: The gesture never happens: a mouse has no second finger.
public struct MagnificationGesture: Gesture {
  /// How many times as far apart as before.
  public typealias Value = CGFloat
  /// It is made of no other.
  public typealias Body = Never
  /// How far they have to come apart.
  public var minimumScaleDelta: CGFloat

  /// Creates the gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

/// Two fingers that turn: SwiftUI's `RotateGesture`.
///
/// - In a terminal: The gesture never happens: a mouse has no second finger.
public struct RotateGesture: Gesture {
  /// How far the fingers have turned.
  public struct Value: Equatable, Sendable {
    /// The angle.
    public var rotation: Angle
  }

  /// It is made of no other.
  public typealias Body = Never

  /// Creates the gesture.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two fingers that turn: SwiftUI's `RotationGesture`, the older form.
///
/// - In a terminal: The gesture never happens: a mouse has no second finger.
public struct RotationGesture: Gesture {
  /// The angle.
  public typealias Value = Angle
  /// It is made of no other.
  public typealias Body = Never
  /// How far they have to turn.
  public var minimumAngleDelta: Angle

  /// Creates the gesture.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}
