/// A gesture with what it does: SwiftUI's `_ChangedGesture` and `_EndedGesture`.
public struct ActingGesture<Content: Gesture>: Gesture {
  /// What the gesture tells.
  public typealias Value = Content.Value
  /// It is made of no other.
  public typealias Body = Never
  let content: Content
  var onChanged: (@MainActor (Value) -> Void)?
  var onEnded: (@MainActor (Value) -> Void)?
}

extension ActingGesture: PrimitiveGesture {
  func plan(
    _ memory: GestureMemory,
    changed: @escaping @MainActor (Value) -> Void,
    ended: @escaping @MainActor (Value) -> Void
  ) -> GesturePlan {
    content.planned(
      memory,
      changed: { value in
        onChanged?(value)
        changed(value)
      },
      ended: { value in
        onEnded?(value)
        ended(value)
      }
    )
  }
}

/// A gesture that tells something else: SwiftUI's `_MapGesture`.
public struct MapGesture<Content: Gesture, Value>: Gesture {
  /// It is made of no other.
  public typealias Body = Never
  let content: Content
  let transform: @MainActor (Content.Value) -> Value
}

extension MapGesture: PrimitiveGesture {
  func plan(
    _ memory: GestureMemory,
    changed: @escaping @MainActor (Value) -> Void,
    ended: @escaping @MainActor (Value) -> Void
  ) -> GesturePlan {
    content.planned(
      memory,
      changed: { changed(transform($0)) },
      ended: { ended(transform($0)) }
    )
  }
}

extension Gesture {
  /// Does something each time the gesture goes on, as drags do: a tap is over at once.
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> ActingGesture<Self> {
    ActingGesture(content: self, onChanged: action)
  }

  /// Does something when the gesture ends.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> ActingGesture<Self> {
    ActingGesture(content: self, onEnded: action)
  }

  /// The gesture, telling what a function makes of its values: SwiftUI's `map`.
  public func map<Other>(
    _ transform: @escaping @MainActor (Value) -> Other
  ) -> MapGesture<Self, Other> {
    MapGesture(content: self, transform: transform)
  }

  /// Keeps a value while the gesture lasts, as drags do: a tap is over at once.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) -> ActingGesture<Self> {
    ActingGesture(
      content: self,
      onChanged: { value in
        var kept = state.wrappedValue
        var transaction = Transaction()
        transaction.isContinuous = true
        body(value, &kept, &transaction)
        state.set(kept)
      },
      onEnded: { _ in state.reset() }
    )
  }
}

/// A value that is kept while a gesture lasts: SwiftUI's `GestureState`. Then it is its first
/// value again.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  @State private var value: Value
  private let initialValue: Value

  /// Creates the value.
  public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }

  /// Creates the value.
  public init(initialValue: Value) {
    self.initialValue = initialValue
    _value = State(initialValue: initialValue)
  }

  /// The value.
  public var wrappedValue: Value { value }

  /// What a gesture is given to update.
  public var projectedValue: GestureState<Value> { self }

  func set(_ value: Value) { self.value = value }

  func reset() { value = initialValue }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a value that is nothing at first.
  public init() { self.init(initialValue: nil) }
}
