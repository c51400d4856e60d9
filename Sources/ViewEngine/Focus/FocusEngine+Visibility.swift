extension FocusEngine {
  /// Whether the focused control is out of sight; see ``HiddenFocus``.
  package var isFocusHidden: Bool {
    guard let focusedNode else { return false }
    return HiddenFocus.isHidden(
      frame: focusedNode.frame,
      isVisible: focusedNode.isVisible,
      isRequestedByProgram: isRequestedByProgram
    )
  }

  /// Returns whether a node has the focus and is visible. It is then drawn and announced as
  /// focused.
  func showsFocus(_ node: Node) -> Bool { focusedNode === node && !isFocusHidden }

  /// The node that receives a key first: the focused node, or its innermost visible ancestor if it
  /// is hidden. `nil` if there is none.
  var firstKeyReceiver: Node? {
    guard isFocusHidden else { return focusedNode }
    var node = focusedNode?.parent
    while let current = node, current !== topmostLayer {
      if current.isElement, current.isVisible { return current }
      node = current.parent
    }
    return nil
  }

  /// Moves a hidden focus to another control, unless a person scrolled away from it. A control that
  /// scrolling cannot show loses the focus.
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

  /// Moves a hidden focus to the nearest visible control in the scroll view that hides it. Returns
  /// whether it moved.
  func focusNearestVisible() -> Bool {
    guard let focusedNode, isFocusHidden, let scroll = focusedNode.hidingScroll else {
      return false
    }
    let nearest = HiddenFocus.nearestVisible(
      to: focusedNode.frame,
      besides: NodeID(node: focusedNode),
      among: candidates(in: scroll)
    )
    guard let nearest else { return false }
    move(to: nearest.node)
    return true
  }

  /// Scrolls to a hidden focus on Enter and Space. Returns whether it scrolled.
  func revealHiddenFocus(_ key: Key) -> Bool {
    guard key == .enter || key == .space, isFocusHidden else { return false }
    revealAgain()
    return true
  }

  /// Scrolls the focused control into view with the next layout.
  func revealAgain() {
    keepsHiddenFocus = false
    needsReveal = true
    host.setNeedsLayout()
  }

  /// Scrolls the views around the focused control until it is visible. One view scrolls per layout,
  /// because outer scroll views depend on the result of inner ones.
  func revealFocus() {
    guard let focusedNode else {
      if topmostLayer?.keepVisible(nil) == true { host.setNeedsLayout() }
      return
    }
    let isWanted = needsReveal
    needsReveal = isWanted && host.needsLayout
    var node = focusedNode.parent
    var seen = focusedNode.frame
    while let current = node {
      let isHidden = seen.isEmpty && !focusedNode.frame.isEmpty
      if isWanted && !isHidden && current.reveal(seen) || current.keepVisible(seen) {
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
  /// Whether at least one cell of the node is visible.
  package var isVisible: Bool { !frame.intersection(viewport).isEmpty }

  /// Whether the node is visible, or would be after scrolling.
  var canBecomeVisible: Bool { isVisible || (!frame.isEmpty && hidingScroll != nil) }

  /// Whether a scroll view around the node is where it opened; see ``Scrolling/isAtOpeningPosition``.
  var isInOpeningScroll: Bool {
    var node = parent
    while let current = node {
      if current.scrolling?.isAtOpeningPosition == true { return true }
      node = current.parent
    }
    return false
  }

  /// The innermost scroll view that hides the node now. `nil` if the node is visible or clipped,
  /// because scrolling does not show clipped content.
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
