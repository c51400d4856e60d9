import Dispatch
import Foundation
import Observation
import Synchronization

/// Hears of changes of the observable values that one node has read.
///
/// Observation tells of the first change after a reading and cannot be told to stop
/// listening. So each reading also reads a marker of the node's own: announcing a
/// change of the marker ends the reading before it is replaced by the next one, and
/// nothing piles up. Most views read nothing observable and need no marker; the first view
/// of a type that reads something tells that all of them do.
@MainActor
final class NodeObservation {
  private static var readingTypes: Set<ObjectIdentifier?> = []

  private var marker: ReadingMarker?
  private(set) var reading = 0
  /// Whether what is read next adds to what was read last: the same resolve reads both.
  var isContinued = false

  init(_ node: Node) {
    if Self.readingTypes.contains(node.viewType) { marker = ReadingMarker() }
  }

  func track<Result>(_ node: Node, _ evaluate: () -> Result) -> Result {
    if !isContinued { end() }
    isContinued = node.isResolving
    let marker = marker
    var hasRead = false
    let result = withObservationTracking(
      {
        marker?.read()
        return evaluate()
      },
      onChange: hear(of: node, marker, &hasRead)
    )
    if hasRead, marker == nil {
      self.marker = ReadingMarker()
      Self.readingTypes.insert(node.viewType)
    }
    return result
  }

  /// Hears no more of what was read last.
  func end() {
    if reading > 0 { marker?.announceEnd() }
    reading += 1
  }

  /// Asked for by Observation only when something observable was read.
  private func hear(
    of node: Node,
    _ marker: ReadingMarker?,
    _ hasRead: inout Bool
  ) -> @Sendable () -> Void {
    hasRead = true
    let change = ObservedChange(node: node.link, reading: reading)
    let inbox = node.host.changes
    return {
      // The end of a reading changes nothing, and wakes nobody.
      if marker?.isEnding == true { return }
      inbox.add(change)
      if !MainQueue.isCurrent { inbox.addAgain(change) }
    }
  }
}

/// Where views are evaluated, asked for from anywhere: the main queue, which need not run on
/// the main thread.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
  }
}

/// A change of something that a node had read.
struct ObservedChange: Sendable {
  let node: NodeLink
  /// With which reading; `nil` where the change is told again, whatever was read since.
  var reading: Int?
}

/// Changes that were heard of since the last frame. Observation tells of them on
/// whatever thread makes them, so the inbox belongs to no actor.
package final class ChangeInbox: Sendable {
  private struct Contents {
    var changes: [ObservedChange] = []
    /// What is to be told again.
    var echoes: [ObservedChange] = []
    var alarm: (@Sendable () -> Void)?
    /// How many of the changes need not be told at once.
    var hushed = 0
  }

  private let contents = Mutex(Contents())

  func add(_ change: ObservedChange) {
    contents.withLock { $0.changes.append(change) }
    announce()
  }

  /// Tells of a change once more a moment later. Observation tells before the new value
  /// is stored: on another thread than the one that reads, that may come too late for the
  /// first reading.
  func addAgain(_ change: ObservedChange) {
    let isFirst = contents.withLock { contents in
      contents.echoes.append(ObservedChange(node: change.node, reading: nil))
      return contents.echoes.count == 1
    }
    guard isFirst else { return }
    Task.detached { [self] in
      try? await Task.sleep(for: .milliseconds(2))
      contents.withLock { contents in
        contents.changes += contents.echoes
        contents.echoes = []
      }
      announce()
    }
  }

  /// Whether something is still to be told, now or again.
  var isWaiting: Bool { contents.withLock { !$0.changes.isEmpty || !$0.echoes.isEmpty } }

  /// Sounds the alarm, if one is set.
  func announce() {
    let alarm = contents.withLock { contents in
      defer { contents.alarm = nil }
      return contents.alarm
    }
    alarm?()
  }

  /// Has `alarm` called, once, when something arrives; at once when something has.
  package func setAlarm(_ alarm: @escaping @Sendable () -> Void) {
    let isEmpty = contents.withLock { contents in
      contents.alarm = alarm
      return contents.changes.count <= contents.hushed
    }
    if !isEmpty { announce() }
  }

  /// Leaves the changes there are until something else happens: of views that change one
  /// another for ever, who would keep the program from coming to rest.
  func hush() { contents.withLock { $0.hushed = $0.changes.count } }

  /// Has nothing called any more.
  package func removeAlarm() { contents.withLock { $0.alarm = nil } }

  func takeAll() -> [ObservedChange] {
    contents.withLock { contents in
      defer {
        contents.changes.removeAll(keepingCapacity: true)
        contents.hushed = 0
      }
      return contents.changes
    }
  }
}

/// Something observable whose only purpose is to be read and to change.
private final class ReadingMarker: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let ending = Atomic(false)
  private var value: Int { 0 }

  func read() { registrar.access(self, keyPath: \.value) }

  /// Whether a change is announced only to end a reading.
  var isEnding: Bool { ending.load(ordering: .relaxed) }

  func announceEnd() {
    ending.store(true, ordering: .relaxed)
    registrar.willSet(self, keyPath: \.value)
    ending.store(false, ordering: .relaxed)
  }
}
