/// Handling of key bursts: several keys are handled without a layout between them, unless a layout
/// would change the result.
extension ViewHost {
  /// Resolves the changes that the next key of a burst depends on.
  func resolveBetweenKeys() {
    isBetweenKeys = true
    resolveDirtyNodes()
    isBetweenKeys = false
  }

  /// Postpones the rest of resolving a node until the next frame.
  func postpone(_ node: Node) { postponedNodes.append(node) }

  func catchUp() {
    if postponedNodes.isEmpty { return }
    var nodes: [Node] = []
    swap(&nodes, &postponedNodes)
    for node in nodes where node.isMounted { node.catchUp() }
  }

  /// Whether a key has the same effect now as after another layout. This requires that no pending
  /// action changes state, all scroll views have a known target, and the focus does not move.
  var isSettledButForLayout: Bool {
    guard postLayoutActions.isQuiet, !isAnyStackActing, laidOutLayer === layers.last?.node,
      !focusEngine.awaitsLayout,
      !scrollRequests.contains(where: { focusEngine.focusedNode(inside: $0) != nil }),
      scrollRequests.allSatisfy({ !$0.isMounted || $0.passesKnownTargets() })
    else { return false }
    return focusEngine.isFocusValid
  }

  private var isAnyStackActing: Bool {
    lazyStacks.values.contains { $0.isActing && $0.link.node?.hidingContainer == nil }
  }

  /// Registers a lazy stack, and whether all its items are passive.
  func noteLazy(_ stack: Node, isPassive: Bool) {
    lazyStacks[ObjectIdentifier(stack)] = (stack.link, !isPassive)
  }

  /// Unregisters a lazy stack.
  func forgetLazy(_ stack: Node) { lazyStacks.removeValue(forKey: ObjectIdentifier(stack)) }
}
