import Observation

/// An object that announces its changes: `ObservableObject` of Combine, without Combine.
///
/// A ``Published`` property announces its changes automatically; for other properties call
/// `objectWillChange.send()`. Views observe the object if they read it through ``ObservedObject``,
/// ``StateObject`` or ``EnvironmentObject``.
public protocol ObservableObject: AnyObject {
  /// The publisher of the object's changes. Default: a publisher that is created at first use.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// The publisher of this object's changes, the same one at each access.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// A publisher of an object's changes: Combine's `ObservableObjectPublisher`. Thread-safe. A
/// published property announces after the change, not before it.
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
  }

  private struct Entries {
    var known: [ObjectIdentifier: Entry] = [:]
    var cleaningCount = leastCleaningCount
  }

  /// The minimum number of entries at which the entries of released objects are removed. This
  /// project's choice: fewer entries cost almost nothing to keep.
  private static let leastCleaningCount = 64

  private static let entries = Locked(Entries())

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    let entry = Entry(object: object)
    return entries.withLock { entries in
      if let known = entries.known[id], known.object != nil { return known.publisher }
      if entries.known.count >= entries.cleaningCount {
        entries.known = entries.known.filter { $0.value.object != nil }
        entries.cleaningCount = max(leastCleaningCount, 2 * entries.known.count)
      }
      entries.known[id] = entry
      return entry.publisher
    }
  }
}
