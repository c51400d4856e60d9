/// Content that is kept while it is not shown, such as a tab, keeps its focus too: it is put aside
/// looking focused, and looks as it did when it is shown again.
extension FocusEngine {
  /// Returns the path from the focused node to a node that is put aside, where it is inside; else
  /// the path to what in the node was to have the focus again. Empty where there is neither.
  ///
  /// What has the focus is not told that it loses it.
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

  /// Has the focus go back to where it was when content was put aside that is shown again.
  package func resumeFocus(_ path: [NodeLink]) {
    if path.first?.node == nil { endFocus(of: path) } else { suspendedPaths.append(path) }
  }

  /// Whether a node had the focus when it was put aside, and has not been told that it lost it. It
  /// looks focused until it is known whether it gets the focus again.
  package func awaitsFocus(_ node: Node) -> Bool {
    suspendedPaths.contains { $0.first?.node === node }
  }

  /// Moves the focus, before there is a layout, back to a control in content that is shown again
  /// and that prefers it, where the focus was on something that is put aside now.
  ///
  /// Otherwise everything would be laid out without the focus, and then with it.
  func resumesBeforeLayout() -> Bool {
    if suspendedPaths.isEmpty || focusedNode?.hiding == nil { return false }
    let back = suspendedPaths.lazy.compactMap { $0.first?.node }.first {
      $0.isMounted && $0.hiding == nil && $0.isFocusable && $0.prefersDefaultFocus
    }
    if let back { move(to: back) }
    return back != nil
  }

  /// Tells what was put aside with the focus, and has not got it back, that it lost it.
  func endSuspendedFocus() {
    let paths = suspendedPaths
    suspendedPaths = []
    paths.forEach(endFocus)
  }

  /// Tells what had the focus, and what is around it, that it is gone, where it is.
  package func endFocus(of path: [NodeLink]) {
    if let left = path.first?.node, left !== focusedNode, left.isMounted {
      left.focusChanged(false)
    }
    reportLoss(path.compactMap(\.node), for: focusPath)
  }
}
