import Foundation

/// One of the views that a layout places: SwiftUI's `LayoutSubview`. Lengths are in
/// points; sizes are always whole cells, and places come to stand on them.
///
/// It does not keep the view: one that has gone measures nothing and is placed nowhere.
public struct LayoutSubview: Equatable, Sendable {
  let link: NodeLink
  let board: LayoutBoard

  /// Which view it is.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.link === right.link
  }

  /// What the view tells its layout.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    let link = link
    return MainActorValue.read {
      link.node?.layoutValue(ObjectIdentifier(Key.self)) as? Key.Value
    } ?? Key.defaultValue
  }

  /// The priority that the view was given by `layoutPriority(_:)`.
  public var priority: Double {
    let link = link
    return MainActor.assumeIsolated { link.node?.layoutPriority ?? 0 }
  }

  /// The room that the view likes around itself.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// The size that the view wants for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let link = link
    return CGSize(
      MainActor.assumeIsolated { link.node?.measure(ProposedSize(proposal)) ?? .zero }
    )
  }

  /// The size that the view wants for a proposal, with its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let link = link
    return MainActor.assumeIsolated {
      let proposal = ProposedSize(proposal)
      let size = link.node?.measure(proposal) ?? .zero
      return ViewDimensions(size: size, of: link, for: proposal)
    }
  }

  /// Puts the view somewhere: a point of it, its top left corner unless told, to a point
  /// of the layout.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    let (link, board) = (link, board)
    MainActor.assumeIsolated {
      guard let node = link.node else { return }
      let proposal = ProposedSize(proposal)
      let size = node.measure(proposal)
      let points = CGSize(size)
      let x = position.x - anchor.x * (points.width.isFinite ? points.width : 0)
      let y = position.y - anchor.y * (points.height.isFinite ? points.height : 0)
      let origin = Point(
        x: Points.distance(x, along: .horizontal),
        y: Points.distance(y, along: .vertical)
      )
      board.slots[ObjectIdentifier(link)] = (Rect(origin: origin, size: size), proposal)
    }
  }
}

/// Where a layout has put its views so far, by their links: a layout may have kept views from
/// when there were others beside them.
@MainActor
final class LayoutBoard {
  var slots: [ObjectIdentifier: (rect: Rect, proposal: ProposedSize)] = [:]
}

/// The views that a layout places: SwiftUI's `LayoutSubviews`.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  /// One of the views.
  public typealias Element = LayoutSubview
  /// A view's number.
  public typealias Index = Int
  /// Some of the views.
  public typealias SubSequence = LayoutSubviews

  private let links: ArraySlice<NodeLink>
  private let board: LayoutBoard
  /// The direction in which lines are read. Places are given as if it were left to right;
  /// the layout is mirrored where it is not.
  public let layoutDirection: LayoutDirection

  init(_ links: ArraySlice<NodeLink>, _ board: LayoutBoard, _ direction: LayoutDirection) {
    self.links = links
    self.board = board
    layoutDirection = direction
  }

  /// Whether both are the same views.
  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.links == right.links
  }

  /// The first view's number.
  public var startIndex: Int { links.startIndex }
  /// The number after the last view's.
  public var endIndex: Int { links.endIndex }

  /// The view with a number.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(link: links[index], board: board)
  }

  /// The views with some numbers.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(links[bounds], board, layoutDirection)
  }

  /// The nodes of those that have not gone.
  var items: [Node] { links.compactMap(\.node) }

  /// The view that a node stands for.
  @MainActor
  func subview(of item: Node) -> LayoutSubview { LayoutSubview(link: item.link, board: board) }
}
