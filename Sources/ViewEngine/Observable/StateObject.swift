/// An observable object that the view owns, made once and kept as long as the view keeps
/// its place: SwiftUI's `StateObject`.
@propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty {
  private let make: () -> Object
  private var object: Object?

  /// Says how the object is made, when the view first comes into the tree.
  public init(wrappedValue thunk: @autoclosure @escaping () -> Object) {
    make = thunk
  }

  /// The object. Outside the tree a new one each time.
  public var wrappedValue: Object {
    let object = object ?? make()
    object.objectWillChange.read()
    return object
  }

  /// Makes bindings: `$object.property`.
  public var projectedValue: ObservedObject<Object>.Wrapper {
    ObservedObject.Wrapper(object: object ?? make())
  }
}

extension StateObject: ConnectableProperty {
  /// Adds itself.
  public static func _add(to fields: _DynamicFields, at offset: Int) {
    fields.add(connecting: Self.self, at: offset)
  }

  /// Connects to what the view's place in the tree remembers.
  package mutating func connect(
    _ remembered: AnyObject?,
    _ environment: EnvironmentValues
  ) -> AnyObject? {
    object = remembered as? Object ?? make()
    return object
  }
}
