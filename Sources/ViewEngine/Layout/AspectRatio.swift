import Foundation

/// How content with a fixed aspect ratio uses the available space: SwiftUI's `ContentMode`.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// The largest size inside the available space.
  case fit
  /// The smallest size that covers the available space.
  case fill
}

/// A modifier that proposes a size with a fixed aspect ratio, computed in points.
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
  /// Proposes a size with a ratio of width to height, measured in points: SwiftUI's
  /// `aspectRatio(_:contentMode:)`. `nil` means the ratio of the view's ideal size. In points, a
  /// cell is twice as high as wide.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    LayoutModified(
      content: self,
      modifier: AspectRatio(ratio: aspectRatio, mode: contentMode)
    )
  }

  /// Proposes a size with the aspect ratio of `aspectRatio`, in points: SwiftUI's
  /// `aspectRatio(_:contentMode:)`.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(
      aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil,
      contentMode: contentMode
    )
  }

  /// Scales the view to the largest size inside the available space, in its own aspect ratio:
  /// SwiftUI's `scaledToFit()`.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to the smallest size that covers the available space, in its own aspect ratio:
  /// SwiftUI's `scaledToFill()`.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
