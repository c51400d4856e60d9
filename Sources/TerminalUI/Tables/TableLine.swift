@_spi(Nodes) import ViewEngine

/// A line of a table, with one view in each column. Each view is one row high.
struct TableLine<Value, Cell: View>: View {
  let columns: [TableLineColumn<Value>]
  let cell: (Int) -> Cell

  var body: some View {
    TableLineLayout(
      widths: columns.map(\.width),
      alignments: columns.map(\.alignment.alignment),
      content: ForEach(columns.indices, id: \.self) { TableCell(content: cell($0)) }
    )
    .lineLimit(1)
  }
}

/// The content of one cell of a table, which may be several views.
private struct TableCell<Content> {
  let content: Content
}

extension TableCell: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { TableCellNode(self, context) }
}

private final class TableCellNode<Content: View>: EnclosingNode<TableCell<Content>> {
  init(_ view: TableCell<Content>, _ context: NodeContext) {
    super.init(view, context, content: { $0.content })
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    runSize(proposal, along: .horizontal)
  }

  override func placeChildren() {
    placeRun(
      for: proposal,
      in: frame,
      along: .horizontal,
      viewport: viewport.intersection(frame)
    )
  }
}

private struct TableLineLayout<Content> {
  let widths: [TableColumnWidth]
  let alignments: [Alignment]
  let content: Content
}

extension TableLineLayout: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { TableLineNode(self, context) }
}

private final class TableLineNode<Content: View>: ContainerNode<TableLineLayout<Content>> {
  private var columns: [Rect] = []

  init(_ view: TableLineLayout<Content>, _ context: NodeContext) {
    super.init(view, context, content: { $0.content })
  }

  /// Returns the width that the columns share. The header reserves the column in which the list
  /// shows scroll marks. Rows reserve it too while their list has no scroll marks, so that header
  /// and rows align.
  private func room(_ width: Int) -> Int {
    guard let scroll = enclosingScroll, environment.rowTraitReader != nil else { return width }
    return scroll.frame.size.width > scroll.windowSize.width ? width : width - 1
  }

  private func shares(_ proposal: ProposedSize) -> [Int] {
    guard let width = proposal.width, width < ProposedSize.infinity else {
      return zip(layoutItems, view.widths).map { item, width in
        max(width.least, min(width.most, item.measure(.unspecified).width))
      }
    }
    return TableColumnWidth.shares(of: view.widths, in: room(width))
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let shares = shares(proposal)
    let height = zip(layoutItems, shares).reduce(0) { height, part in
      max(height, part.0.measure(ProposedSize(width: part.1, height: nil)).height)
    }
    let ideal = shares.reduce(0, +) + TableColumnWidth.gap * max(0, shares.count - 1)
    return Size(width: proposal.width ?? ideal, height: height)
  }

  override func clip(around node: Node) -> Rect? {
    zip(layoutItems, columns).first { $0.0.holds(node) }?.1
  }

  override func placeChildren() {
    var x = 0
    columns = []
    let shares = shares(ProposedSize(frame.size))
    for (index, (item, width)) in zip(layoutItems, shares).enumerated() {
      let offered = ProposedSize(width: width, height: nil)
      let size = Size(width: width, height: frame.size.height)
      let column = environment.place(size, in: frame, x: x, y: 0)
      let rect = environment.align(item.measure(offered), in: column, view.alignments[index])
      item.place(rect, for: offered, in: viewport.intersection(column))
      columns.append(column)
      x += width + TableColumnWidth.gap
    }
  }
}
