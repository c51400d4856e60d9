import Foundation

/// Content whose length depends on the enclosing scroll view or the screen.
private struct RelativeFrame<Content> {
  let content: Content
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
}

extension RelativeFrame: View, PrimitiveView where Content: View {
  /// Creates the node of this view. Called by the engine only.
  func _makeNode(_ context: _NodeContext) -> _Node { RelativeFrameNode(self, context) }
}

private final class RelativeFrameNode<Content: View>: ContainerNode<
  RelativeFrame<Content>
>
{
  init(_ view: RelativeFrame<Content>, _ context: NodeContext) {
    super.init(view, context, content: { $0.content })
    observeAvailableSize()
  }

  private var container: Size { enclosingScroll?.windowSize ?? screenSize }

  private func offered(_ proposal: ProposedSize) -> ProposedSize {
    let container = container
    var offered = proposal
    if view.axes.contains(.horizontal) { offered.width = length(container.width, .horizontal) }
    if view.axes.contains(.vertical) { offered.height = length(container.height, .vertical) }
    return offered
  }

  private func length(_ cells: Int, _ axis: Axis) -> Int {
    Points.side(view.length(Points.points(cells, along: axis), axis), along: axis)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let offered = offered(proposal)
    let content = columnSize(for: offered)
    return Size(
      width: view.axes.contains(.horizontal) ? offered.width ?? 0 : content.width,
      height: view.axes.contains(.vertical) ? offered.height ?? 0 : content.height
    )
  }

  override func placeChildren() {
    let offered = offered(proposal)
    let size = columnSize(for: offered)
    placeColumn(
      for: offered,
      in: environment.align(size, in: frame, view.alignment),
      viewport: viewport
    )
  }
}

extension ViewHost {
  /// Invalidates the layout of all nodes that depend on the size of the screen (`scroll` is `nil`)
  /// or of a scroll view.
  func notifySizeWatchers(below scroll: Node?) {
    if sizeWatchers.isEmpty { return }
    sizeWatchers.removeAll { $0.node?.isMounted != true }
    for watcher in sizeWatchers {
      guard let node = watcher.node else { continue }
      if scroll == nil || node.enclosingScroll === scroll { node.invalidateLayout() }
    }
  }
}

extension View {
  /// Sets the length of the view to the length of the nearest scroll view or of the screen:
  /// SwiftUI's `containerRelativeFrame(_:alignment:)`.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center
  ) -> some View {
    RelativeFrame(content: self, axes: axes, alignment: alignment) { length, _ in length }
  }

  /// Makes the view as long as `span` of `count` equal parts of the nearest scroll view or of the
  /// screen. The parts are `spacing` points apart. SwiftUI's
  /// `containerRelativeFrame(_:count:span:spacing:alignment:)`.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    RelativeFrame(content: self, axes: axes, alignment: alignment) { length, axis in
      let perCell = Points.perCell(along: axis)
      let count = CGFloat(max(1, count))
      let part = (length - spacing * (count - 1)) / count
      let whole = part * CGFloat(span) + spacing * CGFloat(span - 1)
      return (whole / perCell).rounded(.down) * perCell
    }
  }

  /// Sets the length of the view to the result of a closure. The closure receives the length of the
  /// nearest scroll view or of the screen, in points. SwiftUI's
  /// `containerRelativeFrame(_:alignment:_:)`.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    RelativeFrame(content: self, axes: axes, alignment: alignment, length: length)
  }
}
