import Foundation

/// How something of a fixed ratio takes the room there is: SwiftUI's `ContentMode`.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// As large as fits into it.
  case fit
  /// As small as covers it.
  case fill
}

/// Offers a part of the room, or more than there is, of a fixed ratio in points.
private struct AspectRatio: LayoutModifier, Equatable {
  let ratio: CGFloat?
  let mode: ContentMode

  var alignment: Alignment? { .center }

  func contentProposal(_ proposal: ProposedSize, of content: Node) -> ProposedSize {
    guard proposal.width != nil || proposal.height != nil else { return proposal }
    let ideal = CGSize(content.measure(.unspecified))
    let ratio = self.ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 0)
    guard ratio > 0, ratio.isFinite else { return proposal }
    let wide = proposal.width.flatMap { Self.finite($0) }
      .map { CGFloat($0) * Points.perColumn }
    let high = proposal.height.flatMap { Self.finite($0) }.map { CGFloat($0) * Points.perRow }
    let width: CGFloat
    switch (wide, high) {
    case (let wide?, let high?):
      width = mode == .fit ? min(wide, high * ratio) : max(wide, high * ratio)
    case (let wide?, nil): width = wide
    case (nil, let high?): width = high * ratio
    case (nil, nil): return proposal
    }
    return ProposedSize(
      width: Points.side(width, along: .horizontal),
      height: Points.side(width / ratio, along: .vertical)
    )
  }

  private static func finite(_ length: Int) -> Int? {
    length >= ProposedSize.infinity ? nil : length
  }
}

extension View {
  /// Offers the view room of a fixed ratio of width to height, in points, where a cell is
  /// twice as high as wide; the view's own ratio where it is `nil`. SwiftUI's
  /// `aspectRatio(_:contentMode:)`.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    LayoutModified(
      content: self,
      modifier: AspectRatio(ratio: aspectRatio, mode: contentMode)
    )
  }

  /// Offers the view room of the ratio of a size, in points: SwiftUI's
  /// `aspectRatio(_:contentMode:)`.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(
      aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil,
      contentMode: contentMode
    )
  }

  /// As large as fits into the room there is, in the view's own ratio: SwiftUI's
  /// `scaledToFit()`.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// As small as covers the room there is, in the view's own ratio: SwiftUI's
  /// `scaledToFill()`.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
