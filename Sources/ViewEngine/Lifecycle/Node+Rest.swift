extension Node {
  /// Runs an action once tree and layout are settled.
  package final func doAtRest(_ action: @escaping @MainActor () -> Void) {
    host.aftermath.add(action)
  }
}

extension Appearing {
  /// Registers the node to be notified when it appears or disappears.
  package func watchAppearance() { host.aftermath.register(self) }

  /// Unregisters the node. If it had appeared, it is still notified that it disappeared.
  package func endWatchingAppearance() { host.aftermath.remove(self) }
}
