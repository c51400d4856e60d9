import Foundation

/// A view that a layout places: SwiftUI's `LayoutSubview`. Lengths are in points. Sizes are whole
/// cells, and positions are rounded to whole cells.
///
/// Use a subview on the main actor only; elsewhere it traps. A subview does not retain its view.
/// After the view is removed, its size is zero and placing it has no effect.
public struct LayoutSubview: Equatable, Sendable {
  let link: NodeLink
  let placements: SubviewPlacements

  /// Two subviews are equal if they refer to the same view.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.link === right.link
  }

  /// The value that the view sets for the key, or the default value of the key.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    let link = link
    return MainActorValue.read {
      link.node?.layoutValue(ObjectIdentifier(Key.self)) as? Key.Value
    } ?? Key.defaultValue
  }

  /// The layout priority set with `layoutPriority(_:)`; default: 0.
  public var priority: Double {
    let link = link
    return MainActor.assumeIsolated { link.node?.layoutPriority ?? 0 }
  }

  /// The preferred spacing around the view.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// Returns the size that the view chooses for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let link = link
    return CGSize(
      MainActor.assumeIsolated { link.node?.measure(ProposedSize(proposal)) ?? .zero }
    )
  }

  /// Returns the size and guides of the view for a proposal, in points.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let link = link
    return MainActor.assumeIsolated {
      let proposal = ProposedSize(proposal)
      let size = link.node?.measure(proposal) ?? .zero
      return ViewDimensions(size: size, of: link, for: proposal)
    }
  }

  /// Places the view so that its point `anchor` is at `position`. The default anchor is the top
  /// leading corner.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    let (link, placements) = (link, placements)
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
      placements.slots[ObjectIdentifier(link)] = (Rect(origin: origin, size: size), proposal)
    }
  }
}

/// The positions that a layout has set for its subviews so far. The keys are links, because a
/// layout may have stored subviews from an earlier pass.
@MainActor
final class SubviewPlacements {
  var slots: [ObjectIdentifier: (rect: Rect, proposal: ProposedSize)] = [:]
}

/// The views that a layout places: SwiftUI's `LayoutSubviews`.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  /// The type of the elements.
  public typealias Element = LayoutSubview
  /// The position of a subview in the collection.
  public typealias Index = Int
  /// A contiguous part of the subviews.
  public typealias SubSequence = LayoutSubviews

  private let links: ArraySlice<NodeLink>
  private let placements: SubviewPlacements
  /// The reading direction. A layout always computes left to right; the result is mirrored for
  /// right-to-left.
  public let layoutDirection: LayoutDirection

  init(_ links: ArraySlice<NodeLink>, _ placements: SubviewPlacements, _ direction: LayoutDirection)
  {
    self.links = links
    self.placements = placements
    layoutDirection = direction
  }

  /// Two collections are equal if they contain the same views.
  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.links == right.links
  }

  /// The index of the first subview.
  public var startIndex: Int { links.startIndex }
  /// The index after the last subview.
  public var endIndex: Int { links.endIndex }

  /// Returns the subview at a position.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(link: links[index], placements: placements)
  }

  /// Returns the subviews in a range of indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(links[bounds], placements, layoutDirection)
  }

  /// The nodes of the subviews that still exist.
  var items: [Node] { links.compactMap(\.node) }

  @MainActor
  func subview(of item: Node) -> LayoutSubview {
    LayoutSubview(link: item.link, placements: placements)
  }
}
