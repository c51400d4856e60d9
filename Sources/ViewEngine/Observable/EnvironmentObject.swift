/// An observable object from the environment: SwiftUI's `EnvironmentObject`. Put there
/// with ``View/environmentObject(_:)``; it must be there when it is read.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty {
  private var object: Object?

  /// Reads the object by its type.
  public init() {}

  /// The object.
  public var wrappedValue: Object {
    let object = found
    object.objectWillChange.read()
    return object
  }

  /// Makes bindings: `$object.property`.
  public var projectedValue: ObservedObject<Object>.Wrapper {
    ObservedObject.Wrapper(object: found)
  }

  private var found: Object {
    guard let object else {
      preconditionFailure(
        "no \(Object.self) in the environment; add .environmentObject(_:) above"
      )
    }
    return object
  }
}

extension EnvironmentObject: ConnectableProperty {
  /// Adds itself.
  public static func _add(to fields: _DynamicFields, at offset: Int) {
    fields.add(connecting: Self.self, at: offset)
  }

  /// Connects to what the view's place in the tree remembers.
  package mutating func connect(
    _ remembered: AnyObject?,
    _ environment: EnvironmentValues
  ) -> AnyObject? {
    object = environment[object: Object.self]
    return nil
  }
}

extension View {
  /// Puts an observable object into the environment, for `@EnvironmentObject`.
  public func environmentObject(_ object: some ObservableObject) -> some View {
    environment(object)
  }
}
