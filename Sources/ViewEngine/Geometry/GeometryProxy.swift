import Foundation

/// The room that a view has, and where it is: SwiftUI's `GeometryProxy`. Lengths are in
/// points, 8 a column and 16 a row; ``cells`` has the size in cells.
///
/// Places count from the upper corner where reading begins, as those of `position` and
/// `offset` do: what is made of them is mirrored where the layout is read from right to left.
///
/// A proxy can be kept, but does not keep the view: when it has gone, its size is known still, and
/// its place no more.
public struct GeometryProxy: Sendable {
  private let link: NodeLink
  private let watch: GeometryWatch
  /// Columns and rows.
  public let cells: Size

  @MainActor
  init(_ node: Node, _ watch: GeometryWatch, _ size: Size) {
    link = node.link
    self.watch = watch
    cells = size
  }

  /// The size in points.
  public var size: CGSize { CGSize(cells) }

  /// The insets of the safe area. A terminal shows every cell: there are none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The rectangle in a space of coordinates, in points.
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

  /// The rectangle in a space of coordinates, in points.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// The part that is seen of a space that clips, in points from this view's corner: the
  /// window of a scroll view. `nil` outside one.
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
  /// What an anchor stands for, in points from the corner of this view where reading begins:
  /// SwiftUI's `proxy[anchor]`.
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
  /// The same rectangle counted from the upper corner of another where reading begins.
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

/// Whether what was made of a proxy depends on more than its size.
@MainActor
final class GeometryWatch {
  var usesPlace = false
  /// The anchors that were read, and where their views were.
  var anchors: [(place: AnchorPlace, rect: Rect)] = []

  /// Whether a view that was asked for has moved.
  var hasMoved: Bool { anchors.contains { $0.place.rect != $0.rect } }
}
