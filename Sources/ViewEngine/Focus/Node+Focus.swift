extension Node {
  /// What has the focus on the node's screen, and where it goes.
  package final var focusEngine: FocusEngine { host.focusEngine }

  /// Whether the node has the focus.
  package final var hasFocus: Bool { focusEngine.hasFocus(self) }

  /// Moves the focus to the node.
  package final func takeFocus() { focusEngine.move(to: self) }
}
