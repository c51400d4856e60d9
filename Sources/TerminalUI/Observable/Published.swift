/// A property of an observable object whose changes are told: Combine's `Published`,
/// without Combine.
@propertyWrapper
public struct Published<Value> {
  private var value: Value

  /// Creates the property with its first value.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// Creates the property with its first value.
  public init(initialValue: Value) {
    value = initialValue
  }

  /// The value; only properties of classes are published.
  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The value of the property of an object; setting it tells the object's views.
  public static subscript<Object: ObservableObject>(
    _enclosingInstance object: Object,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].value }
    set {
      object[keyPath: storageKeyPath].value = newValue
      // Told afterwards, so that no other thread can make a frame in between.
      object.objectWillChange.send()
    }
  }

  /// The property as something to ask and to set: `$name`.
  public var projectedValue: Published<Value> {
    get { self }
    set { self = newValue }
  }

  /// The value when the projection was made.
  public var currentValue: Value { value }
}

extension Published: Sendable where Value: Sendable {}
