/// A node that has more than it shows.
@MainActor
@_spi(Nodes) public protocol Keeping: Node {
  /// Has a node that is not shown resolved when it is.
  func postpone(_ node: Node)
  /// Whether a node had the focus when it was put aside, and gets it back without being told
  /// that it had lost it.
  func remembersFocus(of node: Node) -> Bool
}

extension Node {
  /// The node as one that can have more than it shows, if it is one.
  var keeping: (any Keeping)? {
    if case .keeping(let node) = nodeRole { node } else { nil }
  }
}

extension Keeping {
  /// Has nodes resolved that were postponed while they were not shown.
  package func resume(_ nodes: [Node]) {
    for node in nodes where node.isMounted { host.enqueue(node) }
  }

  /// Has all that reads what is shown read again: other views are than before.
  package func contentExchanged() {
    host.aftermath.contentChanged()
    environment.focusedBoard?.refreshAtRest()
  }
}

extension Node {
  /// The node around that does not show this one, if one does not.
  var hiding: (any Keeping)? {
    var inner = self
    while let around = inner.parent {
      if inner.isPutAside { return around.keeping }
      inner = around
    }
    return nil
  }
}
