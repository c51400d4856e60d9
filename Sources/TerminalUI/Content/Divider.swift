/// A line across: SwiftUI's `Divider`, horizontal.
public struct Divider: PrimitiveView, Resolvable {
  /// Creates a line.
  public init() {}

  /// Makes the node that stands for the view.
  package func makeNode(_ context: NodeContext) -> Node { DividerNode(self, context) }
}

private final class DividerNode: ViewNode<Divider> {
  override var isElement: Bool { true }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 1, height: 1)
  }

  override func draw(into canvas: Canvas) {
    let line = environment.usesASCII ? "-" : "─"
    canvas.fill(frame, CellStyle(foreground: .separator), with: line, in: viewport)
  }
}
