import Foundation

/// A movement with a button held down: SwiftUI's `DragGesture`.
///
/// A terminal does not report how the mouse moves: the gesture is there to be written, and
/// never happens. What it does must be reached by keys, too.
public struct DragGesture: Gesture {
  /// Where a movement has come to: SwiftUI's `DragGesture.Value`.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// Where the pointer is.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint
    /// The way from there.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// How fast, in points a second.
    public var velocity: CGSize { .zero }
    /// Where it will end.
    public var predictedEndLocation: CGPoint { location }
    /// The way to there.
    public var predictedEndTranslation: CGSize { translation }
  }

  /// It is made of no other.
  public typealias Body = Never
  /// How far the pointer has to go, in points.
  public var minimumDistance: CGFloat

  /// Creates the gesture.
  public nonisolated init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
  }
}

/// Two fingers that move apart: SwiftUI's `MagnifyGesture`. A terminal has no fingers, so it
/// never happens.
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

/// Two fingers that turn: SwiftUI's `RotateGesture`. A terminal has no fingers, so it never
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

/// A gesture that never happens, with what would be done: SwiftUI's `_ChangedGesture` and
/// others.
public struct SilentGesture<Content: Gesture>: Gesture {
  /// What the gesture tells.
  public typealias Value = Content.Value
  /// It is made of no other.
  public typealias Body = Never
  let content: Content
}

extension SilentGesture: Tapped where Content: Tapped {
  var tapCount: Int { content.tapCount }
  func end() { content.end() }
}

extension Gesture {
  /// Does something each time the gesture goes on. Of what a terminal reports nothing does:
  /// a tap is over at once.
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> SilentGesture<Self> {
    SilentGesture(content: self)
  }

  /// Does something when the gesture ends. Those that a terminal does not report never do.
  @_disfavoredOverload
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> SilentGesture<Self> {
    SilentGesture(content: self)
  }

  /// Keeps a value while the gesture lasts: none lasts in a terminal, so the value stays.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) -> SilentGesture<Self> {
    SilentGesture(content: self)
  }
}

/// A value that is kept while a gesture lasts: SwiftUI's `GestureState`. No gesture of a
/// terminal lasts, so it is always its first value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The value.
  public let wrappedValue: Value

  /// Creates the value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates the value.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// What a gesture is given to update.
  public var projectedValue: GestureState<Value> { self }
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
