/// A node that retains more child nodes than it shows, such as the content of the other tabs.
@MainActor
@_spi(Nodes) public protocol RetainingContainer: Node {
  /// Postpones resolving the hidden node `node` until it is shown again.
  func postpone(_ node: Node)
  /// Returns whether `node` had the focus when it was hidden. Such a node gets the focus back; it
  /// was not notified that it lost the focus.
  func remembersFocus(of node: Node) -> Bool
}

extension Node {
  /// This node as a container that retains hidden children, or `nil`.
  var retainingContainer: (any RetainingContainer)? {
    if case .retainingContainer(let node) = nodeRole { node } else { nil }
  }
}

extension RetainingContainer {
  /// Resolves the nodes that were postponed while they were hidden.
  package func resume(_ nodes: [Node]) {
    for node in nodes where node.isMounted { host.enqueue(node) }
  }

  /// Updates everything that depends on the visible content, such as preferences and focused
  /// values, after other content is shown.
  package func contentReplaced() {
    host.postLayoutActions.contentChanged()
    environment.focusedValueStore?.refreshAfterLayout()
  }
}

extension Node {
  /// The nearest enclosing container that retains this node without showing it, or `nil`.
  var hidingContainer: (any RetainingContainer)? {
    var inner = self
    while let around = inner.parent {
      if inner.isInactive { return around.retainingContainer }
      inner = around
    }
    return nil
  }
}
