import Foundation

/// A layout of two items: one at an edge, the other in the remaining space.
private struct InsetLayout: CellLayout, Sendable {
  let edge: Edge
  let alignment: Alignment
  let spacing: Int

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  /// Returns the proposal and the size of each item. The item at the edge, the second one, is
  /// measured first; the other item gets the remaining space.
  private func sizes(_ items: [Node], _ proposal: ProposedSize) -> [(ProposedSize, Size)] {
    guard items.count == 2 else { return items.map { (proposal, $0.measure(proposal)) } }
    let own = ProposedSize(
      width: axis == .vertical ? proposal.width : nil,
      height: axis == .horizontal ? proposal.height : nil
    )
    let inset = items[1].measure(own)
    let used = (axis == .vertical ? inset.height : inset.width) + spacing
    let rest = ProposedSize(
      width: axis == .horizontal ? proposal.width.map { $0 - used } : proposal.width,
      height: axis == .vertical ? proposal.height.map { $0 - used } : proposal.height
    )
    return [(rest, items[0].measure(rest)), (own, inset)]
  }

  func size(of items: [Node], for proposal: ProposedSize) -> Size {
    let sizes = sizes(items, proposal).map(\.1)
    let along = sizes.reduce(sizes.count == 2 ? spacing : 0) {
      $0 + (axis == .vertical ? $1.height : $1.width)
    }
    let across = sizes.reduce(0) { max($0, axis == .vertical ? $1.width : $1.height) }
    return axis == .vertical
      ? Size(width: across, height: along) : Size(width: along, height: across)
  }

  func forEachSlot(
    of items: [Node],
    for proposal: ProposedSize,
    in frame: Rect,
    _ body: (Node, Rect, ProposedSize) -> Void
  ) {
    let plain = EnvironmentValues()
    for (index, (item, (proposal, size))) in zip(items, sizes(items, proposal)).enumerated() {
      let isAtEnd = (edge == .bottom || edge == .trailing) == (index == 1)
      var rect = plain.align(size, in: frame, index == 1 ? alignment : .center)
      if axis == .vertical {
        rect.origin.y = isAtEnd ? frame.maxY - size.height : frame.minY
      } else {
        rect.origin.x = isAtEnd ? frame.maxX - size.width : frame.minX
      }
      body(item, rect, proposal)
    }
  }
}

extension View {
  /// Shows content at the top or bottom edge, and this view in the remaining space: SwiftUI's
  /// `safeAreaInset(edge:alignment:spacing:content:)`.
  ///
  /// - In a terminal: A scroll view ends where the inset begins, instead of running below it.
  public func safeAreaInset(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let layout = InsetLayout(
      edge: edge == .top ? .top : .bottom,
      alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: Points.length(spacing ?? 0, along: .vertical)
    )
    let content = content()
    return layout {
      VStack { self }
      VStack { content }
    }
  }

  /// Shows content at a side, and this view in the remaining space: SwiftUI's
  /// `safeAreaInset(edge:alignment:spacing:content:)`.
  ///
  /// - In a terminal: A scroll view ends where the inset begins, instead of running below it.
  public func safeAreaInset(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let layout = InsetLayout(
      edge: edge == .leading ? .leading : .trailing,
      alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing.map { Points.length($0, along: .horizontal) } ?? 0
    )
    let content = content()
    return layout {
      VStack { self }
      VStack { content }
    }
  }

  /// Shows a bar at the top or bottom edge, and this view in the remaining space: SwiftUI's
  /// `safeAreaBar`.
  ///
  /// - In a terminal: Scrolling content ends where the bar begins, instead of blurring under it.
  public func safeAreaBar(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Shows a bar at a side, and this view in the remaining space: SwiftUI's `safeAreaBar`.
  ///
  /// - In a terminal: Scrolling content ends where the bar begins, instead of blurring under it.
  public func safeAreaBar(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Adds padding at some edges, in points: SwiftUI's `safeAreaPadding(_:_:)`. A terminal has no
  /// safe area, so it equals `padding(_:_:)`.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  /// Adds the same padding at all edges, in points: SwiftUI's `safeAreaPadding(_:)`.
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  /// Adds padding at each edge, in points: SwiftUI's `safeAreaPadding(_:)`.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
}
