/// A node that follows the mouse while its main button is held.
@MainActor
package protocol Dragging: Node {
  /// The button went down at `start`, or the mouse has come from there to `point`, both in
  /// cells of the screen. True where that did anything.
  func drag(from start: Point, to point: Point) -> Bool
  /// The button went up. True where the press was a drag, so that it is no click.
  func endDrag(from start: Point, at point: Point) -> Bool
}

/// What the mouse drags.
struct Drag {
  weak var node: (any Dragging)?
  let start: Point
}

extension ViewHost {
  /// Takes what lies innermost at a cell along with the mouse.
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

  private func dragging(below node: Node, at point: Point) -> (any Dragging)? {
    for child in node.shownChildren.reversed() {
      if let found = dragging(below: child, at: point) { return found }
    }
    guard let found = node as? any Dragging, node.environment.isEnabled,
      node.environment.allowsHitTesting
    else { return nil }
    let isHit = node.elements.contains { $0.frame.intersection($0.viewport).contains(point) }
    return isHit ? found : nil
  }
}
