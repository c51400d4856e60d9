struct FixedFrame: LayoutModifier, Equatable {
  let width: Int?
  let height: Int?
  let place: Alignment

  var alignment: Alignment? { place }

  func contentProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func size(_ content: Size, for proposal: ProposedSize) -> Size {
    Size(width: width ?? content.width, height: height ?? content.height)
  }
}

struct FlexibleFrame: LayoutModifier, Equatable {
  let minWidth: Int?
  let idealWidth: Int?
  let maxWidth: Int?
  let minHeight: Int?
  let idealHeight: Int?
  let maxHeight: Int?
  let place: Alignment

  var alignment: Alignment? { place }
  var filledAlignment: Alignment? { maxWidth == ProposedSize.infinity ? place : nil }

  func contentProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: Self.clamp(proposal.width ?? idealWidth, minWidth, maxWidth),
      height: Self.clamp(proposal.height ?? idealHeight, minHeight, maxHeight)
    )
  }

  func size(_ content: Size, for proposal: ProposedSize) -> Size {
    Size(
      width: idealWidth.flatMap { proposal.width == nil ? $0 : nil }
        ?? Self.length(content.width, proposal.width, minWidth, maxWidth),
      height: idealHeight.flatMap { proposal.height == nil ? $0 : nil }
        ?? Self.length(content.height, proposal.height, minHeight, maxHeight)
    )
  }

  private static func clamp(_ length: Int?, _ minimum: Int?, _ maximum: Int?) -> Int? {
    guard let length else { return nil }
    return max(minimum ?? 0, min(length, maximum ?? length))
  }

  /// With a maximum, the frame grows with the proposal up to the maximum. With a minimum, it
  /// shrinks with the proposal down to the minimum. Without a maximum and a minimum, it has the
  /// size of the content.
  private static func length(
    _ content: Int,
    _ proposed: Int?,
    _ minimum: Int?,
    _ maximum: Int?
  ) -> Int {
    var length = content
    if let minimum { length = max(minimum, min(length, proposed ?? length)) }
    if let maximum { length = min(maximum, max(length, proposed ?? length)) }
    return length
  }
}

private struct FixedSize: LayoutModifier, Equatable {
  let horizontal: Bool
  let vertical: Bool

  func contentProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: horizontal ? nil : proposal.width,
      height: vertical ? nil : proposal.height
    )
  }
}

private struct LayoutPriority: LayoutModifier, Equatable {
  let value: Double
  var priority: Double? { value }
}

private struct Clip: LayoutModifier, Equatable {
  var isClip: Bool { true }
}

extension View {
  /// Fixes the view at its ideal size, whatever size is proposed.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Fixes the view at its ideal length in the given directions, whatever length is proposed.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    LayoutModified(
      content: self,
      modifier: FixedSize(horizontal: horizontal, vertical: vertical)
    )
  }

  /// Sets the priority for space in a stack. Views of higher priority receive space first; the
  /// default is 0.
  public func layoutPriority(_ value: Double) -> some View {
    LayoutModified(content: self, modifier: LayoutPriority(value: value))
  }

  /// Clips the view to its rectangle.
  ///
  /// - In a terminal: Edges are at the boundaries of cells, whatever `antialiased` says.
  public func clipped(antialiased: Bool = false) -> some View {
    LayoutModified(content: self, modifier: Clip())
  }
}
