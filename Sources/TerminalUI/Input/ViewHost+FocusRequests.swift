extension ViewHost {
  /// Tells the nodes around the old and the new focus of what happened below them, but
  /// not those that are around both.
  func tellAround(_ old: Node?, _ new: Node?) {
    var (left, right) = (old, new)
    var entered: [Node] = []
    while left !== right {
      if let node = left, node.depth >= right?.depth ?? 0 {
        if node.isMounted { node.focusChangedBelow(false) }
        left = node.parent
      } else if let node = right {
        entered.append(node)
        right = node.parent
      }
    }
    entered.forEach { $0.focusChangedBelow(true) }
  }
}

/// Where a state asks the focus to go.
enum FocusRequest {
  /// To something inside a node.
  case into
  /// Away from what is inside a node.
  case outOf
}

extension ViewHost {
  /// Moves the focus once the layout is known: into a node, or on from it.
  func moveFocus(_ request: FocusRequest, _ node: Node) {
    aftermath.add { [weak self, weak node] in
      guard let self, let node, node.isMounted else { return }
      switch request {
      case .into:
        if let inside = self.focusableElements.first(where: { $0.node.isInside(node) }) {
          self.focus(inside.node)
        }
      case .outOf: self.leaveFocus(of: node)
      }
    }
  }

  private func leaveFocus(of node: Node) {
    guard let focusedNode, focusedNode.isInside(node) else { return }
    let elements = focusableElements
    let index = elements.firstIndex { $0.node === focusedNode } ?? 0
    let others = elements[index...] + elements[..<index]
    if let other = others.first(where: { !$0.node.isInside(node) }) { focus(other.node) }
  }
}
