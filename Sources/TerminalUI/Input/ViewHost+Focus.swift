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
  /// that across it; to the sides only what has a row in common.
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
    guard direction == .up || direction == .down else {
      return from.minY < to.maxY && to.minY < from.maxY ? along : nil
    }
    return along + 2 * gap(from.minX, from.maxX, to.minX, to.maxX)
  }

  private func gap(_ start: Int, _ end: Int, _ otherStart: Int, _ otherEnd: Int) -> Int {
    max(0, max(start, otherStart) - min(end, otherEnd))
  }

  /// Page keys, and arrows with nothing left to focus, scroll what is around the focus.
  /// Page keys take the focus along when it is on one of several options.
  func scrollFocused(_ key: Key) -> Bool {
    if key == .left || key == .right { return scrollSideways(key == .left ? -4 : 4) }
    guard let rows = scrollDistance(key) else { return false }
    let row = focusedNode?.frame.minY
    var node = focusedNode
    var hasScrolled = false
    while let current = node, !hasScrolled {
      hasScrolled = scroll(current, by: rows)
      node = current === layers.last?.node ? nil : current.parent
    }
    hasScrolled = hasScrolled || scrollAny(layers.last?.node, by: rows)
    return focusOption(for: key, near: hasScrolled ? row : nil) || hasScrolled
  }

  /// Arrows to the sides with nothing left to focus scroll what is around the focus, or
  /// the first that can be scrolled that way.
  private func scrollSideways(_ columns: Int) -> Bool {
    var node = focusedNode
    while let current = node {
      if current.scroll(columns: columns) { return true }
      node = current === layers.last?.node ? nil : current.parent
    }
    return layers.last.map { scrollSideways($0.node, columns) } ?? false
  }

  private func scrollSideways(_ node: Node, _ columns: Int) -> Bool {
    for child in node.shownChildren where scrollSideways(child, columns) { return true }
    return node.scroll(columns: columns)
  }

  /// Moves the focus to the first or last option, or to the one that a page key has
  /// brought to the row where the focus was.
  private func focusOption(for key: Key, near row: Int?) -> Bool {
    guard key != .up, key != .down else { return false }
    update()
    let options = focusableElements.filter { $0.role == .option }
    guard options.contains(where: { $0.node === focusedNode }) else { return false }
    let target: SemanticElement?
    switch (key, row) {
    case (.home, _), (.pageUp, nil): target = options.first
    case (.end, _), (.pageDown, nil): target = options.last
    default:
      let visible = options.filter { !$0.visibleRect.isEmpty && $0.node !== focusedNode }
      target = visible.min { abs($0.rect.minY - (row ?? 0)) < abs($1.rect.minY - (row ?? 0)) }
    }
    guard let target, target.node !== focusedNode else { return false }
    focus(target.node)
    return true
  }

  private func scrollAny(_ node: Node?, by rows: Int) -> Bool {
    guard let node else { return false }
    for child in node.shownChildren where scrollAny(child, by: rows) { return true }
    return scroll(node, by: rows)
  }

  /// Scrolls on to the end while the way there grows: rows of a long list are measured
  /// when they come near. The bound is ours.
  private func scroll(_ node: Node, by rows: Int) -> Bool {
    guard node.scroll(by: rows) else { return false }
    guard rows == ProposedSize.infinity else { return true }
    for _ in 0..<8 {
      update()
      if !node.scroll(by: rows) { break }
    }
    return true
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
