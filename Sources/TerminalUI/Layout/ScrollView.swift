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
  private let stack = StackLayout(axis: .vertical, spacing: 0)

  init(_ view: ScrollView<Content>, _ context: NodeContext) {
    super.init(view, context, content: \.content)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    if let width = proposal.width, let height = proposal.height {
      return Size(width: width, height: height)
    }
    let ideal = stack.size(of: contentSizes(width: proposal.width))
    return Size(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
  }

  private func contentSizes(width: Int?) -> [Size] {
    stack.sizes(of: layoutItems, for: ProposedSize(width: width, height: nil))
  }

  /// The last column belongs to the marks as soon as the content is too tall, so that
  /// they never stand on it.
  ///
  /// Begins with the width that fitted last, so that a list need not be measured for two.
  private func fit() -> (sizes: [Size], width: Int) {
    let full = frame.size.width
    if full < 2 { return (contentSizes(width: full), full) }
    let widths = contentHeight > frame.size.height ? [full - 1, full] : [full, full - 1]
    for width in widths {
      let sizes = contentSizes(width: width)
      let isTooTall = stack.size(of: sizes).height > frame.size.height
      if isTooTall == (width < full) { return (sizes, width) }
    }
    return (contentSizes(width: full - 1), full - 1)
  }

  override func placeChildren() {
    let (sizes, width) = fit()
    let isMirrored = environment.layoutDirection == .rightToLeft
    let left = frame.minX + (isMirrored ? frame.size.width - width : 0)
    contentHeight = stack.size(of: sizes).height
    offset = max(0, min(offset, contentHeight - frame.size.height))
    let window = viewport.intersection(frame)
    var y = frame.minY - offset
    for (item, size) in zip(layoutItems, sizes) {
      let lane = Rect(x: left, y: y, width: width, height: size.height)
      item.place(environment.align(size, in: lane, .top), in: window)
      y += size.height
    }
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

  override func reveal(_ rect: Rect) -> Bool {
    let visible = min(rect.size.height, frame.size.height)
    if rect.minY < frame.minY {
      let top = frame.minY - offset
      let showsFromTop = rect.maxY - top <= frame.size.height
      return scroll(by: showsFromTop ? -offset : rect.minY - frame.minY)
    }
    if rect.minY + visible > frame.maxY { return scroll(by: rect.minY + visible - frame.maxY) }
    return false
  }
}
