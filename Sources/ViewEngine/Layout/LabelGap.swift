/// A column between a label and the value that follows it. Where there is no room for two
/// letters and that column, the label is left out: it would stand letter below letter.
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
  /// Leaves a column after the view, which a value follows. Where there is no view, there
  /// is no gap.
  package func followedByGap() -> some View {
    LayoutModified(content: self, modifier: Gap(isAfter: true))
  }

  /// Leaves a column before the view, which follows a value.
  package func precededByGap() -> some View {
    LayoutModified(content: self, modifier: Gap(isAfter: false))
  }
}
