/// An observable object that somebody else owns: SwiftUI's `ObservedObject`. The view is
/// evaluated again whenever the object tells of a change.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
  private var object: Object

  /// What `$object` is: makes bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: Object

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(
        get: {
          object.objectWillChange.read()
          return object[keyPath: keyPath]
        },
        set: { object[keyPath: keyPath] = $0 }
      )
    }
  }

  /// Observes an object.
  public init(wrappedValue: Object) {
    object = wrappedValue
  }

  /// Observes an object.
  public init(initialValue: Object) {
    object = initialValue
  }

  /// The object.
  public var wrappedValue: Object {
    get {
      object.objectWillChange.read()
      return object
    }
    set { object = newValue }
  }

  /// Makes bindings: `$object.property`.
  public var projectedValue: Wrapper { Wrapper(object: object) }
}
