/// The line a frame is drawn with.
public enum BorderLine: Hashable, Sendable {
  /// Thin lines with corners.
  case light
  /// Thin lines with round corners.
  case rounded
  /// Thick lines.
  case heavy

  /// Corners from the top left clockwise, then the horizontal and the vertical line.
  func characters(ascii: Bool) -> [String] {
    switch (self, ascii) {
    case (.heavy, true): ["+", "+", "+", "+", "=", "|"]
    case (_, true): ["+", "+", "+", "+", "-", "|"]
    case (.light, false): ["┌", "┐", "┘", "└", "─", "│"]
    case (.rounded, false): ["╭", "╮", "╯", "╰", "─", "│"]
    case (.heavy, false): ["┏", "┓", "┛", "┗", "━", "┃"]
    }
  }
}

struct Bordered<Content: View>: PrimitiveView, Resolvable {
  let line: BorderLine
  let role: ColorRole
  let title: String
  let content: Content

  /// Makes the node that stands for the view.
  package func makeNode(_ context: NodeContext) -> Node { BorderNode(self, context) }
}

private final class BorderNode<Content: View>: ContainerNode<Bordered<Content>, Content> {

  init(_ view: Bordered<Content>, _ context: NodeContext) {
    super.init(view, context, content: { $0.content })
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let size = columnSize(for: Self.inner(proposal))
    return Size(width: size.width + 2, height: size.height + 2)
  }

  private static func inner(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: proposal.width.map { $0 - 2 },
      height: proposal.height.map { $0 - 2 }
    )
  }

  override func placeChildren() {
    let inner = Rect(
      x: frame.minX + 1,
      y: frame.minY + 1,
      width: frame.size.width - 2,
      height: frame.size.height - 2
    )
    placeColumn(
      for: Self.inner(proposal),
      in: inner,
      viewport: viewport.intersection(inner)
    )
  }

  override func draw(into canvas: Canvas) {
    guard frame.size.width > 1, frame.size.height > 1 else { return }
    let signs = view.line.characters(ascii: environment.usesASCII)
    let style = CellStyle(foreground: CellColor(view.role))
    drawLine(y: frame.minY, signs[0], signs[4], signs[1], style, canvas)
    drawLine(y: frame.maxY - 1, signs[3], signs[4], signs[2], style, canvas)
    let left = Rect(x: frame.minX, y: frame.minY + 1, width: 1, height: frame.size.height - 2)
    let right = Rect(origin: Point(x: frame.maxX - 1, y: left.minY), size: left.size)
    canvas.fill(left, style, with: signs[5], in: viewport)
    canvas.fill(right, style, with: signs[5], in: viewport)
    drawTitle(into: canvas)
    super.draw(into: canvas)
  }

  private func drawLine(
    y: Int,
    _ start: String,
    _ middle: String,
    _ end: String,
    _ style: CellStyle,
    _ canvas: Canvas
  ) {
    let line = Rect(x: frame.minX + 1, y: y, width: frame.size.width - 2, height: 1)
    canvas.fill(line, style, with: middle, in: viewport)
    canvas.draw(start, at: Point(x: frame.minX, y: y), style, in: viewport)
    canvas.draw(end, at: Point(x: frame.maxX - 1, y: y), style, in: viewport)
  }

  private func drawTitle(into canvas: Canvas) {
    guard !view.title.isEmpty, frame.size.width > 6 else { return }
    let ascii = environment.usesASCII
    let style = CellStyle(attributes: .bold)
    let title = CellText(view.title, style: style, asciiOnly: ascii)
      .truncated(
        toColumns: frame.size.width - 6,
        mode: .tail,
        ellipsis: CellText("…", style: style, asciiOnly: ascii)
      )
    let line = CellText(" ", style: style) + title + CellText(" ", style: style)
    let isMirrored = environment.layoutDirection == .rightToLeft
    let x = isMirrored ? frame.maxX - 2 - line.columns : frame.minX + 2
    canvas.draw(line, at: Point(x: x, y: frame.minY), in: viewport)
  }

  override func addSemantics(to tree: inout SemanticTree) {
    tree.addText(CellText(view.title).label, self)
    super.addSemantics(to: &tree)
  }
}

extension View {
  /// Draws a frame of one cell around the view, with a title in its top line.
  public func border(
    _ role: ColorRole = .separator,
    line: BorderLine = .light,
    title: String = ""
  ) -> some View {
    Bordered(line: line, role: role, title: title, content: self)
  }
}
