@_spi(Nodes) import ViewEngine

/// A line between views: SwiftUI's `Divider`. It is vertical in a horizontal stack, else
/// horizontal.
public struct Divider: PrimitiveView {
  /// Creates a line.
  public nonisolated init() {}

  /// Creates the node that lays out and draws the view.
  public func _makeNode(_ context: _NodeContext) -> _Node { DividerNode(self, context) }
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
    let ascii = isUpright ? "|" : "-"
    let line = environment.usesASCII ? ascii : isUpright ? "│" : "─"
    let paint = Paint.solid(.separator).drawn(in: environment)
    guard let sample = paint.middle else { return }
    let style = CellStyle(foreground: sample.color, attributes: paint.textAttributes)
    canvas.fill(frame, style, with: line, in: viewport)
  }
}

extension Divider {
  /// Always `true`: a divider handles no input and holds no state.
  public nonisolated static var _isPassive: Bool { true }
}
