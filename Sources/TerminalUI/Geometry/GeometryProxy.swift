import Foundation

/// The room that a view has, and where it is: SwiftUI's `GeometryProxy`. Lengths are in
/// points, 8 a column and 16 a row; ``cells`` has the size in cells.
public struct GeometryProxy: Sendable {
  private let node: Node
  private let watch: GeometryWatch
  /// Columns and rows.
  public let cells: Size

  init(_ node: Node, _ watch: GeometryWatch, _ size: Size) {
    self.node = node
    self.watch = watch
    cells = size
  }

  /// The size in points.
  public var size: CGSize { CGSize(cells) }

  /// The insets of the safe area. A terminal shows every cell: there are none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The rectangle in a space of coordinates, in points.
  public func frame(in space: CoordinateSpace) -> CGRect {
    let (node, watch, size) = (node, watch, cells)
    nonisolated(unsafe) let space = space
    return MainActor.assumeIsolated {
      let frame = Rect(origin: node.frame.origin, size: size)
      if case .local = space { return CGRect(Rect(origin: .zero, size: size)) }
      watch.usesPlace = true
      let origin = node.origin(of: space)
      return CGRect(
        Rect(
          origin: Point(x: frame.minX - origin.x, y: frame.minY - origin.y),
          size: size
        )
      )
    }
  }

  /// The rectangle in a space of coordinates, in points.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// The part that is seen of a space that clips, in points from this view's corner: the
  /// window of a scroll view. `nil` outside one.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    let (node, watch) = (node, watch)
    nonisolated(unsafe) let space = space.coordinateSpace
    return MainActor.assumeIsolated {
      guard let owner = node.owner(of: space) else { return nil }
      watch.usesPlace = true
      var rect = owner.frame
      rect.origin = Point(x: rect.minX - node.frame.minX, y: rect.minY - node.frame.minY)
      return CGRect(rect)
    }
  }
}

extension GeometryProxy {
  /// What an anchor stands for, in points from the corner of this view where reading begins:
  /// SwiftUI's `proxy[anchor]`.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    let (node, watch, size, place) = (node, watch, cells, anchor.place)
    let bounds = MainActor.assumeIsolated {
      watch.usesPlace = true
      let rect = place.rect
      watch.anchors.append((place, rect))
      let frame = Rect(origin: node.frame.origin, size: size)
      let isMirrored = node.environment.layoutDirection == .rightToLeft
      let x = isMirrored ? frame.maxX - rect.maxX : rect.minX - frame.minX
      let origin = Point(x: x, y: rect.minY - frame.minY)
      return CGRect(Rect(origin: origin, size: rect.size))
    }
    return anchor.source.value(bounds)
  }
}

/// Whether what was made of a proxy depends on more than its size.
@MainActor
final class GeometryWatch {
  var usesPlace = false
  /// The anchors that were read, and where their views were.
  var anchors: [(place: AnchorPlace, rect: Rect)] = []

  /// Whether a view that was asked for has moved.
  var hasMoved: Bool { anchors.contains { $0.place.rect != $0.rect } }
}
