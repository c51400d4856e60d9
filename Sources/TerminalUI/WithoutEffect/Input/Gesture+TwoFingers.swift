import Foundation

/// A pinch of two fingers: SwiftUI's `MagnifyGesture`.
///
/// - In a terminal: The gesture never happens: a mouse has no second finger.
public struct MagnifyGesture: Gesture {
  /// The change of the distance between the fingers.
  public struct Value: Equatable, Sendable {
    /// The distance between the fingers, divided by their distance at the start.
    public var magnification: CGFloat
  }

  /// The gesture has no body.
  public typealias Body = Never

  /// Creates a gesture that starts after a minimum change.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A pinch of two fingers: SwiftUI's deprecated `MagnificationGesture`.
///
/// - In a terminal: The gesture never happens: a mouse has no second finger.
public struct MagnificationGesture: Gesture {
  /// The distance between the fingers, divided by their distance at the start.
  public typealias Value = CGFloat
  /// The gesture has no body.
  public typealias Body = Never
  /// The minimum change of the scale.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture that starts after a minimum change.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

/// A rotation of two fingers: SwiftUI's `RotateGesture`.
///
/// - In a terminal: The gesture never happens: a mouse has no second finger.
public struct RotateGesture: Gesture {
  /// The rotation of the fingers.
  public struct Value: Equatable, Sendable {
    /// The angle since the start of the gesture.
    public var rotation: Angle
  }

  /// The gesture has no body.
  public typealias Body = Never

  /// Creates a gesture that starts after a minimum change.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A rotation of two fingers: SwiftUI's deprecated `RotationGesture`.
///
/// - In a terminal: The gesture never happens: a mouse has no second finger.
public struct RotationGesture: Gesture {
  /// The angle since the start of the gesture.
  public typealias Value = Angle
  /// The gesture has no body.
  public typealias Body = Never
  /// The minimum change of the angle.
  public var minimumAngleDelta: Angle

  /// Creates a gesture that starts after a minimum change.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}
