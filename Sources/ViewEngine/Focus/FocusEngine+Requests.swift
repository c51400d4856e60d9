extension FocusEngine {
  /// Moves the focus into a node or out of it, after the next layout.
  func request(_ request: FocusRequest, _ node: Node) {
    host.postLayoutActions.add { [weak node] in
      guard let node, node.isMounted else { return }
      node.host.focusEngine.carryOut(request, node)
    }
  }

  private func carryOut(_ request: FocusRequest, _ node: Node) {
    if request == .outOf, focusedNode(inside: node) == nil { return }
    let candidates = focusableElements.map { ($0.node, $0.node.isInside(node)) }
    let destination = request.destination(
      from: focusedID,
      among: candidates.map { (id: NodeID(node: $0), isInside: $1) }
    )
    guard let target = destination?.node else { return }
    let entry = entry(to: target)
    switch request {
    case .into:
      // The selected option of the group may be outside the view.
      move(to: entry.isInside(node) ? entry : target)
      isRequestedByProgram = true
    case .outOf: move(to: entry)
    }
  }

  /// Resets the focus after layout: to the first control that prefers the default focus, or else to
  /// the first control.
  func resetFocus() {
    host.postLayoutActions.add { [weak host] in
      guard let focus = host?.focusEngine else { return }
      let elements = focus.focusableElements
      let preferred = elements.first { $0.node.prefersDefaultFocus } ?? elements.first
      if let preferred { focus.move(to: preferred.node) }
    }
    host.setNeedsLayout()
  }
}
