import Foundation

/// Something a person does with a pointer: SwiftUI's `Gesture`.
///
/// A tap is a click, or Enter or Space in the focus, and what a long press does is done by a
/// click too. Drags follow the mouse while its main button is held.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What is told when the gesture ends.
  associatedtype Value
  /// The type of the gesture that this one is made of.
  associatedtype Body: Gesture
  /// The gesture that this one is made of.
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
  /// Nothing is told.
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// A gesture that the engine knows itself has no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is known to the engine; do not call its body")
  }
}

/// Some clicks: SwiftUI's `TapGesture`.
public struct TapGesture: Gesture {
  /// Nothing is told but that it ended.
  public typealias Value = Void
  /// It is made of no other.
  public typealias Body = Never
  /// How many clicks are needed, with no other view in focus between them. Enter and Space
  /// need not be repeated.
  public var count: Int

  /// Creates the gesture.
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

/// Some clicks, and where: SwiftUI's `SpatialTapGesture`.
public struct SpatialTapGesture: Gesture {
  /// Where the click was: SwiftUI's `SpatialTapGesture.Value`.
  public struct Value: Equatable, Sendable {
    /// The middle of the cell in points, or that of the view where a key pressed it.
    public var location: CGPoint
  }

  /// It is made of no other.
  public typealias Body = Never
  /// How many clicks are needed. Enter and Space need not be repeated.
  public var count: Int
  /// In which the place is told.
  public var coordinateSpace: CoordinateSpace {
    get { space.value }
    set { space.value = newValue }
  }
  private var space: MainActorValue<CoordinateSpace>

  /// Creates the gesture.
  public nonisolated init(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.count = count
    space = MainActorValue(coordinateSpace.coordinateSpace)
  }

  /// Creates the gesture.
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

/// A press that is held: SwiftUI's `LongPressGesture`.
///
/// - In a terminal: Every click counts as a long press.
public struct LongPressGesture: Gesture {
  /// Whether it was held long enough; always so.
  public typealias Value = Bool
  /// It is made of no other.
  public typealias Body = Never
  /// How long it were to be held, in seconds.
  public var minimumDuration: Double
  /// How far the pointer may move, in points.
  public var maximumDistance: CGFloat

  /// Creates the gesture.
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
