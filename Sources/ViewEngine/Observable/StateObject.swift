/// An observable object that the view owns: SwiftUI's `StateObject`. It is created once and lives
/// as long as the view keeps its identity.
@propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty {
  private let make: () -> Object
  private var object: Object?

  /// Creates the property. `thunk` creates the object when the view first appears in the tree.
  public init(wrappedValue thunk: @autoclosure @escaping () -> Object) {
    make = thunk
  }

  /// The object. Reading it observes its changes. Outside the tree each access creates a new
  /// object.
  public var wrappedValue: Object {
    let object = object ?? make()
    object.recordReading()
    return object
  }

  /// The source of bindings to properties: `$object.property`.
  public var projectedValue: ObservedObject<Object>.Wrapper {
    ObservedObject.Wrapper(object: object ?? make())
  }
}

extension StateObject: ConnectableProperty {
  /// Registers the property with the dynamic properties of a view. Called by the engine only.
  public static func _add(to fields: _DynamicFields, at offset: Int) {
    fields.add(connecting: Self.self, at: offset)
  }

  /// Connects the property to the storage in the view's node, and returns that storage.
  package mutating func connect(
    _ remembered: AnyObject?,
    _ environment: EnvironmentValues
  ) -> AnyObject? {
    object = remembered as? Object ?? make()
    return object
  }
}
