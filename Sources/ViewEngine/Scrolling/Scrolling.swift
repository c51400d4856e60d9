import Foundation

/// The target of a programmatic scroll.
@_spi(Nodes) public enum ScrollTarget {
  /// An offset of the content in cells. `nil` leaves the offset along that axis unchanged.
  case offset(x: Int?, y: Int?)
  /// An edge of the content.
  case edge(Edge)
  /// The view with an identifier. The anchor point of the view is aligned with the same anchor
  /// point of the window. Without an anchor, the view is only scrolled into sight.
  case id(AnyHashable, UnitPoint?)
}

/// The node of a scroll view with any content.
@MainActor
@_spi(Nodes) public protocol Scrolling: Node {
  /// The axes along which the view scrolls.
  var axes: Axis.Set { get }
  /// The size of the visible part, in cells.
  var windowSize: Size { get }
  /// The scroll offset of the content, in cells.
  var offset: Point { get }
  /// The size of the content, in cells.
  var contentSize: Size { get }
  /// The margins around the content, which scroll with it.
  var contentMargins: CellInsets { get }
  /// The first identifier of a visible view; `nil` if no visible view has an identifier.
  var firstVisibleID: AnyHashable? { get }
  /// Whether there is content below the visible part.
  var hasMoreBelow: Bool { get }
  /// Whether the view has a position at which it opens, and is there. The initial focus then does
  /// not scroll it.
  var isAtOpeningPosition: Bool { get }
  /// Scrolls to a target in the next layout.
  func scroll(to target: ScrollTarget)
  /// Scrolls to the target at once if all positions are known. Returns `false` if they may have
  /// changed.
  func passesKnownTargets() -> Bool
  /// Adjusts the offset after content before the visible part has moved, so that nothing visible
  /// moves. Returns `false` if the view does not scroll along that axis.
  func contentMoved(by distance: Int, along axis: Axis) -> Bool
  /// Scrolls by columns, to the right if positive. Returns `false` if there is nothing to scroll.
  func scroll(columns: Int) -> Bool
  /// Scrolls in the direction of a clicked mark that indicates more content. Returns `false` if
  /// there is no mark at that cell.
  func scroll(byMarkAt point: Point) -> Bool
}

extension Node {
  /// This node as a scroll view, or `nil`.
  package var scrolling: (any Scrolling)? {
    if case .scrolling(let node) = nodeRole { node } else { nil }
  }
}

/// A node that finds views by identifier without creating them.
@MainActor
@_spi(Nodes) public protocol ItemLocator: Node {
  /// Returns the rectangle of a view, possibly estimated, or `nil` if there is no such view.
  func locate(_ id: AnyHashable) -> Rect?
  /// Returns the identifier of the first view visible in a window, or `nil`.
  func firstID(seenIn window: Rect) -> AnyHashable?
}

extension Node {
  /// This node as an item locator, or `nil`.
  var locating: (any ItemLocator)? {
    if case .locating(let node) = nodeRole { node } else { nil }
  }
}

extension Node {
  /// Returns the rectangle of the view with an identifier, at or below this node, or `nil`.
  package func rect(ofID id: AnyHashable) -> Rect? {
    if let node = locating { return node.locate(id) }
    if let node = identified, node.explicitID == id {
      return unionOfFrames
    }
    if let source = lazyItemSource, let index = source.index(ofID: id) {
      return source.item(at: index).unionOfFrames
    }
    for child in children {
      if let rect = child.rect(ofID: id) { return rect }
    }
    return nil
  }

  /// Returns the identifier of the first view visible in a window, at or below this node, or `nil`.
  package func firstID(in window: Rect) -> AnyHashable? {
    if let node = locating { return node.firstID(seenIn: window) }
    if let node = identified {
      let isVisible = unionOfFrames.map { !$0.intersection(window).isEmpty } ?? false
      return isVisible ? node.explicitID : nil
    }
    if let source = lazyItemSource {
      let seen = (0..<source.itemCount).first {
        let rect = source.item(at: $0).unionOfFrames
        return rect.map { !$0.intersection(window).isEmpty } ?? false
      }
      return seen.flatMap { source.itemID(at: $0) }
    }
    for child in children {
      if let id = child.firstID(in: window) { return id }
    }
    return nil
  }

  /// The union of the rectangles of all elements; `nil` without elements.
  var unionOfFrames: Rect? {
    let frames = elements.map(\.frame)
    guard let first = frames.first else { return nil }
    return frames.dropFirst().reduce(first) { $0.union($1) }
  }

  /// The nearest enclosing scroll view, or `nil`.
  package var enclosingScroll: (any Scrolling)? {
    var node = parent
    while let current = node {
      if let scroll = current.scrolling { return scroll }
      node = current.parent
    }
    return nil
  }

  /// The outermost scroll views at or below this node.
  package var scrollViews: [any Scrolling] {
    if let scroll = scrolling { return [scroll] }
    return children.flatMap(\.scrollViews)
  }
}

extension Rect {
  /// Returns the smallest rectangle that contains both rectangles.
  func union(_ other: Rect) -> Rect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(
      x: left,
      y: top,
      width: max(maxX, other.maxX) - left,
      height: max(maxY, other.maxY) - top
    )
  }
}
