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

extension View {
  /// Adds a gesture beside those there are: SwiftUI's `simultaneousGesture`. When a button in
  /// the view is pressed, both are done.
  @ViewBuilder
  public func simultaneousGesture(
    _ gesture: some Gesture,
    including mask: GestureMask = .all
  ) -> some View {
    if mask.contains(.gesture), let tapped = Self.tapped(gesture) {
      accompanied(tapCount: tapped.tapCount) { tapped.end() }
    } else if mask.contains(.gesture), let dragged = Self.dragged(gesture) {
      DragArea(content: self, gesture: dragged)
    } else {
      self
    }
  }

  /// Adds a gesture that comes before those there are: SwiftUI's `highPriorityGesture`. A tap
  /// does what it says in place of what buttons in the view do.
  @ViewBuilder
  public func highPriorityGesture(
    _ gesture: some Gesture,
    including mask: GestureMask = .all
  ) -> some View {
    if mask.contains(.gesture), let tapped = Self.tapped(gesture) {
      FocusArea(
        content: self,
        tapCount: tapped.tapCount,
        action: { tapped.end() },
        replacesControls: true
      )
    } else if mask.contains(.gesture), let dragged = Self.dragged(gesture) {
      DragArea(content: self, gesture: dragged)
    } else {
      self
    }
  }

  /// Adds a gesture, unless it is masked.
  @ViewBuilder
  public func gesture(_ gesture: some Gesture, including mask: GestureMask) -> some View {
    if mask.contains(.gesture) { self.gesture(gesture) } else { self }
  }
}
