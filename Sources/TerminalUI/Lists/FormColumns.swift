@_spi(Nodes) import ViewEngine

/// The rows of a form with a label column. Controls begin after the column, with or without a
/// label. Section headers begin at the leading edge.
struct FormColumns<Content> {
  let content: Content
}

extension FormColumns: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { FormColumnsNode(self, context) }
}

private final class FormColumnsNode<Content: View>: ContainerNode<FormColumns<Content>> {
  private enum Kind {
    case line
    case header
    case footer
  }

  private struct Row {
    let node: Node
    let kind: Kind
    /// The number of empty rows before this row.
    var gap = 0
  }

  private let column = FormColumn()
  private var inner = DerivedEnvironment()
  private var listed: [Row]?
  private var labelled: Set<ObjectIdentifier> = []

  init(_ view: FormColumns<Content>, _ context: NodeContext) {
    super.init(view, context, content: { $0.content })
  }

  override var contentEnvironment: EnvironmentValues {
    inner.values(from: environment) {
      $0.isLazy = false
      $0.stackAxis = nil
      $0.controlContext = .standard
      $0.formColumn = column
    }
  }

  override func forgetMeasurements() {
    super.forgetMeasurements()
    listed = nil
  }

  // MARK: Rows

  private func rows(room: Int?) -> [Row] {
    if column.fit(room: room) { forgetLabels() }
    if let listed { return listed }
    labelled = []
    for label in column.labels { recordPath(to: label) }
    var rows: [Row] = []
    for child in children { list(child, &rows) }
    listed = rows
    return rows
  }

  /// Marks all nodes from the form down to a label, so that rows without a label can be indented.
  private func recordPath(to label: Node) {
    var node: Node? = label
    while let current = node, current !== self {
      labelled.insert(ObjectIdentifier(current))
      node = current.parent
    }
  }

  /// Discards the cached sizes of each label and the views around it, because they depend on the
  /// width of the column.
  private func forgetLabels() {
    for label in column.labels {
      var node: Node? = label
      while let current = node, current !== self {
        current.forgetMeasurements()
        node = current.parent
      }
    }
  }

  private func list(_ node: Node, _ rows: inout [Row]) {
    if let section = node as? any SectionParts {
      var own: [Row] = []
      own += (section.header?.elements ?? []).map { Row(node: $0, kind: .header) }
      if let content = section.content { list(content, &own) }
      own += (section.footer?.elements ?? []).map { Row(node: $0, kind: .footer) }
      if !rows.isEmpty, !own.isEmpty { own[0].gap = 1 }
      rows += own
    } else if node.isElement {
      rows.append(Row(node: node, kind: .line))
    } else {
      for child in node.children { list(child, &rows) }
    }
  }

  private func inset(_ row: Row) -> Int {
    let hasLabel = labelled.contains(ObjectIdentifier(row.node))
    return row.kind == .header || hasLabel || column.width == 0 ? 0 : column.width + 1
  }

  private func offered(_ row: Row, _ width: Int?) -> ProposedSize {
    ProposedSize(width: width.map { max(0, $0 - inset(row)) }, height: nil)
  }

  // MARK: Layout

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    var (width, height) = (0, 0)
    for row in rows(room: proposal.width) {
      let size = row.node.measure(offered(row, proposal.width))
      width = max(width, size.width + inset(row))
      height += size.height + row.gap
    }
    return Size(width: proposal.width ?? width, height: height)
  }

  override func clip(around node: Node) -> Rect? { frame }

  override func placeChildren() {
    var y = frame.minY
    let isMirrored = environment.layoutDirection == .rightToLeft
    for row in rows(room: frame.size.width) {
      let proposal = offered(row, frame.size.width)
      let size = row.node.measure(proposal)
      let inset = inset(row)
      let x = isMirrored ? frame.maxX - inset - size.width : frame.minX + inset
      y += row.gap
      let rect = Rect(x: x, y: y, width: size.width, height: size.height)
      row.node.place(rect, for: proposal, in: viewport.intersection(frame))
      y += size.height
    }
  }

  override func draw(into canvas: Canvas) {
    super.draw(into: canvas)
    for row in listed ?? [] where row.kind != .line {
      canvas.restyle(row.node.frame, in: row.node.viewport) { style in
        guard style.foreground == .standard else { return }
        if row.kind == .header { style.attributes.insert(.bold) }
        style.foreground = .secondary
      }
    }
  }
}
