import Foundation
import Observation

/// Hears of changes of the observable values that one node has read.
///
/// Observation tells of the first change after a reading and cannot be told to stop
/// listening. So each reading also reads a marker of the node's own: announcing a
/// change of the marker ends the reading before it is replaced by the next one, and
/// nothing piles up.
@MainActor
final class NodeObservation {
  private let marker = ReadingMarker()
  private var isReplacing = false
  private var isTracking = false

  func track<Result>(_ node: Node, _ body: () -> Result) -> Result {
    isReplacing = true
    if isTracking { marker.announceChange() }
    isReplacing = false
    isTracking = true
    return withObservationTracking {
      marker.read()
      return body()
    } onChange: { [weak self, weak node] in
      if Thread.isMainThread {
        MainActor.assumeIsolated { self?.changed(node) }
      } else {
        Task { @MainActor in self?.changed(node) }
      }
    }
  }

  private func changed(_ node: Node?) {
    if isReplacing { return }
    isTracking = false
    node?.setNeedsResolve()
  }
}

/// Something observable whose only purpose is to be read and to change.
private final class ReadingMarker: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var value: Int { 0 }

  func read() { registrar.access(self, keyPath: \.value) }

  func announceChange() { registrar.willSet(self, keyPath: \.value) }
}
