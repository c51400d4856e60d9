@_spi(Nodes) import ViewEngine

/// The label of a control that is a line of a list or menu, as wide as the line.
///
/// The label is at the leading edge. In a list, a frame around the control can align the label
/// differently.
struct RowLine<Content: View>: View {
  let content: Content
  @Environment(\.controlContext) private var context

  var body: some View {
    WholeLine(isFramed: context == .row, content: HStack(spacing: .cells(0)) { content })
  }
}

private struct WholeLine<Content> {
  let isFramed: Bool
  let content: Content
}

extension WholeLine: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { WholeLineNode(self, context) }
}

private final class WholeLineNode<Content: View>: EnclosingNode<WholeLine<Content>> {
  init(_ view: WholeLine<Content>, _ context: NodeContext) {
    super.init(view, context, content: { $0.content })
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let size = columnSize(for: proposal)
    return Size(width: max(size.width, proposal.width ?? size.width), height: size.height)
  }

  override func placeChildren() {
    let size = columnSize(for: proposal)
    let alignment = Alignment(horizontal: place, vertical: .center)
    let rect = environment.align(size, in: frame, alignment)
    placeColumn(for: proposal, in: rect, viewport: viewport)
  }

  /// The alignment of the nearest frame around the control, up to the list; default: leading.
  private var place: HorizontalAlignment {
    var node = view.isFramed ? parent : nil
    while let current = node, current.lazyItemSource == nil {
      if case .layoutModifier(let alignment?) = current.nodeRole { return alignment.horizontal }
      node = current.parent
    }
    return .leading
  }
}
