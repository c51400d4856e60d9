/// Keys of one burst follow one another without a layout between them, as far as that makes
/// no difference.
extension ViewHost {
  /// Resolves what changed as far as the next key of a burst asks.
  func resolveBetweenKeys() {
    isBetweenKeys = true
    resolveDirtyNodes()
    isBetweenKeys = false
  }

  /// Leaves part of a node's resolving until a frame is to be made.
  func postpone(_ node: Node) { postponedNodes.append(node) }

  func catchUp() {
    if postponedNodes.isEmpty { return }
    var nodes: [Node] = []
    swap(&nodes, &postponedNodes)
    for node in nodes where node.isMounted { node.catchUp() }
  }

  /// Whether keys do what they would do after another layout: nothing waits for rest that
  /// could change state, scroll views know where they go, and the focus stays where it is.
  var isSettledButForLayout: Bool {
    guard aftermath.isQuiet, !isAnyStackActing, laidOutLayer === layers.last?.node,
      !focusEngine.awaitsLayout,
      !scrollRequests.contains(where: { focusEngine.focusedNode(inside: $0) != nil }),
      scrollRequests.allSatisfy({ !$0.isMounted || $0.passesKnownTargets() })
    else { return false }
    return focusEngine.isFocusValid
  }

  private var isAnyStackActing: Bool {
    lazyStacks.values.contains { $0.isActing && $0.link.node?.hiding == nil }
  }

  /// Notes a lazy stack, and whether its items can do no more than be looked at.
  func noteLazy(_ stack: Node, isPassive: Bool) {
    lazyStacks[ObjectIdentifier(stack)] = (stack.link, !isPassive)
  }

  /// Forgets a lazy stack that is gone.
  func forgetLazy(_ stack: Node) { lazyStacks.removeValue(forKey: ObjectIdentifier(stack)) }
}
