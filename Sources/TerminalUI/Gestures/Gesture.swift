import Foundation

/// A pointer gesture: SwiftUI's `Gesture`.
///
/// A tap is a click, or Enter or Space on the focused view. A click also runs the action of a long
/// press. Drags follow the mouse while its primary button is down.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the gesture's value.
  associatedtype Value
  /// The type of the gesture that this gesture consists of.
  associatedtype Body: Gesture
  /// The gesture that this gesture consists of.
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
  /// The type of the value: none exists.
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// Traps. Built-in gestures have no body, so it is never called.
  public var body: Never {
    preconditionFailure("\(Self.self) is known to the engine; do not call its body")
  }
}

/// A click, or several in a row: SwiftUI's `TapGesture`.
public struct TapGesture: Gesture {
  /// The gesture has no value.
  public typealias Value = Void
  /// The gesture has no body.
  public typealias Body = Never
  /// The number of clicks. If the focus moves between them, counting restarts. A single Enter or
  /// Space is enough.
  public var count: Int

  /// Creates a tap gesture with a number of clicks.
  public nonisolated init(count: Int = 1) {
    self.count = count
  }
}

extension TapGesture: PrimitiveGesture {
  func plan(
    _ memory: GestureMemory,
    changed: @escaping @MainActor (Value) -> Void,
    ended: @escaping @MainActor (Value) -> Void
  ) -> GesturePlan {
    GesturePlan(taps: [TapPlan(count: count) { _ in ended(()) }])
  }
}

/// A click, or several in a row, with their position: SwiftUI's `SpatialTapGesture`.
public struct SpatialTapGesture: Gesture {
  /// The position of a tap: SwiftUI's `SpatialTapGesture.Value`.
  public struct Value: Equatable, Sendable {
    /// The centre of the clicked cell, in points. For a key, the centre of the view.
    public var location: CGPoint
  }

  /// The gesture has no body.
  public typealias Body = Never
  /// The number of clicks. A single Enter or Space is enough.
  public var count: Int
  /// The coordinate space of the position.
  public var coordinateSpace: CoordinateSpace {
    get { space.value }
    set { space.value = newValue }
  }
  private var space: MainActorValue<CoordinateSpace>

  /// Creates a tap gesture with a number of clicks.
  public nonisolated init(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.count = count
    space = MainActorValue(coordinateSpace.coordinateSpace)
  }

  /// Creates a tap gesture with a number of clicks.
  @_disfavoredOverload
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace) {
    self.count = count
    space = MainActorValue(coordinateSpace)
  }
}

extension SpatialTapGesture: PrimitiveGesture {
  func plan(
    _ memory: GestureMemory,
    changed: @escaping @MainActor (Value) -> Void,
    ended: @escaping @MainActor (Value) -> Void
  ) -> GesturePlan {
    let tap = TapPlan(count: count) { ended(Value(location: $0.location(in: coordinateSpace))) }
    return GesturePlan(taps: [tap])
  }
}

/// A press of a minimum duration: SwiftUI's `LongPressGesture`.
///
/// - In a terminal: Every click counts as a long press.
public struct LongPressGesture: Gesture {
  /// Whether the press was long enough; always `true`.
  public typealias Value = Bool
  /// The gesture has no body.
  public typealias Body = Never
  /// The minimum duration, in seconds. A terminal ignores it.
  public var minimumDuration: Double
  /// The maximum distance of the pointer, in points. A terminal ignores it.
  public var maximumDistance: CGFloat

  /// Creates a long press gesture.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: PrimitiveGesture {
  func plan(
    _ memory: GestureMemory,
    changed: @escaping @MainActor (Value) -> Void,
    ended: @escaping @MainActor (Value) -> Void
  ) -> GesturePlan {
    GesturePlan(taps: [TapPlan(count: 1) { _ in ended(true) }])
  }
}
