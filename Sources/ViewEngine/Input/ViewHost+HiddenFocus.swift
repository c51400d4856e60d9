/// The focus is on something that is seen, or on nothing.
///
/// When scrolling takes the focused view off the screen, the nearest view that is seen in
/// the same scroll view gets the focus; the options of a list or picker do not, since they
/// would be chosen by that. Where there is none, and where it was the wheel that scrolled,
/// the focus rests where it is until it is seen again: it is told to nobody, keys go to
/// what is around it, Tab and the arrows bring the focus to what is seen, and Enter and
/// Space bring it back into sight instead of pressing it. What cannot be brought into sight
/// at all loses the focus.
extension ViewHost {
  /// Whether the focused view is not seen. One without a size that the program asked for
  /// takes keys all the same.
  var isFocusHidden: Bool {
    guard let focusedNode, !focusedNode.isInSight else { return false }
    return !(isFocusAsked && focusedNode.frame.isEmpty)
  }

  /// Where a key begins its way: at the focused view, or what is seen around it.
  var keyStart: Node? {
    guard isFocusHidden else { return focusedNode }
    var node = focusedNode?.parent
    while let current = node, current !== layers.last?.node {
      if current.isElement, current.isInSight { return current }
      node = current.parent
    }
    return nil
  }

  /// Moves the focus on from what is not seen.
  func replaceHiddenFocus() {
    guard let focusedNode, isFocusHidden else { return hiddenFocusRests = false }
    if hiddenFocusRests { return }
    let scroll = focusedNode.hidingScroll
    let others = focusableElements.filter { element in
      (element.role != .option || element.node.focusOption.keepsChoice) && element.node.isInSight
        && scroll.map { element.node.isInside($0) } ?? true
    }
    if let nearest = nearest(to: focusedNode, of: others.map(\.node)) {
      focus(nearest, revealing: false)
    } else if scroll == nil {
      focus(nil)
    }
  }

  /// Gives the focus to the nearest view that is seen in the scroll view that hides it.
  func focusNearestSeen() -> Bool {
    guard let focusedNode, isFocusHidden, let scroll = focusedNode.hidingScroll else {
      return false
    }
    let seen = focusableElements.map(\.node).filter { $0.isInSight && $0.isInside(scroll) }
    guard let nearest = nearest(to: focusedNode, of: seen) else { return false }
    focus(nearest)
    return true
  }

  /// Enter and Space bring a focus that is not seen back into sight.
  func returnToFocus(_ key: Key) -> Bool {
    guard key == .enter || key == .space, isFocusHidden else { return false }
    revealAgain()
    return true
  }

  private func nearest(to node: Node, of others: [Node]) -> Node? {
    others.filter { $0 !== node }.min {
      node.frame.gap(to: $0.frame) < node.frame.gap(to: $1.frame)
    }
  }
}

extension Node {
  /// Whether something of the node is seen.
  var isInSight: Bool { !frame.intersection(viewport).isEmpty }

  /// Whether something of the node is seen, or would be if one scrolled.
  var canComeIntoSight: Bool { isInSight || (!frame.isEmpty && hidingScroll != nil) }

  /// The innermost of what scrolls around the node that does not show it now. There is none
  /// for what is cut off, since that would not be seen wherever one scrolled.
  var hidingScroll: Node? {
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

extension Rect {
  /// How far two rectangles are apart, across rows first.
  fileprivate func gap(to other: Rect) -> Int {
    let down = max(0, max(minY, other.minY) - min(maxY, other.maxY))
    let across = max(0, max(minX, other.minX) - min(maxX, other.maxX))
    return down * 1024 + across
  }
}
