/// What the mouse and tests ask the host about the focus; ``FocusEngine`` answers.
extension ViewHost {
  /// The node that has the focus.
  package var focusedNode: Node? { focusEngine.focusedNode }

  /// Moves the focus.
  package func focus(_ node: Node?) { focusEngine.move(to: node) }
}
