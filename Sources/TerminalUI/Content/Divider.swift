/// A line between parts: SwiftUI's `Divider`. Across, or down between views that stand side
/// by side.
public struct Divider: PrimitiveView, Resolvable {
  /// Creates a line.
  public nonisolated init() {}

  /// Makes the node that stands for the view.
  package func makeNode(_ context: NodeContext) -> Node { DividerNode(self, context) }
}

private final class DividerNode: ViewNode<Divider> {
  override var isElement: Bool { true }

  private var isUpright: Bool { environment.stackAxis == .horizontal }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    isUpright
      ? Size(width: 1, height: proposal.height ?? 1)
      : Size(width: proposal.width ?? 1, height: 1)
  }

  override func draw(into canvas: Canvas) {
    let lines = environment.usesASCII ? ("-", "|") : ("─", "│")
    let paint = Paint.solid(.separator).drawn(in: environment)
    let style = CellStyle(
      foreground: paint.middle?.color ?? .separator,
      attributes: paint.textAttributes
    )
    canvas.fill(frame, style, with: isUpright ? lines.1 : lines.0, in: viewport)
  }
}
