extension FocusEngine {
  /// Scrolls what is around the focus, by page keys, Home and End, and by arrows that find nothing
  /// to focus. Page keys take the focus along as `PageNavigation` says.
  func scrollAroundFocus(_ key: Key) -> Bool {
    if key == .left || key == .right {
      return scrollSideways(key == .left ? -ScrollStep.columns : ScrollStep.columns)
    }
    guard let rows = scrollDistance(key) else { return false }
    let row = focusedNode?.frame.minY
    keepsHiddenFocus = true
    defer { keepsHiddenFocus = false }
    var node = focusedNode
    var hasScrolled = false
    while let current = node, !hasScrolled {
      hasScrolled = scroll(current, by: rows)
      node = current === topmostLayer ? nil : current.parent
    }
    hasScrolled = hasScrolled || scrollAny(arrowPane ?? topmostLayer, by: rows)
    return moveFocus(with: key, fromRow: hasScrolled ? row : nil) || hasScrolled
  }

  /// Scrolls to the side what is around the focus, or the first that can be scrolled that way and
  /// only be read: what can have the focus is scrolled by having it.
  private func scrollSideways(_ columns: Int) -> Bool {
    var node = focusedNode
    while let current = node {
      if current.scrolling?.scroll(columns: columns) == true { return true }
      node = current === topmostLayer ? nil : current.parent
    }
    guard let top = arrowPane ?? topmostLayer else { return false }
    return scrollSideways(top, columns)
  }

  private func scrollSideways(_ node: Node, _ columns: Int) -> Bool {
    for child in node.shownChildren where scrollSideways(child, columns) { return true }
    guard let scroll = node.scrolling, scroll.axes.contains(.horizontal),
      !focusableElements.contains(where: { $0.node.isInside(node) })
    else { return false }
    return scroll.scroll(columns: columns)
  }

  /// Moves the focus after a key has scrolled, where it moves.
  private func moveFocus(with key: Key, fromRow row: Int?) -> Bool {
    guard key != .up, key != .down, let focusedNode else { return false }
    host.update()
    let candidates = candidates(in: focusedNode.hidingScroll)
    guard let focused = candidates.first(where: { $0.id.node === focusedNode }) else {
      return false
    }
    let navigation = PageNavigation(key: key, focused: focused, row: row, isHidden: isFocusHidden)
    guard let target = navigation.target(among: candidates)?.node else { return false }
    if target === focusedNode {
      // What lies behind the last option, or before the first, can take all the room.
      guard isFocusHidden else { return false }
      revealAgain()
    } else {
      move(to: target)
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
      host.update()
      if !node.scroll(by: rows) { break }
    }
    return true
  }

  /// The rows that a key scrolls; `nil` for keys that scroll none.
  private func scrollDistance(_ key: Key) -> Int? {
    // Half a screen, so that a reader sees half of the lines again and finds the place.
    let page = max(1, host.size.height / 2)
    switch key {
    case .up: return -1
    case .down: return 1
    case .pageUp: return -page
    case .pageDown: return page
    case .home: return -ProposedSize.infinity
    case .end: return ProposedSize.infinity
    default: return nil
    }
  }
}

extension Node {
  /// Whether the node scrolls by rows when it scrolls.
  var scrollsRows: Bool { scrollWindow != nil && scrolling?.axes.contains(.vertical) ?? true }

  /// Whether the node can scroll by columns.
  var scrollsColumns: Bool { scrolling?.axes.contains(.horizontal) ?? false }
}
