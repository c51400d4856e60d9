/// An observable object that is owned elsewhere: SwiftUI's `ObservedObject`. The view is evaluated
/// again when the object announces a change.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
  private var object: Object

  /// The projected value `$object`, which creates bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: Object

    /// Returns a binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(
        get: {
          object.recordReading()
          return object[keyPath: keyPath]
        },
        set: { object[keyPath: keyPath] = $0 }
      )
    }
  }

  /// Creates a property that observes an object.
  public init(wrappedValue: Object) {
    object = wrappedValue
  }

  /// Creates a property that observes an object.
  public init(initialValue: Object) {
    object = initialValue
  }

  /// The object. Reading it observes its changes.
  public var wrappedValue: Object {
    get {
      object.recordReading()
      return object
    }
    set { object = newValue }
  }

  /// The source of bindings to properties: `$object.property`.
  public var projectedValue: Wrapper { Wrapper(object: object) }
}
