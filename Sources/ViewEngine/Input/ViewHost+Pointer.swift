/// A node that shows whether a mouse button is held down on it.
@MainActor
package protocol PressTracking: Node {
  var isHeld: Bool { get set }
}

/// A node that opens a menu at a right click.
@MainActor
package protocol ContextMenuOwner: Node {
  /// Opens the menu. Returns `false` if it would be empty.
  func openMenu() -> Bool
}

extension ViewHost {
  /// Returns the element that a click at a cell activates, or `nil`.
  func clickable(at point: Point) -> SemanticElement? {
    semantics.elements.last {
      $0.isClickable && $0.visibleRect.contains(point) && $0.node.environment.allowsHitTesting
    }
  }

  /// Focuses the element under the pressed main button and shows it as held.
  func hold(at point: Point) -> Bool {
    releaseMouse()
    guard let node = clickable(at: point)?.node, let held = node as? any PressTracking else {
      return false
    }
    if node.isFocusable { focus(node) }
    held.isHeld = true
    return true
  }

  /// Ends showing an element as held.
  func releaseMouse() { heldElement?.node.isHeld = false }

  /// Handles a button release: activates the held element if the release is on it.
  func release(at point: Point) -> Bool {
    guard let (held, rect) = heldElement else { return false }
    held.isHeld = false
    if rect.contains(point) { activate(held, at: point) }
    return true
  }

  /// The element shown as held. It is always on the topmost layer, because an element that loses
  /// the focus is no longer held.
  private var heldElement: (node: any PressTracking, rect: Rect)? {
    for element in semantics.elements {
      if let node = element.node as? any PressTracking, node.isHeld {
        return (node, element.visibleRect)
      }
    }
    return nil
  }

  /// Opens the menu of the innermost view at a cell. Views without a menu are skipped. Returns
  /// whether a menu opened.
  func openMenu(at point: Point) -> Bool {
    guard let top = layers.last?.node else { return false }
    if let node = clickable(at: point)?.node, node.isFocusable { focus(node) }
    return openMenu(below: top, at: point)
  }

  private func openMenu(below node: Node, at point: Point) -> Bool {
    for child in node.shownChildren.reversed() where openMenu(below: child, at: point) {
      return true
    }
    guard let opener = node as? any ContextMenuOwner, node.environment.isEnabled else {
      return false
    }
    let isHit = node.elements.contains { $0.frame.intersection($0.viewport).contains(point) }
    return isHit && opener.openMenu()
  }
}
