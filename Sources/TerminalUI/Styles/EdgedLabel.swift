@_spi(Nodes) import ViewEngine

/// A label on a fill, between cells that show the focus and the disabled state of its control.
///
/// The focused control has a pointer on each side of its label. The cells of the pointers are always
/// reserved, so the focus changes no width. A disabled control has a quiet fill with dotted edges.
/// If there is too little width, the padding shrinks before the label is truncated. A label of
/// several lines leaves only the padding that its longest line allows.
struct EdgedLabel<Content> {
  /// The columns between each edge and the label.
  var padding = 0
  let fill: ControlFill
  /// Whether the focused control also has a pointer after its label.
  var hasTrailingPointer = true
  let content: Content
}

extension EdgedLabel: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node {
    EdgedNode(self, context, content: { $0.content })
  }
}

private final class EdgedNode<Content: View>: EnclosingNode<EdgedLabel<Content>> {
  private var shape: ButtonBorderShape { environment.buttonBorderShape }

  /// Returns the columns that the edge and the padding take on each side.
  private func side(for proposal: ProposedSize) -> Int {
    let widest = 2 + view.padding
    guard let width = proposal.width else { return widest }
    var label = columnSize(for: ProposedSize(width: nil, height: proposal.height)).width
    if label + 2 * widest > width { label = min(label, columnSize(for: inner(proposal, 1)).width) }
    return max(1, min(widest, (width - label) / 2))
  }

  private func inner(_ proposal: ProposedSize, _ side: Int) -> ProposedSize {
    ProposedSize(
      width: proposal.width.map { max(0, $0 - 2 * side) },
      height: proposal.height
    )
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let side = side(for: proposal)
    let size = columnSize(for: inner(proposal, side))
    return Size(width: size.width + 2 * side, height: max(1, size.height))
  }

  private var middle: Rect {
    let side = side(for: proposal)
    return Rect(
      x: frame.minX + side,
      y: frame.minY,
      width: max(0, frame.size.width - 2 * side),
      height: frame.size.height
    )
  }

  override func placeChildren() {
    let offered = inner(proposal, side(for: proposal))
    placeColumn(for: offered, in: middle, viewport: viewport.intersection(frame))
  }

  override func draw(into canvas: Canvas) {
    let window = viewport.intersection(frame)
    if window.isEmpty { return }
    let isEnabled = environment.isEnabled
    let painter = FillPainter(
      fill: isEnabled ? view.fill : .quiet,
      color: isEnabled ? environment.cellStyle.foreground : .secondary,
      isFocused: isEnabled && environment.isFocused
    )
    painter.drawFill(of: frame, into: canvas, in: window)
    drawEdges(into: canvas, in: window)
    super.draw(into: canvas)
    painter.finish(frame, on: canvas, in: window)
  }

  private func drawEdges(into canvas: Canvas, in window: Rect) {
    let isNarrow = side(for: proposal) < 2
    for y in frame.minY..<frame.maxY {
      let edges = shape.edges(
        isFocused: environment.isFocused && y == frame.minY + (frame.size.height - 1) / 2,
        isEnabled: environment.isEnabled,
        isNarrow: isNarrow,
        ascii: environment.usesASCII
      )
      let isBare = !view.hasTrailingPointer && environment.isEnabled
      let right = isBare ? String(repeating: " ", count: edges.right.count) : edges.right
      var (start, end) = (edges.left, right)
      if environment.layoutDirection == .rightToLeft, isBare {
        (start, end) = (right, Mirrored.marks(edges.left))
      }
      let style = environment.cellStyle
      canvas.draw(start, at: Point(x: frame.minX, y: y), style, in: window)
      canvas.draw(end, at: Point(x: frame.maxX - end.count, y: y), style, in: window)
    }
  }
}
