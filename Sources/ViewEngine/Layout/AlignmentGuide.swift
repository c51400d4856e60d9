import Foundation

extension Node {
  /// Returns the rectangle of this element aligned inside `rect`, with explicit alignment guides.
  package final func aligned(
    _ size: Size,
    in rect: Rect,
    _ alignment: Alignment,
    for proposal: ProposedSize,
    _ environment: EnvironmentValues
  ) -> Rect {
    if alignment.isPlain, !host.usesAlignmentGuides {
      return environment.align(size, in: rect, alignment)
    }
    return environment.place(
      size,
      in: rect,
      x: start(alignment.horizontal.key, size, in: rect.size, proposal),
      y: start(alignment.vertical.key, size, in: rect.size, proposal)
    )
  }

  private func start(_ key: GuideKey, _ size: Size, in room: Size, _ proposal: ProposedSize) -> Int
  {
    guard let guide = ownGuide(key, in: size, for: proposal) else {
      return key.offset(of: size, in: room)
    }
    return key.standard(in: room) - guide
  }

  /// Returns the position of a guide in cells, explicit or standard.
  final func guide(_ key: GuideKey, in size: Size, for proposal: ProposedSize) -> Int {
    ownGuide(key, in: size, for: proposal) ?? key.standard(in: size)
  }
}

/// A modifier that sets one alignment guide of each element.
private struct AlignmentGuide: LayoutModifier {
  let key: GuideKey
  let compute: (ViewDimensions) -> CGFloat

  var guideKey: GuideKey? { key }

  func guide(_ dimensions: ViewDimensions) -> Int {
    Points.distance(compute(dimensions), along: key.axis)
  }
}

extension View {
  /// Sets an alignment guide of the view, in points from its leading edge: SwiftUI's
  /// `alignmentGuide(_:computeValue:)`.
  public func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    LayoutModified(content: self, modifier: AlignmentGuide(key: guide.key, compute: computeValue))
  }

  /// Sets an alignment guide of the view, in points from its top edge: SwiftUI's
  /// `alignmentGuide(_:computeValue:)`.
  public func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    LayoutModified(content: self, modifier: AlignmentGuide(key: guide.key, compute: computeValue))
  }
}
