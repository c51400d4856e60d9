extension Node {
  /// Runs an action once tree and layout are settled.
  package final func performAfterLayout(_ action: @escaping @MainActor () -> Void) {
    host.postLayoutActions.add(action)
  }
}

extension AppearanceObserver {
  /// Registers the node to be notified when it appears or disappears.
  package func watchAppearance() { host.postLayoutActions.register(self) }

  /// Unregisters the node. If it had appeared, it is still notified that it disappeared.
  package func endWatchingAppearance() { host.postLayoutActions.remove(self) }
}
