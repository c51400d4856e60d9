/// An observable object from the environment: SwiftUI's `EnvironmentObject`. Set it with
/// ``View/environmentObject(_:)``; reading traps if there is none.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty {
  private var object: Object?

  /// Reads the object by its type.
  public init() {}

  /// The object. Reading it observes its changes.
  public var wrappedValue: Object {
    let object = found
    object.recordReading()
    return object
  }

  /// The source of bindings to properties: `$object.property`.
  public var projectedValue: ObservedObject<Object>.Wrapper {
    ObservedObject.Wrapper(object: found)
  }

  private var found: Object {
    guard let object else {
      endForMissingObject(Object.self, modifier: ".environmentObject(_:)")
    }
    return object
  }
}

extension EnvironmentObject: ConnectableProperty {
  /// Registers the property with the dynamic properties of a view. Called by the engine only.
  public static func _add(to fields: _DynamicFields, at offset: Int) {
    fields.add(connecting: Self.self, at: offset)
  }

  /// Connects the property to the storage in the view's node, and returns that storage.
  package mutating func connect(
    _ remembered: AnyObject?,
    _ environment: EnvironmentValues
  ) -> AnyObject? {
    object = environment[object: Object.self]
    return nil
  }
}

extension View {
  /// Adds an observable object to the environment, for `@EnvironmentObject`.
  public func environmentObject(_ object: some ObservableObject) -> some View {
    environment(object)
  }
}
