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
