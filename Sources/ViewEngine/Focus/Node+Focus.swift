extension Node {
  /// The focus engine of the node's host.
  package final var focusEngine: FocusEngine { host.focusEngine }

  package final var hasFocus: Bool { focusEngine.hasFocus(self) }

  package final func becomeFocused() { focusEngine.move(to: self) }
}
