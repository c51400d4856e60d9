extension FocusEngine {
  /// Scrolls the content around the focus, for page keys, Home, End, and arrow keys that find no
  /// control. Page keys move the focus as ``PageNavigation`` defines. Returns whether anything
  /// happened.
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

  /// Scrolls an ancestor of the focus sideways, or else the first horizontal scroll view without
  /// focusable content. Views with focusable content scroll by moving the focus.
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

  /// Moves the focus after a key has scrolled, if a rule requires it.
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
      // Content before the first or after the last option can fill the window.
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

  /// The maximum number of attempts to reach the end of content with an estimated length. This
  /// project's choice. Without a limit, scrolling would not end in a list whose rows keep growing.
  private static let endAttemptLimit = 8

  /// Scrolls by rows. If scrolling to the end, repeats while the content grows, because the rows of
  /// a long list are measured as they approach.
  private func scroll(_ node: Node, by rows: Int) -> Bool {
    guard node.scroll(by: rows) else { return false }
    guard rows == ProposedSize.infinity else { return true }
    for _ in 0..<Self.endAttemptLimit {
      host.update()
      if !node.scroll(by: rows) { break }
    }
    return true
  }

  /// Returns the rows that a key scrolls, or `nil` for other keys.
  private func scrollDistance(_ key: Key) -> Int? {
    // Half a screen, so that half of the lines remain visible and the reader finds the place.
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
  /// Whether the node scrolls vertically.
  var scrollsRows: Bool { scrollWindow != nil && scrolling?.axes.contains(.vertical) ?? true }

  /// Whether the node scrolls horizontally.
  var scrollsColumns: Bool { scrolling?.axes.contains(.horizontal) ?? false }
}
