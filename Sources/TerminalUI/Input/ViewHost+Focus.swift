extension ViewHost {
  /// Moves the focus as a key asks: Tab in reading order, arrows in space.
  func moveFocus(_ key: Key) -> Bool {
    switch key {
    case .tab: return focusNext(1)
    case .backtab: return focusNext(-1)
    case .up, .down, .left, .right: return focusNeighbour(key)
    default: return false
    }
  }

  private func focusNext(_ step: Int) -> Bool {
    let stops = tabStops()
    guard !stops.isEmpty else { return false }
    let index = stops.firstIndex { $0.node === focusedNode || isSameGroup($0.node) }
    let next = index.map { ($0 + step + stops.count) % stops.count } ?? 0
    focus(stops[next].node)
    return true
  }

  /// Options that belong together are one stop, at the one that is selected.
  private func tabStops() -> [SemanticElement] {
    var stops: [SemanticElement] = []
    for element in focusableElements {
      if element.role == .option, let last = stops.last, last.role == .option {
        if element.isSelected { stops[stops.count - 1] = element }
      } else {
        stops.append(element)
      }
    }
    return stops
  }

  private func isSameGroup(_ node: Node) -> Bool {
    let elements = focusableElements
    guard
      let first = elements.firstIndex(where: { $0.node === node }),
      let second = elements.firstIndex(where: { $0.node === focusedNode })
    else { return false }
    return elements[min(first, second)...max(first, second)].allSatisfy { $0.role == .option }
  }

  /// The nearest focusable element in a direction: least distance along it, and twice
  /// that across it.
  private func focusNeighbour(_ key: Key) -> Bool {
    guard let focusedNode else { return false }
    let from = focusedNode.frame
    let candidates = focusableElements.filter {
      $0.node !== focusedNode && distance(from, $0.rect, key) != nil
    }
    let nearest = candidates.min {
      (distance(from, $0.rect, key) ?? .max) < (distance(from, $1.rect, key) ?? .max)
    }
    guard let nearest else { return false }
    focus(nearest.node)
    return true
  }

  private func distance(_ from: Rect, _ to: Rect, _ direction: Key) -> Int? {
    let along =
      switch direction {
      case .up: from.minY - to.maxY
      case .down: to.minY - from.maxY
      case .left: from.minX - to.maxX
      default: to.minX - from.maxX
      }
    guard along >= 0 else { return nil }
    let isVertical = direction == .up || direction == .down
    let across =
      isVertical
      ? gap(from.minX, from.maxX, to.minX, to.maxX)
      : gap(from.minY, from.maxY, to.minY, to.maxY)
    return isVertical || across == 0 ? along + 2 * across : nil
  }

  private func gap(_ start: Int, _ end: Int, _ otherStart: Int, _ otherEnd: Int) -> Int {
    max(0, max(start, otherStart) - min(end, otherEnd))
  }

  /// Page keys, and arrows with nothing left to focus, scroll what is around the focus.
  func scrollFocused(_ key: Key) -> Bool {
    guard let rows = scrollDistance(key) else { return false }
    var node = focusedNode
    while let current = node {
      if current.scroll(by: rows) { return true }
      node = current.parent
    }
    return scrollAny(layers.last?.node, by: rows)
  }

  private func scrollAny(_ node: Node?, by rows: Int) -> Bool {
    guard let node else { return false }
    for child in node.children where scrollAny(child, by: rows) { return true }
    return node.scroll(by: rows)
  }

  private func scrollDistance(_ key: Key) -> Int? {
    switch key {
    case .up: -1
    case .down: 1
    case .pageUp: -max(1, size.height / 2)
    case .pageDown: max(1, size.height / 2)
    case .home: -ProposedSize.infinity
    case .end: ProposedSize.infinity
    default: nil
    }
  }
}
