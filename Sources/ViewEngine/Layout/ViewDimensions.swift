import Foundation

/// The size and the alignment guides of a view, in points: SwiftUI's `ViewDimensions`.
public struct ViewDimensions: Equatable, Sendable {
  private let size: Size
  private let proposal: ProposedSize
  private let link: NodeLink?

  init(size: Size, of link: NodeLink? = nil, for proposal: ProposedSize = .unspecified) {
    self.size = size
    self.link = link
    self.proposal = proposal
  }

  /// The horizontal extent, in points.
  public var width: CGFloat { Points.points(size.width, along: .horizontal) }
  /// The vertical extent, in points.
  public var height: CGFloat { Points.points(size.height, along: .vertical) }

  /// The position of a guide, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }

  /// The position of a guide, in points from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }

  /// The position of a guide that the view sets explicitly, in points from the leading edge;
  /// otherwise `nil`.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

  /// The position of a guide that the view sets explicitly, in points from the top edge; otherwise
  /// `nil`.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  private func value(_ key: GuideKey) -> CGFloat {
    if let explicit = explicit(key) { return explicit }
    if key.place == .center { return (key.axis == .horizontal ? width : height) / 2 }
    return Points.points(key.standard(in: size), along: key.axis)
  }

  private func explicit(_ key: GuideKey) -> CGFloat? {
    guard let link else { return nil }
    let (size, proposal) = (size, proposal)
    let guide = MainActor.assumeIsolated { link.node?.ownGuide(key, in: size, for: proposal) }
    return guide.map { Points.points($0, along: key.axis) }
  }
}
