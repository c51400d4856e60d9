/// What nodes and tests ask the host about the focus; ``FocusEngine`` answers.
extension ViewHost {
  /// The node that has the focus.
  package var focusedNode: Node? { focusEngine.focusedNode }

  /// Whether a node has the focus.
  package func hasFocus(_ node: Node) -> Bool { focusEngine.hasFocus(node) }

  /// Moves the focus.
  package func focus(_ node: Node?) { focusEngine.move(to: node) }
}
