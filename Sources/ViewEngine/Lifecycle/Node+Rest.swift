extension Node {
  /// Has something done once tree and layout have come to rest.
  package final func doAtRest(_ action: @escaping @MainActor () -> Void) {
    host.aftermath.add(action)
  }
}

extension Appearing {
  /// Has the node told when it appears.
  package func watchAppearance() { host.aftermath.register(self) }

  /// Has the node told nothing more, but that it has disappeared if it had appeared.
  package func endWatchingAppearance() { host.aftermath.remove(self) }
}
