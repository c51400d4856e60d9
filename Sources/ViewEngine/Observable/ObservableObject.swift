import Observation

/// An object that tells when it is about to change: `ObservableObject` as Combine has it,
/// without Combine.
///
/// A property marked ``Published`` tells by itself; for others call
/// `objectWillChange.send()`. A view hears of it that reads the object through
/// ``ObservedObject``, ``StateObject`` or ``EnvironmentObject``.
public protocol ObservableObject: AnyObject {
  /// What tells of changes; made for you unless you keep one yourself.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// What tells of this object's changes, the same one each time.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// Tells that an object changes: Combine's `ObservableObjectPublisher`. Can be used from any
/// thread. A published property tells after it has changed rather than before.
public final class ObservableObjectPublisher: Publisher, Observable, Sendable {
  /// Nothing but that there is a change.
  public typealias Output = Void
  /// Nothing can go wrong.
  public typealias Failure = Never
  private let registrar = ObservationRegistrar()
  private let listeners = Broadcast<Void>()
  private var changes: Int { 0 }

  /// Creates one, to be kept by an object.
  public init() {}

  /// Has the views that read the object evaluated again before the next frame, and tells
  /// those who listen.
  public func send() {
    registrar.withMutation(of: self, keyPath: \.changes) {}
    listeners.send(())
  }

  /// Tells of each change.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    listeners.add(receiveValue)
  }

  /// Notes that a view reads the object.
  func read() { registrar.access(self, keyPath: \.changes) }
}

/// The publishers of the objects that keep none themselves.
private enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher = ObservableObjectPublisher()
  }

  private struct Entries {
    var known: [ObjectIdentifier: Entry] = [:]
    var cleaningCount = leastCleaningCount
  }

  /// How many publishers there are before those of objects that have gone are looked for. Our
  /// choice: few enough to be kept for nothing.
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
