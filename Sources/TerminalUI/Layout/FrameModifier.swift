private struct FixedFrame: LayoutModifier {
  let width: Int?
  let height: Int?
  let alignment: Alignment

  func contentProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func size(_ content: Size, for proposal: ProposedSize) -> Size {
    Size(width: width ?? content.width, height: height ?? content.height)
  }

  func rect(_ content: Size, in frame: Rect, _ environment: EnvironmentValues) -> Rect {
    environment.align(content, in: frame, alignment)
  }
}

private struct FlexibleFrame: LayoutModifier {
  let minWidth: Int?
  let maxWidth: Int?
  let minHeight: Int?
  let maxHeight: Int?
  let alignment: Alignment

  func contentProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: Self.clamp(proposal.width, minWidth, maxWidth),
      height: Self.clamp(proposal.height, minHeight, maxHeight)
    )
  }

  func size(_ content: Size, for proposal: ProposedSize) -> Size {
    Size(
      width: Self.length(content.width, proposal.width, minWidth, maxWidth),
      height: Self.length(content.height, proposal.height, minHeight, maxHeight)
    )
  }

  func rect(_ content: Size, in frame: Rect, _ environment: EnvironmentValues) -> Rect {
    environment.align(content, in: frame, alignment)
  }

  private static func clamp(_ length: Int?, _ minimum: Int?, _ maximum: Int?) -> Int? {
    guard let length else { return nil }
    return max(minimum ?? 0, min(length, maximum ?? length))
  }

  /// With a maximum the frame takes what is offered up to it; without, it hugs.
  private static func length(
    _ content: Int,
    _ proposed: Int?,
    _ minimum: Int?,
    _ maximum: Int?
  ) -> Int {
    var length = content
    if let maximum, let proposed { length = max(content, min(proposed, maximum)) }
    if let maximum { length = min(length, maximum) }
    if let minimum { length = max(length, minimum) }
    return length
  }
}

private struct FixedSize: LayoutModifier {
  let horizontal: Bool
  let vertical: Bool

  func contentProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: horizontal ? nil : proposal.width,
      height: vertical ? nil : proposal.height
    )
  }
}

private struct LayoutPriority: LayoutModifier {
  let value: Double
  var priority: Double? { value }
}

private struct Clip: LayoutModifier {
  func viewport(_ viewport: Rect, _ frame: Rect) -> Rect { viewport.intersection(frame) }
}

extension View {
  /// Gives the view a fixed width, height or both, in cells.
  public func frame(
    width: Cells? = nil,
    height: Cells? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let frame = FixedFrame(width: width?.count, height: height?.count, alignment: alignment)
    return LayoutModified(content: self, modifier: frame)
  }

  /// Keeps the view's size between bounds, in cells. A maximum of `.infinity` takes
  /// all that is offered.
  public func frame(
    minWidth: Cells? = nil,
    maxWidth: Cells? = nil,
    minHeight: Cells? = nil,
    maxHeight: Cells? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let frame = FlexibleFrame(
      minWidth: minWidth?.count,
      maxWidth: maxWidth?.count,
      minHeight: minHeight?.count,
      maxHeight: maxHeight?.count,
      alignment: alignment
    )
    return LayoutModified(content: self, modifier: frame)
  }

  /// Keeps the view at its ideal size, whatever is offered.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    LayoutModified(
      content: self,
      modifier: FixedSize(horizontal: horizontal, vertical: vertical)
    )
  }

  /// Lets a stack serve this view before those of lower priority.
  public func layoutPriority(_ value: Double) -> some View {
    LayoutModified(content: self, modifier: LayoutPriority(value: value))
  }

  /// Cuts off what lies outside the view's rectangle.
  public func clipped() -> some View {
    LayoutModified(content: self, modifier: Clip())
  }
}

extension Cells {
  /// All the cells that are offered.
  public static let infinity = Cells(count: ProposedSize.infinity)
}
