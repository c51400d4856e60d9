/// A blank column between a label and the value after it. If there is no space for two letters and
/// this column, the label is omitted, because its letters would otherwise be one below the other.
private struct Gap: LayoutModifier, Equatable {
  let isAfter: Bool

  @MainActor
  func contentProposal(_ proposal: ProposedSize, of content: Node) -> ProposedSize {
    guard let width = proposal.width, width < ProposedSize.infinity else { return proposal }
    if width > 2 { return ProposedSize(width: width - 1, height: proposal.height) }
    let ideal = content.measure(ProposedSize(width: nil, height: proposal.height)).width
    return ProposedSize(width: ideal < width ? ideal : 0, height: proposal.height)
  }

  func size(_ content: Size, for proposal: ProposedSize) -> Size {
    let hasGap = content.width > 0 && content.width < proposal.width ?? ProposedSize.infinity
    return Size(width: content.width + (hasGap ? 1 : 0), height: content.height)
  }

  func rect(_ content: Size, in frame: Rect, _ environment: EnvironmentValues) -> Rect {
    let x = isAfter ? 0 : frame.size.width - content.width
    return environment.place(content, in: frame, x: x, y: 0)
  }
}

extension View {
  /// Adds a column after the view if the view is not empty, to separate it from a value.
  package func followedByGap() -> some View {
    LayoutModified(content: self, modifier: Gap(isAfter: true))
  }

  /// Adds a column before the view if the view is not empty, to separate it from a value.
  package func precededByGap() -> some View {
    LayoutModified(content: self, modifier: Gap(isAfter: false))
  }
}
