extension ViewHost {
  /// Calls a closure with the semantics of everything, including items of lazy stacks that are out
  /// of sight. Nothing visible moves, and the focus does not change.
  ///
  /// - Parameter take: Reads the elements. They are valid only during the call.
  package func tellingWhole<Result>(_ take: (SemanticTree) -> Result) -> Result {
    update()
    tellWhole(below: layers.last?.node)
    update()
    defer { tellWhole(below: nil) }
    return take(semantics)
  }

  /// Returns whether a lazy stack must create all of its items.
  func tellsWhole(_ stack: Node) -> Bool {
    layerToldWhole.map(stack.isInside) ?? false
  }

  private func tellWhole(below layer: Node?) {
    layerToldWhole = layer
    for (stack, _) in lazyStacks.values { stack.node?.invalidateLayout() }
    setNeedsLayout()
  }
}
