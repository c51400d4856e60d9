import Foundation

/// Two gestures at the same time: SwiftUI's `SimultaneousGesture`.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What each of them tells.
  public struct Value {
    /// What the first tells, if it has happened.
    public var first: First.Value?
    /// What the second tells, if it has happened.
    public var second: Second.Value?
  }

  /// It is known to the engine.
  public typealias Body = Never
  /// One of them.
  public var first: First
  /// The other.
  public var second: Second

  /// Creates the gesture.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension SimultaneousGesture: PrimitiveGesture {
  func plan(
    _ memory: GestureMemory,
    changed: @escaping @MainActor (Value) -> Void,
    ended: @escaping @MainActor (Value) -> Void
  ) -> GesturePlan {
    let values = SimultaneousValues()
    let one = first.planned(
      memory,
      changed: { changed(Value(first: $0)) },
      ended: { values.isKept ? values.first = $0 : ended(Value(first: $0)) }
    )
    let other = second.planned(
      memory,
      changed: { changed(Value(second: $0)) },
      ended: { values.isKept ? values.second = $0 : ended(Value(second: $0)) }
    )
    guard let tap = one.taps.first, let second = other.taps.first, tap.count == second.count,
      one.taps.count == 1, other.taps.count == 1
    else { return one.joined(with: other) }
    let both = TapPlan(count: tap.count) { press in
      values.isKept = true
      tap.end(press)
      second.end(press)
      values.isKept = false
      ended(Value(first: values.first, second: values.second))
    }
    return GesturePlan(taps: [both], drags: one.drags + other.drags)
  }

  /// What both have told of one press.
  private final class SimultaneousValues {
    var isKept = false
    var first: First.Value?
    var second: Second.Value?
  }
}

/// A gesture that is followed by another: SwiftUI's `SequenceGesture`. A long press before a
/// drag is done as the drag begins.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// How far it has come.
  public enum Value {
    /// The first goes on.
    case first(First.Value)
    /// The first has ended, and the second goes on, once it has begun.
    case second(First.Value, Second.Value?)
  }

  /// It is known to the engine.
  public typealias Body = Never
  /// What comes first.
  public var first: First
  /// What follows.
  public var second: Second

  /// Creates the gesture.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture: PrimitiveGesture {
  func plan(
    _ memory: GestureMemory,
    changed: @escaping @MainActor (Value) -> Void,
    ended: @escaping @MainActor (Value) -> Void
  ) -> GesturePlan {
    let one = first.planned(
      memory,
      changed: { changed(.first($0)) },
      ended: { value in
        memory[Self.self] = value
        changed(.second(value, nil))
      }
    )
    let other = second.planned(
      memory,
      changed: { value in
        if let first = memory[Self.self] as? First.Value { changed(.second(first, value)) }
      },
      ended: { value in
        guard let first = memory[Self.self] as? First.Value else { return }
        memory[Self.self] = nil
        ended(.second(first, value))
      }
    )
    return one.drags.isEmpty ? Self.follow(one.taps, other) : one.joined(with: other)
  }

  /// Clicks one after the other, or a drag that begins with them.
  private static func follow(_ taps: [TapPlan], _ other: GesturePlan) -> GesturePlan {
    guard let first = taps.first else { return GesturePlan() }
    return GesturePlan(
      taps: other.taps.map { next in
        TapPlan(count: first.count + next.count) { press in
          first.end(press)
          next.end(press)
        }
      },
      drags: other.drags.map { next in
        DragPlan(
          drag: next.drag,
          begin: { press in
            first.end(press)
            next.begin(press)
          },
          changed: next.changed,
          ended: next.ended
        )
      }
    )
  }
}

/// A gesture, or failing that another: SwiftUI's `ExclusiveGesture`. A click that could be the
/// first of two waits a moment for the second.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What has happened.
  public enum Value {
    /// The first.
    case first(First.Value)
    /// The second.
    case second(Second.Value)
  }

  /// It is known to the engine.
  public typealias Body = Never
  /// What comes first.
  public var first: First
  /// What happens if that does not.
  public var second: Second

  /// Creates the gesture.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture: PrimitiveGesture {
  func plan(
    _ memory: GestureMemory,
    changed: @escaping @MainActor (Value) -> Void,
    ended: @escaping @MainActor (Value) -> Void
  ) -> GesturePlan {
    let one = first.planned(
      memory,
      changed: { changed(.first($0)) },
      ended: { ended(.first($0)) }
    )
    let other = second.planned(
      memory,
      changed: { changed(.second($0)) },
      ended: { ended(.second($0)) }
    )
    let least = one.taps.map(\.count).min() ?? .max
    let waiting = other.taps.filter { $0.count < least }.map { tap in
      TapPlan(count: tap.count, yields: !one.taps.isEmpty, end: tap.end)
    }
    return GesturePlan(
      taps: one.taps + waiting,
      drags: one.drags.isEmpty ? other.drags : one.drags
    )
  }
}

extension Gesture {
  /// Both at the same time: SwiftUI's `simultaneously(with:)`.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// The one, then another: SwiftUI's `sequenced(before:)`.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// The one, or failing that another: SwiftUI's `exclusively(before:)`.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
