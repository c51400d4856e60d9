@_spi(Nodes) import ViewEngine

/// The content of a screen, clipped to the available space. If the content does not fit, its top is
/// visible first, and it scrolls to the focused view.
struct ScreenContents<Content> {
  let content: Content
  /// Whether there is a frame around the content, in which scroll marks are drawn.
  var isFramed = false
}

extension ScreenContents: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { ScreenContentsNode(self, context) }
}

/// Reports to a sheet that the sheet's content is truncated, so that the sheet can increase its
/// height.
struct ScreenContentsRole: ControlNodeRole {
  /// Whether there is content below the visible part.
  let hasMoreBelow: Bool
}

private final class ScreenContentsNode<Content: View>: ContainerNode<
  ScreenContents<Content>
>
{
  private var overflow = Overflow()
  override var scrollWindow: Rect? { frame }
  override var nodeRole: NodeRole? {
    .control(ScreenContentsRole(hasMoreBelow: overflow.hasMoreBelow))
  }
  override var layoutPriority: Double { layoutItems.first?.layoutPriority ?? 0 }

  init(_ view: ScreenContents<Content>, _ context: NodeContext) {
    super.init(view, context, content: { $0.content })
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let size = columnSize(for: proposal)
    return Size(
      width: min(size.width, proposal.width ?? size.width),
      height: min(size.height, proposal.height ?? size.height)
    )
  }

  override func placeChildren() {
    let size = columnSize(for: proposal)
    let rect = overflow.place(size, in: frame, .top, environment)
    placeColumn(for: proposal, in: rect, viewport: viewport.intersection(frame))
  }

  override func draw(into canvas: Canvas) {
    super.draw(into: canvas)
    guard view.isFramed, !frame.isEmpty else { return }
    let painter = ScrollIndicatorPainter(
      frame: Rect(
        x: frame.minX - 1,
        y: frame.minY,
        width: frame.size.width + 2,
        height: frame.size.height
      ),
      window: frame,
      viewport: Rect(origin: .zero, size: screenSize),
      isASCII: environment.usesASCII,
      isMirrored: environment.layoutDirection == .rightToLeft
    )
    painter.drawMarks(above: overflow.hasMoreAbove, below: overflow.hasMoreBelow, canvas)
  }

  override func keepVisible(_ rect: Rect?) -> Bool { invalidatePlacement(overflow.show(rect)) }

  override func reveal(_ rect: Rect) -> Bool {
    overflow.follow(rect)
    return keepVisible(rect)
  }

  override func scroll(by rows: Int) -> Bool { invalidatePlacement(overflow.scroll(by: rows)) }
}
