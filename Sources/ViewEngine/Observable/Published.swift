/// A property of an observable object whose changes are told: Combine's `Published`,
/// without Combine.
@propertyWrapper
public struct Published<Value> {
  private let place: PublishedPlace<Value>

  /// Creates the property with its first value.
  public init(wrappedValue: Value) {
    place = PublishedPlace(wrappedValue)
  }

  /// Creates the property with its first value.
  public init(initialValue: Value) {
    place = PublishedPlace(initialValue)
  }

  /// The value; only properties of classes are published.
  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { place.value }
    set { place.set(newValue) }
  }

  /// The value of the property of an object; setting it tells the object's views, and then
  /// those who listen to the property itself.
  public static subscript<Object: ObservableObject>(
    _enclosingInstance object: Object,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].place.value }
    set { object[keyPath: storageKeyPath].place.set(newValue, for: object) }
  }

  /// The property as something to listen to: `$name`.
  public var projectedValue: Publisher {
    get { Publisher(place: place) }
    set {}
  }

  /// The property of an object as something to listen to: `$name`.
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

  /// The values of a property as they come: Combine's `Published.Publisher`. Each is told
  /// after the object has got it.
  public struct Publisher: ViewEngine.Publisher {
    /// The value.
    public typealias Output = Value
    /// Nothing can go wrong.
    public typealias Failure = Never
    let place: PublishedPlace<Value>

    /// Tells the value there is, and each that comes.
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

/// Where the value of a published property lies.
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

  /// The object that the property is of, as far as it is known.
  var owner: (any ObservableObject)? {
    get { content.withLock { $0.object } }
    set { content.withLock { $0.object = newValue } }
  }

  /// Takes a value and tells it.
  func set(_ value: Value, for object: any ObservableObject) {
    owner = object
    set(value)
  }

  /// Takes a value and tells it, afterwards, so that no other thread can make a frame in
  /// between.
  func set(_ value: Value) {
    content.withLock { $0.value = value }
    owner?.objectWillChange.send()
    listeners.send(value)
  }

  /// Keeps what tells values as long as the property is there.
  func keep(_ source: AnyCancellable) { content.withLock { $0.sources.append(source) } }
}

extension PublishedPlace: Sendable where Value: Sendable {}
