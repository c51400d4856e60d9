import Observation
import Synchronization

/// Hears of changes of the observable values that one node has read.
///
/// Observation tells of the first change after a reading and cannot be told to stop
/// listening. So each reading also reads a marker of the node's own: announcing a
/// change of the marker ends the reading before it is replaced by the next one, and
/// nothing piles up.
@MainActor
final class NodeObservation {
  private let marker = ReadingMarker()
  private(set) var reading = 0

  func track<Result>(_ node: Node, _ evaluate: () -> Result) -> Result {
    reading += 1
    if reading > 1 { marker.announceChange() }
    let change = ObservedChange(node: node, reading: reading)
    let inbox = node.host.changes
    return withObservationTracking {
      marker.read()
      return evaluate()
    } onChange: {
      inbox.add(change)
    }
  }
}

/// A change of something that a node had read.
struct ObservedChange: Sendable {
  weak var node: Node?
  let reading: Int
}

/// Changes that were heard of since the last frame. Observation tells of them on
/// whatever thread makes them, so the inbox belongs to no actor.
final class ChangeInbox: Sendable {
  private let changes = Mutex<[ObservedChange]>([])

  func add(_ change: ObservedChange) {
    changes.withLock { $0.append(change) }
  }

  func takeAll() -> [ObservedChange] {
    changes.withLock { changes in
      defer { changes.removeAll(keepingCapacity: true) }
      return changes
    }
  }
}

/// Something observable whose only purpose is to be read and to change.
private final class ReadingMarker: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var value: Int { 0 }

  func read() { registrar.access(self, keyPath: \.value) }

  func announceChange() { registrar.willSet(self, keyPath: \.value) }
}
