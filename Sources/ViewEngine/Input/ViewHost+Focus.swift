extension ViewHost {
  /// Moves the focus as a key asks: Tab in reading order, arrows in space.
  package func moveFocus(_ key: Key) -> Bool {
    switch key {
    case .tab: return focusNext(1)
    case .backtab: return focusNext(-1)
    case .up, .down, .left, .right: return focusNeighbour(key)
    default: return false
    }
  }

  private func focusNext(_ step: Int) -> Bool {
    if focusNearestSeen() { return true }
    let stops = tabStops()
    guard !stops.isEmpty else { return false }
    let index = stops.firstIndex { $0.node === focusedNode || isSameGroup($0.node) }
    let start = index ?? (step > 0 ? -1 : stops.count)
    for turn in 1...stops.count {
      let next = (start + (step * turn) % stops.count + stops.count) % stops.count
      if bring(stops[next].node) { return true }
    }
    return true
  }

  /// Focuses a view, if it can be brought into sight.
  private func bring(_ node: Node) -> Bool {
    let old = focusedNode
    focus(node)
    if focusedNode === old { return old === node }
    if focusedNode?.isInSight == true { return true }
    update()
    return focusedNode != nil && focusedNode !== old && !isFocusHidden
  }

  /// What the focus comes to on its way to a node: of options that are chosen by having it, the
  /// one that is chosen already, unless it comes from another of them.
  func entry(to node: Node) -> Node {
    let elements = focusableElements
    guard node.actsOnFocus, let index = elements.firstIndex(where: { $0.node === node }),
      elements[index].role == .option, !isSameGroup(node)
    else { return node }
    let belongs = { self.isSameGroup($0, elements[index]) }
    let group =
      elements[..<index].reversed().prefix(while: belongs)
      + elements[index...].prefix(while: belongs)
    return group.first(where: \.isSelected)?.node ?? node
  }

  /// Options that belong together are one stop, at the one that is selected.
  private func tabStops() -> [SemanticElement] {
    var stops: [SemanticElement] = []
    for element in focusableElements {
      if let last = stops.last, isSameGroup(element, last) {
        if element.isSelected { stops[stops.count - 1] = element }
      } else {
        stops.append(element)
      }
    }
    return stops
  }

  private func isSameGroup(_ element: SemanticElement, _ other: SemanticElement) -> Bool {
    element.role == .option && other.role == .option
      && element.node.focusOption.group == other.node.focusOption.group
  }

  private func isSameGroup(_ node: Node) -> Bool {
    let elements = focusableElements
    guard
      let first = elements.firstIndex(where: { $0.node === node }),
      let second = elements.firstIndex(where: { $0.node === focusedNode })
    else { return false }
    return elements[min(first, second)...max(first, second)].allSatisfy {
      isSameGroup($0, elements[first])
    }
  }

  /// The nearest focusable element in a direction: least distance along it, and twice
  /// that across it; to the sides only what has a row in common.
  private func focusNeighbour(_ key: Key) -> Bool {
    guard let focusedNode else { return false }
    if focusNearestSeen() { return true }
    let from = focusedNode.frame
    let pane = arrowPane
    let place = key == .up || key == .down ? ListPlace(of: focusedNode) : nil
    let ways = focusableElements.compactMap { element -> (node: Node, distance: Int)? in
      guard element.node !== focusedNode, pane.map(element.node.isInside) ?? true,
        let rect = reach(of: element, key)
      else { return nil }
      if let distance = distanceInRow(from: focusedNode, to: element.node, key) {
        return (element.node, distance)
      }
      let way = place?.leadsOn(to: element.node) == true ? rowDistance : distance
      return way(from, rect, key).map { (element.node, $0) }
    }
    guard let nearest = ways.min(by: { $0.distance < $1.distance })?.node else { return false }
    return scroll(towards: nearest, from: focusedNode, key) || bring(entry(to: nearest))
  }

  /// Where an arrow key finds an element: at what is seen of it, or, where nothing is, at the
  /// place that scrolling in the key's direction brings into sight; `nil` where that brings
  /// none.
  private func reach(of element: SemanticElement, _ key: Key) -> Rect? {
    if !element.visibleRect.isEmpty { return element.visibleRect }
    guard let focusedNode, element.node.canComeIntoSight else { return nil }
    // Beside the screen itself: that goes where the focus goes.
    guard let scroll = element.node.hidingScroll, scroll.scrolling != nil,
      let window = scroll.scrollWindow
    else { return element.rect }
    let isAcross = key == .left || key == .right
    guard isAcross ? scroll.scrollsColumns : scroll.scrollsRows else { return nil }
    if focusedNode.isInside(scroll) { return element.rect }
    let isOnward = along(focusedNode.frame, window, key) >= 0
    return isOnward && along(window, element.rect, key) >= 0 ? element.rect : nil
  }

  /// From a row of a list to the controls in it, and back.
  private func distanceInRow(from node: Node, to other: Node, _ key: Key) -> Int? {
    guard key == .left || key == .right else { return nil }
    let isOnward = (key == .right) == (node.environment.layoutDirection == .leftToRight)
    if isOnward, ListPlace(of: other)?.row === node {
      return abs(
        key == .right ? other.frame.minX - node.frame.minX : node.frame.maxX - other.frame.maxX
      )
    }
    if !isOnward, ListPlace(of: node)?.row === other {
      return ProposedSize.infinity
    }
    return nil
  }

  /// Scrolls by a row, where the way to the next focus leads through more than one sees:
  /// out of a scroll view that has more to show there, or to a place beyond half a window.
  private func scroll(towards node: Node, from old: Node, _ key: Key) -> Bool {
    guard key == .up || key == .down else { return false }
    let step = key == .up ? -1 : 1
    var around = old.parent
    while let current = around, !node.isInside(current) {
      if current.scrollsRows, current.scroll(by: step) { return true }
      around = current.parent
    }
    guard let scroll = node.hidingScroll, scroll.scrollsRows, let window = scroll.scrollWindow
    else { return false }
    let gap = step > 0 ? node.frame.minY - window.maxY : window.minY - node.frame.maxY
    return gap > window.size.height / 2 && scroll.scroll(by: step)
  }

  /// How many steps a cell is: the distance across other rows counts less than one.
  private static let step = 1024

  private func along(_ from: Rect, _ to: Rect, _ direction: Key) -> Int {
    switch direction {
    case .up: from.minY - to.maxY
    case .down: to.minY - from.maxY
    case .left: from.minX - to.maxX
    default: to.minX - from.maxX
    }
  }

  private func distance(_ from: Rect, _ to: Rect, _ direction: Key) -> Int? {
    let along = along(from, to, direction)
    guard along >= 0 else { return nil }
    guard direction == .up || direction == .down else {
      return from.minY < to.maxY && to.minY < from.maxY ? along : nil
    }
    let overlaps = from.minX < to.maxX && to.minX < from.maxX
    let across = 2 * gap(from.minX, from.maxX, to.minX, to.maxX)
    return Self.step * (along + across) + (overlaps ? 0 : 1)
  }

  /// From one row of a list to another: the next row comes first, wherever in it a control
  /// stands.
  private func rowDistance(_ from: Rect, _ to: Rect, _ direction: Key) -> Int? {
    let along = along(from, to, direction)
    guard along >= 0 else { return nil }
    let across = gap(from.minX, from.maxX, to.minX, to.maxX)
    return Self.step * along + min(across, Self.step - 1)
  }

  private func gap(_ start: Int, _ end: Int, _ otherStart: Int, _ otherEnd: Int) -> Int {
    max(0, max(start, otherStart) - min(end, otherEnd))
  }

  /// Page keys, and arrows with nothing left to focus, scroll what is around the focus.
  /// Page keys take the focus along when it is on one of several options, or goes off the
  /// screen.
  func scrollFocused(_ key: Key) -> Bool {
    if key == .left || key == .right {
      return scrollSideways(key == .left ? -ScrollStep.columns : ScrollStep.columns)
    }
    guard let rows = scrollDistance(key) else { return false }
    let row = focusedNode?.frame.minY
    hiddenFocusRests = true
    defer { hiddenFocusRests = false }
    var node = focusedNode
    var hasScrolled = false
    while let current = node, !hasScrolled {
      hasScrolled = scroll(current, by: rows)
      node = current === layers.last?.node ? nil : current.parent
    }
    hasScrolled = hasScrolled || scrollAny(arrowPane ?? layers.last?.node, by: rows)
    return takeFocus(with: key, to: hasScrolled ? row : nil) || hasScrolled
  }

  /// What arrow keys do not lead the focus out of, on the layer that they go to: a sheet lies
  /// over the part of the screen that presents it.
  private var arrowPane: Node? {
    guard let pane = focusedNode?.arrowPane, let top = layers.last?.node, pane.isInside(top)
    else { return nil }
    return pane
  }

  /// Arrows to the sides with nothing left to focus scroll what is around the focus, or
  /// the first that can be scrolled that way and only be read: what can have the focus is
  /// scrolled by having it.
  private func scrollSideways(_ columns: Int) -> Bool {
    var node = focusedNode
    while let current = node {
      if current.scroll(columns: columns) { return true }
      node = current === layers.last?.node ? nil : current.parent
    }
    guard let top = arrowPane ?? layers.last?.node else { return false }
    return scrollSideways(top, columns)
  }

  private func scrollSideways(_ node: Node, _ columns: Int) -> Bool {
    for child in node.shownChildren where scrollSideways(child, columns) { return true }
    guard node.scrollsColumns, !focusableElements.contains(where: { $0.node.isInside(node) })
    else { return false }
    return node.scroll(columns: columns)
  }

  /// Moves the focus to the first or last option, or to the one that a page key has
  /// brought to the row where the focus was. What is not an option keeps the focus as long
  /// as it is seen, and where no option is seen any more something else takes it.
  private func takeFocus(with key: Key, to row: Int?) -> Bool {
    guard key != .up, key != .down, let focusedNode else { return false }
    update()
    let elements = focusableElements
    guard let focused = elements.first(where: { $0.node === focusedNode }) else { return false }
    let isEnd = key == .home || key == .end
    let rules = focusedNode.focusOption
    let isOption =
      focused.role == .option && (rules.followsPages || isEnd && !rules.keepsChoice)
    guard isOption || isFocusHidden else { return false }
    func target(among others: [SemanticElement]) -> SemanticElement? {
      switch (key, row) {
      case (.home, _), (.pageUp, nil): return others.first
      case (.end, _), (.pageDown, nil): return others.last
      default:
        let visible = others.filter { !$0.visibleRect.isEmpty && $0.node !== focusedNode }
        return visible.min { abs($0.rect.minY - (row ?? 0)) < abs($1.rect.minY - (row ?? 0)) }
      }
    }
    let option = isOption ? target(among: elements.filter { isSameGroup($0, focused) }) : nil
    let scroll = focusedNode.hidingScroll
    let seen = elements.filter { element in
      element.node.isInSight && scroll.map { element.node.isInside($0) } ?? true
    }
    guard let target = option ?? (isFocusHidden ? target(among: seen) : nil) else { return false }
    if target.node === focusedNode {
      // What stands behind the last option, or before the first, can take all the room.
      guard isFocusHidden else { return false }
      revealAgain()
    } else {
      focus(target.node)
    }
    return true
  }

  private func scrollAny(_ node: Node?, by rows: Int) -> Bool {
    guard let node else { return false }
    for child in node.shownChildren where scrollAny(child, by: rows) { return true }
    return scroll(node, by: rows)
  }

  /// The attempts to reach the end of content whose length is only estimated. Our choice: a list
  /// whose rows grow as they come near would never be scrolled to its end.
  private static let endAttemptLimit = 8

  /// Scrolls on to the end while the way there grows: rows of a long list are measured
  /// when they come near.
  private func scroll(_ node: Node, by rows: Int) -> Bool {
    guard node.scroll(by: rows) else { return false }
    guard rows == ProposedSize.infinity else { return true }
    for _ in 0..<Self.endAttemptLimit {
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

/// Where a node stands in a list.
@MainActor
private struct ListPlace {
  let list: any RowContaining
  let row: Node?

  init?(of node: Node) {
    var around: Node? = node
    while let current = around {
      if current.itemSource != nil, let list = current as? any RowContaining {
        self.list = list
        row = list.rowNode(holding: node)
        return
      }
      around = current.parent
    }
    return nil
  }

  /// Whether a node stands in another row of the same list.
  func leadsOn(to node: Node) -> Bool {
    guard let other = ListPlace(of: node), other.list === list else { return false }
    return other.row == nil || other.row !== row
  }
}

extension Node {
  /// Whether the node scrolls by rows when it scrolls.
  fileprivate var scrollsRows: Bool {
    scrollWindow != nil && scrolling?.axes.contains(.vertical) ?? true
  }

  /// Whether the node can scroll by columns.
  fileprivate var scrollsColumns: Bool { scrolling?.axes.contains(.horizontal) ?? false }
}
