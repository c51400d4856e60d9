/// A gesture with actions: SwiftUI's `_ChangedGesture` and `_EndedGesture`.
public struct ActingGesture<Content: Gesture>: Gesture {
  /// The type of the base gesture's value.
  public typealias Value = Content.Value
  /// The gesture has no body.
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

/// A gesture with a transformed value: SwiftUI's `_MapGesture`.
public struct MapGesture<Content: Gesture, Value>: Gesture {
  /// The gesture has no body.
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
  /// Runs an action when the gesture changes. A drag changes with each move; a tap never changes.
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> ActingGesture<Self> {
    ActingGesture(content: self, onChanged: action)
  }

  /// Runs an action when the gesture ends.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> ActingGesture<Self> {
    ActingGesture(content: self, onEnded: action)
  }

  /// Returns the gesture with its values transformed by a function: SwiftUI's `map`.
  public func map<Other>(
    _ transform: @escaping @MainActor (Value) -> Other
  ) -> MapGesture<Self, Other> {
    MapGesture(content: self, transform: transform)
  }

  /// Updates a state while a gesture such as a drag lasts. A tap ends at once.
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

/// A value that exists while a gesture lasts: SwiftUI's `GestureState`. When the gesture ends, the
/// value resets to its initial value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  @State private var value: Value
  private let initialValue: Value

  /// Creates a state with its initial value.
  public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }

  /// Creates a state with its initial value.
  public init(initialValue: Value) {
    self.initialValue = initialValue
    _value = State(initialValue: initialValue)
  }

  /// The current value.
  public var wrappedValue: Value { value }

  /// The state, to pass to `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  func set(_ value: Value) { self.value = value }

  func reset() { value = initialValue }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state whose initial value is `nil`.
  public init() { self.init(initialValue: nil) }
}
