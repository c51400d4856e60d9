@_spi(Nodes) import ViewEngine

/// A label between edges that show the focus and the disabled state of its control.
///
/// If there is too little width, the padding shrinks before the label is truncated. A label of
/// several lines leaves only the padding that its longest line allows.
struct EdgedLabel<Content> {
  /// The columns between each edge and the label.
  var padding = 0
  /// Whether the label is drawn on a filled background.
  var isFilled = false
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
    let edges = shape.edges(
      isFocused: environment.isFocused,
      isEnabled: environment.isEnabled,
      isNarrow: side(for: proposal) < 2,
      ascii: environment.usesASCII
    )
    let style = environment.cellStyle
    fill(canvas, style, between: edges.left.count)
    for y in frame.minY..<frame.maxY {
      canvas.draw(edges.left, at: Point(x: frame.minX, y: y), style, in: window)
      let end = frame.maxX - edges.right.count
      canvas.draw(edges.right, at: Point(x: end, y: y), style, in: window)
    }
    super.draw(into: canvas)
  }

  private func fill(_ canvas: Canvas, _ style: CellStyle, between edge: Int) {
    guard view.isFilled else { return }
    var style = style
    style.attributes.insert(.reverse)
    let interior = Rect(
      x: frame.minX + edge,
      y: frame.minY,
      width: max(0, frame.size.width - 2 * edge),
      height: frame.size.height
    )
    canvas.fill(interior, style, in: viewport)
  }
}
