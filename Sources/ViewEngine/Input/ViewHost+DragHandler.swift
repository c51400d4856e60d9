/// A node that follows the mouse while the main button is held.
@MainActor
package protocol DragHandler: Node {
  /// Starts or continues a drag from `start` to `point`, both in screen cells. On the button press,
  /// `start` equals `point`. Returns whether the drag had an effect.
  func drag(from start: Point, to point: Point) -> Bool
  /// Ends a drag at the release of the button. Returns whether the movement was a drag and
  /// therefore not a click.
  func endDrag(from start: Point, at point: Point) -> Bool
}

/// The drag in progress.
struct Drag {
  weak var node: (any DragHandler)?
  let start: Point
}

extension ViewHost {
  /// Starts a drag of the innermost draggable node at a cell. Returns whether the drag had an
  /// effect.
  func beginDrag(at point: Point) -> Bool {
    drag = nil
    guard let top = layers.last?.node, let node = dragging(below: top, at: point) else {
      return false
    }
    drag = Drag(node: node, start: point)
    return node.drag(from: point, to: point)
  }

  func drag(to point: Point) -> Bool {
    guard let drag, let node = drag.node, node.isMounted else { return false }
    return node.drag(from: drag.start, to: point)
  }

  func endDrag(at point: Point) -> Bool {
    defer { drag = nil }
    guard let drag, let node = drag.node, node.isMounted else { return false }
    return node.endDrag(from: drag.start, at: point)
  }

  private func dragging(below node: Node, at point: Point) -> (any DragHandler)? {
    for child in node.shownChildren.reversed() {
      if let found = dragging(below: child, at: point) { return found }
    }
    guard let found = node as? any DragHandler, node.environment.isEnabled,
      node.environment.allowsHitTesting
    else { return nil }
    let isHit = node.elements.contains { $0.frame.intersection($0.viewport).contains(point) }
    return isHit ? found : nil
  }
}
