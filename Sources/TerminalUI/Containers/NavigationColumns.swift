@_spi(Nodes) import ViewEngine

/// The two or three columns of a split view.
struct NavigationColumns: PrimitiveView {
  let sidebar: AnyView
  let content: AnyView?
  let detail: AnyView
  let visibility: Binding<NavigationSplitViewVisibility>
  let preferredColumn: Binding<NavigationSplitViewColumn>?

  func _makeNode(_ context: _NodeContext) -> _Node { ColumnsNode(self, context) }
}

/// Lays out the columns of a split view: side by side, or one at a time on a narrow screen.
private final class ColumnsNode: ViewNode<NavigationColumns> {
  private struct Column {
    let node: Node
    let traits: Traits
    var inner: DerivedEnvironment
  }

  private var columns: [Column] = []
  private let detailModel = NavigationModel(replaces: true)
  private let contentModel = NavigationModel(replaces: true)
  private var widths: [Int] = []
  /// The index of the column shown on a narrow screen.
  private var seen = 0
  private var isNarrow = false
  /// The number of columns to show on a wide screen, counted from the last column.
  private var visibleCount = 3
  override var isElement: Bool { true }
  override var children: [Node] { columns.map(\.node) }
  override var shownChildren: [Node] { shownIndices.map { columns[$0].node } }
  override var keyEntry: Node? { shownChildren.first }

  private var shownIndices: [Int] {
    if isNarrow { return columns.indices.contains(seen) ? [seen] : [] }
    return Array(columns.indices.suffix(max(1, visibleCount)))
  }

  // MARK: Resolve

  override func resolve() {
    let screens = [view.sidebar] + (view.content.map { [$0] } ?? []) + [view.detail]
    let visible = tracking { view.visibility.wrappedValue.columns }
    if visible != visibleCount {
      visibleCount = visible
      invalidateLayout()
    }
    if let preferred = tracking({ view.preferredColumn?.wrappedValue.place }) {
      seen = min(preferred, screens.count - 1)
    }
    for (index, screen) in screens.enumerated() { resolve(index, screen, of: screens.count) }
  }

  /// Evaluates a column. Its links push screens in the next column.
  private func resolve(_ index: Int, _ screen: AnyView, of count: Int) {
    let old = columns.indices.contains(index) ? columns[index] : nil
    let traits = old?.traits ?? Traits()
    var inner = old?.inner ?? DerivedEnvironment()
    let isLast = index == count - 1
    let next = index + 2 >= count ? detailModel : contentModel
    let back =
      index > 0 && isNarrow
      ? BackItem(previous: columns[index - 1].traits) { [weak self] in self?.see(index - 1) } : nil
    let values = inner.values(from: environment) {
      $0.stackAxis = nil
      $0.isLazy = false
      $0.navigation = next
      $0.startsColumn = true
      $0.screenTraits = traits
      if index > 0 { $0.dismissPresentation = { [weak self] in self?.see(index - 1) } }
    }
    let node: Node
    if index == 0 {
      node = reconcile(old?.node, ScreenFrame(traits: traits, back: nil, content: screen), values)
    } else {
      let model = isLast ? detailModel : contentModel
      node = reconcile(
        old?.node,
        NavigationContainer(
          model: model,
          linksTo: isLast ? nil : next,
          rootBack: back,
          rootTraits: traits,
          root: screen
        ),
        values
      )
      model.arrived = { [weak self] in self?.see(index) }
    }
    let column = Column(node: node, traits: traits, inner: inner)
    if old == nil { columns.append(column) } else { columns[index] = column }
  }

  /// Shows a column on a narrow screen, and updates the preferred column.
  private func see(_ index: Int) {
    guard columns.indices.contains(index), seen != index else { return }
    seen = index
    view.preferredColumn?.wrappedValue = place(of: index)
    environment.screenTraits?.contentChanged(inside: self)
    invalidateLayout()
    setNeedsLayout()
  }

  private func place(of index: Int) -> NavigationSplitViewColumn {
    switch index {
    case 0: .sidebar
    case columns.count - 1: .detail
    default: .content
    }
  }

  // MARK: Layout

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let sizes = columns.map { $0.node.elements.first?.measure(proposal) ?? .zero }
    return Size(
      width: proposal.width ?? sizes.reduce(0) { $0 + $1.width + 1 },
      height: proposal.height ?? sizes.reduce(0) { max($0, $1.height) }
    )
  }

  /// The range of the default width, in cells, of each column except the last. This project's
  /// choice: wide enough for a name, narrow enough to leave the last column most of the screen.
  private static var usualColumns: ClosedRange<Int> { 18...30 }

  /// The divisors of the total width that give the default column widths: a quarter for the first
  /// column, a third for the others.
  private static var usualShares: (first: Int, next: Int) { (4, 3) }

  /// The minimum total width, in cells, for two and for three columns side by side. This project's
  /// choice: the last column keeps half of the width.
  private static var leastColumns: (two: Int, three: Int) { (60, 90) }

  private func makeWidths() -> [Int] {
    let width = frame.size.width
    let shown = shownIndices
    var free = width - max(0, shown.count - 1)
    var widths: [Int] = []
    for index in shown.dropLast() {
      let share = width / (index == 0 ? Self.usualShares.first : Self.usualShares.next)
      let usual = max(Self.usualColumns.lowerBound, min(share, Self.usualColumns.upperBound))
      let wanted = columns[index].traits.value(ColumnWidthKey.self) ?? usual
      widths.append(max(0, min(wanted, free / 2)))
      free -= widths.last ?? 0
    }
    return widths + [max(0, free)]
  }

  override func placeChildren() {
    let least = columns.count > 2 ? Self.leastColumns.three : Self.leastColumns.two
    let isNarrow = frame.size.width < least
    if isNarrow != self.isNarrow { setNeedsResolve() }
    self.isNarrow = isNarrow
    widths = makeWidths()
    let isMirrored = environment.layoutDirection == .rightToLeft
    var start = 0
    for (index, width) in zip(shownIndices, widths) {
      let x = isMirrored ? frame.maxX - start - width : frame.minX + start
      let rect = Rect(x: x, y: frame.minY, width: width, height: frame.size.height)
      let node = columns[index].node.elements.first
      node?.place(rect, for: ProposedSize(rect.size), in: viewport.intersection(rect))
      start += width + 1
    }
  }

  // MARK: Semantics, drawing and input

  override func shows(_ node: Node) -> Bool { shownChildren.contains { node.isInside($0) } }

  override func addSemantics(to tree: inout SemanticTree) {
    for child in shownChildren { child.addSemantics(to: &tree) }
  }

  override func draw(into canvas: Canvas) {
    for child in shownChildren { child.draw(into: canvas) }
    let style = CellStyle(foreground: .separator)
    let sign = environment.usesASCII ? "|" : "│"
    let isMirrored = environment.layoutDirection == .rightToLeft
    var start = 0
    for width in widths.dropLast() {
      start += width
      let x = isMirrored ? frame.maxX - start - 1 : frame.minX + start
      let line = Rect(x: x, y: frame.minY, width: 1, height: frame.size.height)
      canvas.fill(line, style, with: sign, in: viewport)
      start += 1
    }
  }

  /// On a narrow screen, Enter shows the next column unless the focused view handles it. Escape
  /// shows the previous column.
  override var keyHandling: KeyHandling { .byLayout }

  override func handle(_ key: Key) -> Bool {
    guard isNarrow else { return false }
    switch key {
    case .enter where seen < columns.count - 1: see(seen + 1)
    case .escape where seen > 0: see(seen - 1)
    default: return false
    }
    return true
  }
}
