@_spi(Nodes) import ViewEngine

/// How a chosen row of a list is drawn. Lists, tables, and the rows of a program's own lists share
/// this look.
package enum RowEmphasis: Hashable, Sendable {
  /// The row is not chosen.
  case none
  /// The row is chosen, and the focus is elsewhere: bold.
  case chosen
  /// The row is chosen and has the focus: a reversed bar.
  case focused
}

extension Canvas {
  /// Draws the emphasis of a row over its content.
  func emphasize(_ emphasis: RowEmphasis, row rect: Rect, in window: Rect) {
    guard emphasis != .none else { return }
    restyle(rect, in: window) { style in
      style.attributes.insert(.bold)
      guard emphasis == .focused else { return }
      style.attributes.insert(.reverse)
      // In a reversed bar, each colour of the text would become a patch of background colour.
      if style.background == .standard { style.foreground = .standard }
    }
  }
}

extension View {
  /// Draws this view as a row of a list with an emphasis.
  package func rowEmphasis(_ emphasis: RowEmphasis) -> some View {
    EmphasizedRow(emphasis: emphasis, content: self)
  }
}

private struct EmphasizedRow<Content> {
  let emphasis: RowEmphasis
  let content: Content
}

extension EmphasizedRow: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node {
    EmphasizedRowNode(self, context, content: { $0.content })
  }
}

private final class EmphasizedRowNode<Content: View>: EnclosingNode<EmphasizedRow<Content>> {
  override func sizeThatFits(_ proposal: ProposedSize) -> Size { columnSize(for: proposal) }

  override func placeChildren() {
    placeColumn(for: proposal, in: frame, .topLeading, viewport: viewport)
  }

  override func draw(into canvas: Canvas) {
    super.draw(into: canvas)
    canvas.emphasize(view.emphasis, row: frame, in: viewport)
  }
}
