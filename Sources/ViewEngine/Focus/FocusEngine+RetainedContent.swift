/// Focus in retained content that is not shown, such as another tab. The content keeps its focus
/// while it is hidden and still looks focused when it is shown again.
extension FocusEngine {
  /// Returns the path from the focused node to `node`, which will be hidden. If the focus is not
  /// inside `node`, returns the path of an earlier suspended focus inside it, or an empty path.
  ///
  /// The focused node is not notified that it loses the focus.
  package func suspendFocus(inside node: Node) -> [NodeLink] {
    let index = suspendedPaths.firstIndex { $0.first?.node?.isInside(node) ?? false }
    let waiting = index.map { suspendedPaths.remove(at: $0) }
    guard let focusedNode, focusedNode.isInside(node) else { return waiting ?? [] }
    if let waiting { endFocus(of: waiting) }
    var inside: [NodeLink] = []
    for step in focusPath {
      if step === node.parent { break }
      inside.append(step.link)
    }
    return inside
  }

  /// Restores the focus that content had when it was hidden, as soon as the content is shown again.
  package func resumeFocus(_ path: [NodeLink]) {
    if path.first?.node == nil { endFocus(of: path) } else { suspendedPaths.append(path) }
  }

  /// Returns whether the node had the focus when it was hidden and has not been notified of losing
  /// it. Such a node looks focused until the engine decides where the focus goes.
  package func awaitsFocus(_ node: Node) -> Bool {
    suspendedPaths.contains { $0.first?.node === node }
  }

  /// Moves the focus back to a control in content that is shown again, if the currently focused
  /// control is hidden. Returns whether the focus moved.
  ///
  /// The engine calls this function before layout. Only a control that prefers the focus gets it
  /// back.
  ///
  /// Without this step, the screen would be laid out twice: first without the focus, then with it.
  func resumesBeforeLayout() -> Bool {
    if suspendedPaths.isEmpty || focusedNode?.hidingContainer == nil { return false }
    let back = suspendedPaths.lazy.compactMap { $0.first?.node }.first {
      $0.isMounted && $0.hidingContainer == nil && $0.isFocusable && $0.prefersDefaultFocus
    }
    if let back { move(to: back) }
    return back != nil
  }

  /// Notifies controls of losing the focus if they were hidden with it and did not get it back.
  func endSuspendedFocus() {
    let paths = suspendedPaths
    suspendedPaths = []
    paths.forEach(endFocus)
  }

  /// Notifies the nodes of a path, if they still exist, that the focus has left them.
  package func endFocus(of path: [NodeLink]) {
    if let left = path.first?.node, left !== focusedNode, left.isMounted {
      left.focusChanged(false)
    }
    reportLoss(path.compactMap(\.node), for: focusPath)
  }
}
