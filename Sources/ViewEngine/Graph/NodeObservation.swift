import Dispatch
import Foundation
import Observation
import Synchronization

/// Observes changes of the observable values that one node has read.
///
/// Observation reports only the first change after tracking and offers no way to stop tracking.
/// Each tracked read therefore also reads a private marker. Changing the marker ends the old
/// tracking before the next one begins, so trackings do not pile up. Most views read nothing
/// observable and need no marker. When a view reads something observable for the first time, all
/// views of its type get a marker.
@MainActor
final class NodeObservation {
  private static var readingTypes: Set<ObjectIdentifier?> = []

  private var marker: ReadingMarker?
  private(set) var reading = 0
  /// Whether the next read adds to the previous ones because both belong to the same resolve.
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
      onChange: observe(of: node, marker, &hasRead)
    )
    if hasRead, marker == nil {
      self.marker = ReadingMarker()
      Self.readingTypes.insert(node.viewType)
    }
    return result
  }

  /// Stops observing what was read last.
  func end() {
    if reading > 0 { marker?.announceEnd() }
    reading += 1
  }

  /// Returns the change handler. Observation evaluates this argument only if something observable
  /// was read, so `hasRead` is set here.
  private func observe(
    of node: Node,
    _ marker: ReadingMarker?,
    _ hasRead: inout Bool
  ) -> @Sendable () -> Void {
    hasRead = true
    let change = ObservedChange(node: node.link, reading: reading)
    let inbox = node.host.changes
    return {
      // The end of tracking is not a change and must not wake the host.
      if marker?.isEnding == true { return }
      inbox.add(change)
      if !MainQueue.isCurrent { inbox.addRepeated(change) }
    }
  }
}

/// The queue on which views are evaluated. The main queue need not run on the main thread.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on the main queue, and so on the main actor.
  package static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
  }
}

/// A change of an observable value that a node has read.
struct ObservedChange: Sendable {
  let node: NodeLink
  /// The node's ``NodeObservation/reading`` when it read the value. The change is ignored if the
  /// node's `reading` now differs. `nil` for a repeated report, which is never ignored.
  var reading: Int?
}

/// The changes that were reported since the last frame. Observation reports on the thread that
/// makes the change, so the inbox is nonisolated.
package final class ChangeInbox: Sendable {
  private struct Contents {
    var changes: [ObservedChange] = []
    /// Changes waiting to be reported a second time.
    var repeatedChanges: [ObservedChange] = []
    var wakeHandler: (@Sendable () -> Void)?
    /// The number of pending changes that do not trigger `wakeHandler`.
    var deferredCount = 0
  }

  private let contents = Mutex(Contents())

  func add(_ change: ObservedChange) {
    contents.withLock { $0.changes.append(change) }
    announce()
  }

  /// Reports a change again after 2 ms. Observation reports a change before the new value is
  /// stored. If another thread makes the change, the first evaluation can still read the old value.
  func addRepeated(_ change: ObservedChange) {
    let isFirst = contents.withLock { contents in
      contents.repeatedChanges.append(ObservedChange(node: change.node, reading: nil))
      return contents.repeatedChanges.count == 1
    }
    guard isFirst else { return }
    Task.detached { [self] in
      try? await Task.sleep(for: .milliseconds(2))
      contents.withLock { contents in
        contents.changes += contents.repeatedChanges
        contents.repeatedChanges = []
      }
      announce()
    }
  }

  /// Whether changes or repeated reports are pending.
  var isWaiting: Bool { contents.withLock { !$0.changes.isEmpty || !$0.repeatedChanges.isEmpty } }

  /// Calls and removes the wake handler, if one is set.
  func announce() {
    let wakeHandler = contents.withLock { contents in
      defer { contents.wakeHandler = nil }
      return contents.wakeHandler
    }
    wakeHandler?()
  }

  /// Sets a function that is called once when a change arrives, or at once if one is pending.
  package func setWakeHandler(_ wakeHandler: @escaping @Sendable () -> Void) {
    let isEmpty = contents.withLock { contents in
      contents.wakeHandler = wakeHandler
      return contents.changes.count <= contents.deferredCount
    }
    if !isEmpty { announce() }
  }

  /// Keeps the pending changes from triggering the wake handler until another change arrives. Views
  /// that change one another without limit would otherwise keep the program busy.
  func deferPending() { contents.withLock { $0.deferredCount = $0.changes.count } }

  /// Removes the wake handler.
  package func removeWakeHandler() { contents.withLock { $0.wakeHandler = nil } }

  func drain() -> [ObservedChange] {
    contents.withLock { contents in
      defer {
        contents.changes.removeAll(keepingCapacity: true)
        contents.deferredCount = 0
      }
      return contents.changes
    }
  }
}

/// An observable object whose only purpose is to be read and to change.
private final class ReadingMarker: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let ending = Atomic(false)
  private var value: Int { 0 }

  func read() { registrar.access(self, keyPath: \.value) }

  /// Whether the current change only ends a tracking.
  var isEnding: Bool { ending.load(ordering: .relaxed) }

  func announceEnd() {
    ending.store(true, ordering: .relaxed)
    registrar.willSet(self, keyPath: \.value)
    ending.store(false, ordering: .relaxed)
  }
}
