import Foundation

/// Two fingers that move apart: SwiftUI's `MagnifyGesture`. Cells cannot be pinched:
/// it never happens.
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

/// Two fingers that move apart: SwiftUI's `MagnificationGesture`, the older form. Cells
/// cannot be pinched: it never happens.
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

/// Two fingers that turn: SwiftUI's `RotateGesture`. Cells cannot be turned: it never
/// happens.
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

/// Two fingers that turn: SwiftUI's `RotationGesture`, the older form. Cells cannot be
/// turned: it never happens.
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

/// Which gestures count where several could: SwiftUI's `GestureMask`.
public struct GestureMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// None.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All of them.
  public static let all: GestureMask = [.gesture, .subviews]
}
