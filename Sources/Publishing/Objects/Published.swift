/// A property of an observable object that announces its changes: Combine's `Published`.
@propertyWrapper
public struct Published<Value> {
  private let place: PublishedPlace<Value>

  /// Creates the property with its initial value.
  public init(wrappedValue: Value) {
    place = PublishedPlace(wrappedValue)
  }

  /// Creates the property with its initial value.
  public init(initialValue: Value) {
    place = PublishedPlace(initialValue)
  }

  /// Unavailable: only properties of classes can be published.
  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { place.value }
    set { place.set(newValue) }
  }

  /// The value of the property. Setting it first updates the views of the object and then calls the
  /// subscribers of the property.
  public static subscript<Object: ObservableObject>(
    _enclosingInstance object: Object,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].place.value }
    set { object[keyPath: storageKeyPath].place.set(newValue, for: object) }
  }

  /// The publisher of the property: `$name`.
  public var projectedValue: Publisher {
    get { Publisher(place: place) }
    set {}
  }

  /// The publisher of an object's property: `$name`.
  public static subscript<Object: ObservableObject>(
    _enclosingInstance object: Object,
    projected projectedKeyPath: ReferenceWritableKeyPath<Object, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Publisher {
    get {
      let place = object[keyPath: storageKeyPath].place
      place.owner = object
      return Publisher(place: place)
    }
    set {}
  }

  /// A publisher of a property's values: Combine's `Published.Publisher`. Each value is sent after
  /// the object has stored it.
  public struct Publisher: Publishing.Publisher {
    /// The type of the values.
    public typealias Output = Value
    /// The type of errors: none, because the publisher never fails.
    public typealias Failure = Never
    let place: PublishedPlace<Value>

    /// Subscribes to the current value and each new one. Cancel or release the result to
    /// unsubscribe.
    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void,
      receiveValue: @escaping (Value) -> Void
    ) -> AnyCancellable {
      receiveValue(place.value)
      return place.listeners.add(receiveValue)
    }
  }
}

extension Published: Sendable where Value: Sendable {}

extension Published.Publisher: Sendable where Value: Sendable {}

/// The storage of a published property.
final class PublishedPlace<Value> {
  let listeners = Broadcast<Value>()
  private let content: Locked<Content>

  private struct Content {
    var value: Value
    weak var object: (any ObservableObject)?
    var sources: [AnyCancellable] = []
  }

  init(_ value: Value) {
    content = Locked(Content(value: value))
  }

  var value: Value { content.withLock { $0.value } }

  /// The object of the property, or `nil` while it is unknown.
  var owner: (any ObservableObject)? {
    get { content.withLock { $0.object } }
    set { content.withLock { $0.object = newValue } }
  }

  /// Stores a value of an object's property and announces it.
  func set(_ value: Value, for object: any ObservableObject) {
    owner = object
    set(value)
  }

  /// Stores a value, then announces it. In the opposite order, another thread could draw the old
  /// value in between.
  func set(_ value: Value) {
    content.withLock { $0.value = value }
    owner?.announceChange()
    listeners.send(value)
  }

  /// Retains a subscription as long as the property exists.
  func store(_ source: AnyCancellable) { content.withLock { $0.sources.append(source) } }
}

extension PublishedPlace: Sendable where Value: Sendable {}
