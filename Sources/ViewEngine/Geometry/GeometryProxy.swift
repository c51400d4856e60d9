import Foundation

/// The size and position of a view: SwiftUI's `GeometryProxy`. Lengths are in points, 8 per column
/// and 16 per row; ``cells`` is in cells.
///
/// Positions are measured from the top leading corner, as in `position` and `offset`. They are
/// mirrored in right-to-left layouts.
///
/// Use a proxy on the main actor only; elsewhere it traps. You can store a proxy, but it does not
/// retain the view. After the view is removed, only the size is known.
public struct GeometryProxy: Sendable {
  private let link: NodeLink
  private let watch: GeometryWatch
  /// The size in columns and rows.
  public let cells: Size

  @MainActor
  init(_ node: Node, _ watch: GeometryWatch, _ size: Size) {
    link = node.link
    self.watch = watch
    cells = size
  }

  /// The size in points.
  public var size: CGSize { CGSize(cells) }

  /// The insets of the safe area: always zero, because a terminal shows every cell.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Returns the rectangle of the view in a coordinate space, in points.
  public func frame(in space: CoordinateSpace) -> CGRect {
    let (link, watch, size) = (link, watch, cells)
    let handedSpace = MainActorValue(space)
    return MainActor.assumeIsolated {
      let space = handedSpace.value
      let own = Rect(origin: .zero, size: size)
      if case .local = space { return CGRect(own) }
      guard let node = link.node else { return CGRect(own) }
      watch.usesPlace = true
      let frame = Rect(origin: node.frame.origin, size: size)
      return CGRect(frame.counted(from: node.rect(of: space), node.environment))
    }
  }

  /// Returns the rectangle of the view in a coordinate space, in points.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// Returns the rectangle of an enclosing named space, in points from the top leading corner of
  /// this view, or `nil` outside such a space. For a scroll view, this is the visible part.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    let (link, watch) = (link, watch)
    let space = MainActorValue(space.coordinateSpace)
    return MainActor.assumeIsolated {
      guard let node = link.node, let owner = node.owner(of: space.value) else { return nil }
      watch.usesPlace = true
      return CGRect(owner.frame.counted(from: node.frame, node.environment))
    }
  }
}

extension GeometryProxy {
  /// Returns the value of an anchor, in points from the top leading corner of this view: SwiftUI's
  /// `proxy[anchor]`.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    let (link, watch, size, place) = (link, watch, cells, anchor.place)
    let bounds = MainActor.assumeIsolated {
      watch.usesPlace = true
      let rect = place.rect
      watch.anchors.append((place, rect))
      guard let node = link.node else { return CGRect(Rect(origin: .zero, size: rect.size)) }
      let frame = Rect(origin: node.frame.origin, size: size)
      return CGRect(rect.counted(from: frame, node.environment))
    }
    return anchor.source.value(bounds)
  }
}

extension Rect {
  /// Returns the rectangle relative to the top leading corner of `other`.
  package func counted(from other: Rect, _ environment: EnvironmentValues) -> Rect {
    let isMirrored = environment.layoutDirection == .rightToLeft
    return Rect(
      x: isMirrored ? other.maxX - maxX : minX - other.minX,
      y: minY - other.minY,
      width: size.width,
      height: size.height
    )
  }
}

/// Records what the content of a geometry reader depends on besides the size.
@MainActor
final class GeometryWatch {
  var usesPlace = false
  /// The anchors that were read, with the rectangles of their views at that time.
  var anchors: [(place: AnchorPlace, rect: Rect)] = []

  /// Whether a view whose anchor was read has moved.
  var hasMoved: Bool { anchors.contains { $0.place.rect != $0.rect } }
}
