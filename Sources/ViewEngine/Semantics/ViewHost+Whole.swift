extension ViewHost {
  /// Takes from everything there is for a person, also from what lazy stacks have not made
  /// because it is scrolled out of sight. Nothing that is seen moves for it, and the focus
  /// stays where it is.
  ///
  /// - Parameter take: Reads the elements. They are gone when it has returned.
  package func tellingWhole<Result>(_ take: (SemanticTree) -> Result) -> Result {
    update()
    tellWhole(below: layers.last?.node)
    update()
    defer { tellWhole(below: nil) }
    return take(semantics)
  }

  /// Whether a lazy stack is to make all of its items.
  func tellsWhole(_ stack: Node) -> Bool {
    layerToldWhole.map(stack.isInside) ?? false
  }

  private func tellWhole(below layer: Node?) {
    layerToldWhole = layer
    for (stack, _) in lazyStacks.values { stack.node?.invalidateLayout() }
    setNeedsLayout()
  }
}
