import Foundation

/// Two gestures that are recognized at the same time: SwiftUI's `SimultaneousGesture`.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of both gestures.
  public struct Value {
    /// The value of the first gesture; `nil` if it has not been recognized.
    public var first: First.Value?
    /// The value of the second gesture; `nil` if it has not been recognized.
    public var second: Second.Value?
  }

  /// The gesture has no body.
  public typealias Body = Never
  /// The first of the two gestures.
  public var first: First
  /// The second of the two gestures.
  public var second: Second

  /// Creates a combination of two gestures.
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

  /// The values of both gestures for a single press.
  private final class SimultaneousValues {
    var isKept = false
    var first: First.Value?
    var second: Second.Value?
  }
}

/// A gesture that follows another gesture: SwiftUI's `SequenceGesture`. A long press before a drag
/// ends when the drag starts.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The state of the sequence.
  public enum Value {
    /// The first gesture is in progress.
    case first(First.Value)
    /// The first gesture has ended. The second value is `nil` until the second gesture starts.
    case second(First.Value, Second.Value?)
  }

  /// The gesture has no body.
  public typealias Body = Never
  /// The gesture that has to end first.
  public var first: First
  /// The gesture that follows.
  public var second: Second

  /// Creates a sequence of two gestures.
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

  /// Returns the plan of a sequence that starts with a tap. If the second gesture is a tap, the
  /// plan waits for the clicks of both taps. If the second gesture is a drag, the start of the drag
  /// also ends the tap.
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

/// A gesture with an alternative, which is recognized if the gesture fails: SwiftUI's
/// `ExclusiveGesture`. If a double click has precedence over a single click, the single click waits
/// 0.3 seconds.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the recognized gesture.
  public enum Value {
    /// The first gesture was recognized.
    case first(First.Value)
    /// The second gesture was recognized.
    case second(Second.Value)
  }

  /// The gesture has no body.
  public typealias Body = Never
  /// The gesture with precedence.
  public var first: First
  /// The gesture that is recognized if the first gesture fails.
  public var second: Second

  /// Creates a combination in which the first gesture has precedence.
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
  /// Combines two gestures that are recognized at the same time: SwiftUI's `simultaneously(with:)`.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Combines this gesture with another gesture that follows it: SwiftUI's `sequenced(before:)`.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Combines this gesture with an alternative, which is recognized if this gesture fails:
  /// SwiftUI's `exclusively(before:)`.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
