import Foundation

/// Where a scroll view is to go.
@_spi(Nodes) public enum ScrollTarget {
  /// So far from the beginning of the content; where nothing is said, it stays.
  case offset(x: Int?, y: Int?)
  /// To an edge of the content.
  case edge(Edge)
  /// To the view with an identifier: its anchor point where the same point of the window
  /// is, or just into sight.
  case id(AnyHashable, UnitPoint?)
}

/// The node of a scroll view, whatever its content.
@MainActor
@_spi(Nodes) public protocol Scrolling: Node {
  /// The directions in which it scrolls.
  var axes: Axis.Set { get }
  /// The size of the part of it in which content is seen.
  var windowSize: Size { get }
  /// How far the content is scrolled.
  var offset: Point { get }
  /// The size of the content.
  var contentSize: Size { get }
  /// The room around the content that scrolls with it.
  var contentMargins: CellInsets { get }
  /// The first view in the window that has an identifier.
  var firstVisibleID: AnyHashable? { get }
  /// Whether content lies below the window.
  var hasMoreBelow: Bool { get }
  /// Goes somewhere with the next layout.
  func scroll(to target: ScrollTarget)
  /// Goes there before the next layout, by the places that are known; false where they
  /// may have become others.
  func passesKnownTargets() -> Bool
  /// Hears that everything after a place before the window has moved on; goes along, so
  /// that what is seen stands still. False where it does not scroll that way.
  func contentMoved(by distance: Int, along axis: Axis) -> Bool
  /// Scrolls by columns, to the right when positive; false when there is nothing to scroll.
  func scroll(columns: Int) -> Bool
  /// Scrolls on to where a mark at a cell tells that there is more; false where there is no such
  /// mark.
  func scroll(byMarkAt point: Point) -> Bool
}

extension Node {
  /// The node as that of a scroll view, if it is one.
  package var scrolling: (any Scrolling)? {
    if case .scrolling(let node) = nodeRole { node } else { nil }
  }
}

/// A node below which views can be found by identifiers without being made.
@MainActor
@_spi(Nodes) public protocol Locating: Node {
  /// The rectangle of a view, thought or known.
  func locate(_ id: AnyHashable) -> Rect?
  /// The identifier of the first view that is seen in a window.
  func firstID(seenIn window: Rect) -> AnyHashable?
}

extension Node {
  /// The node as one below which views are found by identifiers, if it is one.
  var locating: (any Locating)? {
    if case .locating(let node) = nodeRole { node } else { nil }
  }
}

extension Node {
  /// The rectangle of the view with an identifier, at or below this node.
  package func rect(ofID id: AnyHashable) -> Rect? {
    if let node = locating { return node.locate(id) }
    if let node = identified, node.explicitID == id {
      return unionOfFrames
    }
    if let source = itemSource, let index = source.index(ofID: id) {
      return source.item(at: index).unionOfFrames
    }
    for child in children {
      if let rect = child.rect(ofID: id) { return rect }
    }
    return nil
  }

  /// The identifier of the first view below this node that is seen in a window.
  package func firstID(in window: Rect) -> AnyHashable? {
    if let node = locating { return node.firstID(seenIn: window) }
    if let node = identified {
      let isSeen = unionOfFrames.map { !$0.intersection(window).isEmpty } ?? false
      return isSeen ? node.explicitID : nil
    }
    if let source = itemSource {
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

  /// The rectangle around all elements.
  var unionOfFrames: Rect? {
    let frames = elements.map(\.frame)
    guard let first = frames.first else { return nil }
    return frames.dropFirst().reduce(first) { $0.union($1) }
  }

  /// The nearest scroll view around.
  package var enclosingScroll: (any Scrolling)? {
    var node = parent
    while let current = node {
      if let scroll = current.scrolling { return scroll }
      node = current.parent
    }
    return nil
  }

  /// The scroll views below, without those inside them.
  package var scrollViews: [any Scrolling] {
    if let scroll = scrolling { return [scroll] }
    return children.flatMap(\.scrollViews)
  }
}

extension Rect {
  /// The smallest rectangle around both.
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
