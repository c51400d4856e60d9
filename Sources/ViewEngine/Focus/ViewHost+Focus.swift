/// Access to the focus for mouse handling and tests; see ``FocusEngine``.
extension ViewHost {
  /// The focused node, or `nil`.
  package var focusedNode: Node? { focusEngine.focusedNode }

  /// Moves the focus.
  package func focus(_ node: Node?) { focusEngine.move(to: node) }
}
