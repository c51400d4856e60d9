extension FocusEngine {
  /// Moves the focus for a key: Tab in reading order, arrow keys by direction. Returns whether the
  /// focus moved.
  package func moveFocus(_ key: Key) -> Bool {
    switch key {
    case .tab: return moveInReadingOrder(1)
    case .backtab: return moveInReadingOrder(-1)
    default: return FocusDirection(key).map(moveFocus) ?? false
    }
  }

  // MARK: Tab

  private func moveInReadingOrder(_ step: Int) -> Bool {
    if focusNearestVisible() { return true }
    let order = TabNavigation.order(from: focusedID, step: step, among: candidates())
    for id in order where bring(id.node) { break }
    return !order.isEmpty
  }

  /// Focuses a node. Returns `false` if the node cannot be scrolled into view.
  private func bring(_ node: Node) -> Bool {
    let old = focusedNode
    move(to: node)
    if focusedNode === old { return old === node }
    if focusedNode?.isVisible == true { return true }
    host.update()
    return focusedNode != nil && focusedNode !== old && !isFocusHidden
  }

  // MARK: Arrows

  private func moveFocus(_ direction: FocusDirection) -> Bool {
    guard let focusedNode else { return false }
    if focusNearestVisible() { return true }
    let navigation = ArrowNavigation<NodeID>(
      start: focusedNode.frame,
      direction: direction,
      layoutDirection: focusedNode.environment.layoutDirection
    )
    let candidates = arrowCandidates(from: focusedNode, direction)
    let found = navigation.target(among: candidates) ?? navigation.entrance(among: candidates)
    guard let target = found?.node else { return false }
    return scroll(towards: target, from: focusedNode, navigation) || bring(entry(to: target))
  }

  /// Returns the controls that an arrow key may reach.
  private func arrowCandidates(
    from focused: Node,
    _ direction: FocusDirection
  ) -> [ArrowNavigation<NodeID>.Candidate] {
    let pane = arrowPane
    let place = ListPlace(of: focused)
    return focusableElements.compactMap { element in
      let node = element.node
      if node === focused { return nil }
      var candidate = ArrowNavigation.Candidate(
        id: NodeID(node: node),
        frame: element.rect,
        visibleFrame: element.visibleRect,
        isInPane: pane.map { node.isInside($0) } ?? true
      )
      // The remaining properties are costly to compute and not used for unreachable controls.
      guard candidate.isInPane else { return candidate }
      if element.visibleRect.isEmpty { candidate.obstacle = obstacle(of: node, from: focused) }
      candidate.listRelation = listRelation(of: node, to: focused, at: place, direction)
      return candidate
    }
  }

  private func obstacle(of node: Node, from focused: Node) -> ArrowNavigation<NodeID>.Obstacle {
    guard node.canBecomeVisible else { return .cutOff }
    guard let scroll = node.hidingScroll, scroll.scrolling != nil,
      let window = scroll.scrollWindow
    else { return .screen }
    return .scrollView(
      window: window,
      scrollsRows: scroll.scrollsRows,
      scrollsColumns: scroll.scrollsColumns,
      holdsFocus: focused.isInside(scroll)
    )
  }

  private func listRelation(
    of node: Node,
    to focused: Node,
    at place: ListPlace?,
    _ direction: FocusDirection
  ) -> ArrowNavigation<NodeID>.ListRelation {
    var relation = ArrowNavigation<NodeID>.ListRelation()
    if direction.isVertical {
      if place?.leadsOn(to: node) == true { relation.insert(.otherRow) }
      return relation
    }
    if ListPlace(of: node)?.row === focused { relation.insert(.controlInFocusedRow) }
    if place?.row === node { relation.insert(.rowAroundFocus) }
    return relation
  }

  /// Scrolls by one row instead of moving the focus, if the move would skip content. This is the
  /// case if a scroll view has more to show, or if the target is far away.
  private func scroll(
    towards node: Node,
    from old: Node,
    _ navigation: ArrowNavigation<NodeID>
  ) -> Bool {
    guard navigation.direction.isVertical else { return false }
    let step = navigation.direction == .up ? -1 : 1
    var around = old.parent
    while let current = around, !node.isInside(current) {
      if current.scrollsRows, current.scroll(by: step) { return true }
      around = current.parent
    }
    guard let scroll = node.hidingScroll, scroll.scrollsRows, let window = scroll.scrollWindow
    else { return false }
    return navigation.skipsContent(to: node.frame, in: window) && scroll.scroll(by: step)
  }

  /// The pane that contains the focus, if the pane is on the topmost layer. A sheet covers the pane
  /// that presents the sheet.
  var arrowPane: Node? {
    guard let pane = focusedNode?.arrowPane, let top = topmostLayer, pane.isInside(top)
    else { return nil }
    return pane
  }
}

/// The position of a node in a list.
@MainActor
private struct ListPlace {
  let list: any RowContaining
  let row: Node?

  /// Finds the innermost list that contains the node, or returns `nil`.
  init?(of node: Node) {
    var around: Node? = node
    while let current = around {
      if current.lazyItemSource != nil, let list = current as? any RowContaining {
        self.list = list
        row = list.rowNode(holding: node)
        return
      }
      around = current.parent
    }
    return nil
  }

  /// Returns whether a node is in another row of the same list.
  func leadsOn(to node: Node) -> Bool {
    guard let other = ListPlace(of: node), other.list === list else { return false }
    return other.row == nil || other.row !== row
  }
}
