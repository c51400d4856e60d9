/// Content that may be taller than the room there is: SwiftUI's `ScrollView`, in the
/// vertical direction.
///
/// The focused view is kept in sight. When content lies above or below, a mark at
/// the trailing edge says so.
public struct ScrollView<Content: View>: PrimitiveView, Resolvable {
  let content: Content

  /// Creates a scroll view.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes the node that stands for the view.
  package func makeNode(_ context: NodeContext) -> Node { ScrollNode(self, context) }
}

private final class ScrollNode<Content: View>: ContainerNode<ScrollView<Content>, Content> {
  private var offset = 0
  private var contentHeight = 0

  init(_ view: ScrollView<Content>, _ context: NodeContext) {
    super.init(view, context, content: \.content)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    if let width = proposal.width, let height = proposal.height {
      return Size(width: width, height: height)
    }
    let ideal = columnSize(for: ProposedSize(width: proposal.width, height: nil))
    return Size(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
  }

  /// The last column belongs to the marks as soon as the content is too tall, so that
  /// they never stand on it.
  ///
  /// Begins with the width that fitted last, so that a list need not be measured for two.
  private func fittingWidth() -> Int {
    let full = frame.size.width
    if full < 2 { return full }
    let widths = contentHeight > frame.size.height ? [full - 1, full] : [full, full - 1]
    let fitting = widths.first { width in
      (height(at: width) > frame.size.height) == (width < full)
    }
    return fitting ?? full - 1
  }

  private func height(at width: Int) -> Int {
    columnSize(for: ProposedSize(width: width, height: nil)).height
  }

  override func placeChildren() {
    let width = fittingWidth()
    contentHeight = height(at: width)
    offset = max(0, min(offset, contentHeight - frame.size.height))
    let isMirrored = environment.layoutDirection == .rightToLeft
    let content = Rect(
      x: frame.minX + (isMirrored ? frame.size.width - width : 0),
      y: frame.minY - offset,
      width: width,
      height: contentHeight
    )
    placeColumn(
      for: ProposedSize(width: width, height: nil),
      in: content,
      viewport: viewport.intersection(frame)
    )
  }

  override func draw(into canvas: Canvas) {
    super.draw(into: canvas)
    guard frame.size.height > 1 else { return }
    let isMirrored = environment.layoutDirection == .rightToLeft
    let x = isMirrored ? frame.minX : frame.maxX - 1
    let style = CellStyle(foreground: .secondary)
    let marks = environment.usesASCII ? (up: "^", down: "v") : (up: "↑", down: "↓")
    let window = viewport.intersection(frame)
    if offset > 0 {
      canvas.draw(marks.up, at: Point(x: x, y: frame.minY), style, in: window)
    }
    if offset + frame.size.height < contentHeight {
      canvas.draw(marks.down, at: Point(x: x, y: frame.maxY - 1), style, in: window)
    }
  }

  override func scroll(by rows: Int) -> Bool {
    let target = max(0, min(offset + rows, contentHeight - frame.size.height))
    guard target != offset else { return false }
    offset = target
    invalidateLayout()
    host.setNeedsLayout()
    return true
  }

  /// Whether something too tall to be seen whole begins in the upper half of the window;
  /// then there is no better place for it.
  private func isWellInSight(_ rect: Rect) -> Bool {
    rect.minY >= frame.minY && rect.minY - frame.minY <= frame.size.height / 2
  }

  override func reveal(_ rect: Rect) -> Bool {
    let visible = min(rect.size.height, frame.size.height)
    if rect.size.height > frame.size.height, isWellInSight(rect) { return false }
    if rect.minY < frame.minY {
      let top = frame.minY - offset
      let showsFromTop = rect.maxY - top <= frame.size.height
      return scroll(by: showsFromTop ? -offset : rect.minY - frame.minY)
    }
    if rect.minY + visible > frame.maxY { return scroll(by: rect.minY + visible - frame.maxY) }
    return false
  }
}
