import Observation

/// An object that announces its changes: Combine's `ObservableObject`.
///
/// A ``Published`` property announces its changes automatically; for other properties call
/// `objectWillChange.send()`. Views observe the object if they read it through ``ObservedObject``,
/// ``StateObject`` or ``EnvironmentObject``.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher of changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// The publisher of the object's changes. Default: a publisher that is created at first use.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher of this object's changes, the same one at each access.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

extension ObservableObject {
  /// Records that a view reads the object.
  package func recordReading() { changePublisher.read() }

  /// The publisher that views observe. If the class declares another type of publisher, such as a
  /// subject, this is a second publisher that repeats the values of the declared one.
  private var changePublisher: ObservableObjectPublisher {
    let own = objectWillChange
    if let own = own as? ObservableObjectPublisher { return own }
    return ObjectPublishers.publisher(of: self) { publisher in
      own.sink(receiveCompletion: { _ in }) { [weak publisher] _ in publisher?.send() }
    }
  }

  /// Announces the change of a published property. As on Apple's systems, a class that declares
  /// another type of publisher must announce its changes itself.
  func announceChange() { (objectWillChange as? ObservableObjectPublisher)?.send() }
}

/// A publisher of an object's changes: Combine's `ObservableObjectPublisher`. It is thread-safe. A
/// published property announces a change after it stores the value, not before.
public final class ObservableObjectPublisher: Publisher, Observable, Sendable {
  /// The type of the values: `Void`, because only the change itself is announced.
  public typealias Output = Void
  /// The type of errors: none, because the publisher never fails.
  public typealias Failure = Never
  private let registrar = ObservationRegistrar()
  private let listeners = Broadcast<Void>()
  private var changes: Int { 0 }

  /// Creates a publisher, for an object to store.
  public init() {}

  /// Announces a change: views that read the object are evaluated again before the next frame, and
  /// subscribers are called.
  public func send() {
    registrar.withMutation(of: self, keyPath: \.changes) {}
    listeners.send(())
  }

  /// Subscribes to the changes. Cancel or release the result to unsubscribe.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    listeners.add(receiveValue)
  }

  /// Records that a view reads the object.
  func read() { registrar.access(self, keyPath: \.changes) }
}

/// The publishers of objects that do not store one.
private enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher = ObservableObjectPublisher()
    /// The subscription to the object's own publisher, if it has one.
    var source: AnyCancellable?
  }

  private struct Entries {
    var known: [ObjectIdentifier: Entry] = [:]
    var cleaningCount = leastCleaningCount

    /// Returns the publisher of an object; `nil` if there is none or the object was released.
    func publisher(of id: ObjectIdentifier) -> ObservableObjectPublisher? {
      guard let entry = known[id], entry.object != nil else { return nil }
      return entry.publisher
    }

    /// Removes the publishers of released objects if there are many, and the publisher of a
    /// released object with this identifier.
    ///
    /// - Returns: The removed entries. Releasing a publisher can run client code that needs the
    ///   lock of this table, so the caller releases it after the lock.
    mutating func clean(replacing id: ObjectIdentifier) -> [Entry] {
      guard known.count >= cleaningCount else {
        return known.removeValue(forKey: id).map { [$0] } ?? []
      }
      let released = known.values.filter { $0.object == nil }
      known = known.filter { $0.value.object != nil }
      cleaningCount = max(leastCleaningCount, 2 * known.count)
      return released
    }
  }

  /// The number of entries at which the entries of released objects are removed. This project's
  /// choice: fewer entries need little memory.
  private static let leastCleaningCount = 64

  private static let entries = Locked(Entries())

  /// Returns the publisher of an object.
  ///
  /// - Parameter source: Subscribes a new publisher to the changes of the object.
  static func publisher(
    of object: AnyObject,
    source: (ObservableObjectPublisher) -> AnyCancellable? = { _ in nil }
  ) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    if let known = entries.withLock({ $0.publisher(of: id) }) { return known }
    var entry = Entry(object: object)
    // The source may send a value at once, so the lock is not held.
    entry.source = source(entry.publisher)
    return entries.withLock { entries -> (ObservableObjectPublisher, released: [Entry]) in
      if let known = entries.publisher(of: id) { return (known, []) }
      let released = entries.clean(replacing: id)
      entries.known[id] = entry
      return (entry.publisher, released)
    }.0
  }
}
