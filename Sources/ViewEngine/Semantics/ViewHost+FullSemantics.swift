extension ViewHost {
  /// Calls a closure with the semantics of all views, including lazy stack items that are out of
  /// sight. Nothing visible moves, and the focus does not change.
  ///
  /// - Parameter take: Reads the elements. They are valid only during the call.
  package func withFullSemantics<Result>(_ take: (SemanticTree) -> Result) -> Result {
    update()
    makeAllItems(below: layers.last?.node)
    update()
    defer { makeAllItems(below: nil) }
    return take(semantics)
  }

  /// Returns whether a lazy stack must create all of its items.
  func makesAllItems(_ stack: Node) -> Bool {
    fullSemanticsLayer.map(stack.isInside) ?? false
  }

  private func makeAllItems(below layer: Node?) {
    fullSemanticsLayer = layer
    for (stack, _) in lazyStacks.values { stack.node?.invalidateLayout() }
    setNeedsLayout()
  }
}
