extension FocusEngine {
  /// Whether the focused control is out of sight; see ``HiddenFocus``.
  package var isFocusHidden: Bool {
    guard let focusedNode else { return false }
    return HiddenFocus.isHidden(
      frame: focusedNode.frame,
      isSeen: focusedNode.isInSight,
      isRequestedByProgram: isRequestedByProgram
    )
  }

  /// Whether a node has the focus and is seen, so that it is shown and read as focused.
  func showsFocus(_ node: Node) -> Bool { focusedNode === node && !isFocusHidden }

  /// The node that a key goes to first: the focused one, or, where that is hidden, the innermost
  /// around it that is seen. `nil` where there is none.
  var firstKeyReceiver: Node? {
    guard isFocusHidden else { return focusedNode }
    var node = focusedNode?.parent
    while let current = node, current !== topmostLayer {
      if current.isElement, current.isInSight { return current }
      node = current.parent
    }
    return nil
  }

  /// Moves the focus on from a control that is hidden, unless a person scrolled away from it. A
  /// control that cannot be brought into sight at all loses the focus.
  func replaceHiddenFocus() {
    guard let focusedNode, isFocusHidden else { return keepsHiddenFocus = false }
    if keepsHiddenFocus { return }
    let scroll = focusedNode.hidingScroll
    let replacement = HiddenFocus.replacement(
      for: NodeID(node: focusedNode),
      at: focusedNode.frame,
      among: candidates(in: scroll)
    )
    if let replacement {
      move(to: replacement.node, revealing: false)
    } else if scroll == nil {
      move(to: nil)
    }
  }

  /// Moves a hidden focus to the nearest control that is seen in the scroll view that hides it.
  func focusNearestSeen() -> Bool {
    guard let focusedNode, isFocusHidden, let scroll = focusedNode.hidingScroll else {
      return false
    }
    let nearest = HiddenFocus.nearestSeen(
      to: focusedNode.frame,
      besides: NodeID(node: focusedNode),
      among: candidates(in: scroll)
    )
    guard let nearest else { return false }
    move(to: nearest.node)
    return true
  }

  /// Brings a hidden focus back into sight by Enter and Space.
  func revealHiddenFocus(_ key: Key) -> Bool {
    guard key == .enter || key == .space, isFocusHidden else { return false }
    revealAgain()
    return true
  }

  /// Brings the focused control back into sight.
  func revealAgain() {
    keepsHiddenFocus = false
    needsReveal = true
    host.setNeedsLayout()
  }

  /// Has the scroll views around the focused control bring it into sight, one of them a layout:
  /// those further out need to know first where the focus has come to.
  func revealFocus() {
    guard let focusedNode else {
      if topmostLayer?.keepInSight(nil) == true { host.setNeedsLayout() }
      return
    }
    let isWanted = needsReveal
    needsReveal = isWanted && host.needsLayout
    var node = focusedNode.parent
    var seen = focusedNode.frame
    while let current = node {
      let isHidden = seen.isEmpty && !focusedNode.frame.isEmpty
      if isWanted && !isHidden && current.reveal(seen) || current.keepInSight(seen) {
        host.setNeedsLayout()
        needsReveal = isWanted
        return
      }
      if let window = current.scrollWindow ?? current.clip(around: focusedNode) {
        seen = seen.intersection(window)
      }
      node = current === topmostLayer ? nil : current.parent
    }
  }
}

extension Node {
  /// Whether at least one cell of the node is on the screen.
  package var isInSight: Bool { !frame.intersection(viewport).isEmpty }

  /// Whether something of the node is seen, or would be if one scrolled.
  var canComeIntoSight: Bool { isInSight || (!frame.isEmpty && hidingScroll != nil) }

  /// The innermost of what scrolls around the node that does not show it now. There is none
  /// for what is cut off, since that would not be seen wherever one scrolled.
  package var hidingScroll: Node? {
    var seen = frame
    var node = parent
    while let current = node {
      if let window = current.scrollWindow {
        seen = seen.intersection(window)
        if seen.isEmpty { return current }
      } else if let clip = current.clip(around: self), !frame.isEmpty {
        seen = seen.intersection(clip)
        if seen.isEmpty { return nil }
      }
      node = current.parent
    }
    return nil
  }
}
