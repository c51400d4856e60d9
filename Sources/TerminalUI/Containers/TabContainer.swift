@_spi(Nodes) import ViewEngine

/// The screens of a tab view with the bar of their labels.
struct TabContainer<Content> {
  let choice: TabChoice
  let appearance: TabAppearance
  let content: Content
}

extension TabContainer: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { TabNode(self, context) }
}

private final class TabNode<Content: View>: ViewNode<TabContainer<Content>>, RowTraitReader,
  AnyTabViewNode
{
  private struct Tab {
    let node: Node
    let traits: RowTraits
    weak var focus: Node?
  }

  private var content: Node?
  private var bar: Node?
  private var reader: Node?
  private var tabs: [Tab] = []
  private var selected = 0
  private var areTabsKnown = false
  private var isAtSide = false
  private var inner = DerivedEnvironment()
  private var barEnvironment = DerivedEnvironment()
  private var plan = TabPlan()
  private var overflow = Overflow()
  override var isElement: Bool { true }
  override var children: [Node] { [content, bar].compactMap { $0 } }
  override var shownChildren: [Node] {
    [current, plan.showsBar ? bar : nil].compactMap { $0 }
  }
  override var keyEntry: Node? { current }
  private var current: Node? { tabs.indices.contains(selected) ? tabs[selected].node : nil }

  // MARK: Resolve

  override func resolve() {
    let inside = inner.values(from: environment) { [weak self] in
      $0.stackAxis = nil
      $0.isLazy = false
      $0.rowTraitReader = RowTraitReaderLink(node: self)
      $0.tabAppearance = .bar
    }
    content = reconcile(content, view.content, inside)
    listTabs()
    let reading = ChoiceReader(
      read: { [weak self] in self?.readChoice() },
      changed: { [weak self] in self?.choiceChanged() }
    )
    reader = reconcile(reader, reading, environment)
    resolveBar()
  }

  override func forgetMeasurements() {
    super.forgetMeasurements()
    areTabsKnown = false
  }

  func traitsChanged() {
    invalidateLayout()
    setNeedsLayout()
  }

  private func listTabs() {
    areTabsKnown = true
    let known = tabs
    tabs = (content?.elements ?? []).map { node in
      let focus = known.first { $0.node === node }?.focus
      return Tab(node: node, traits: node.tabTraits(below: self), focus: focus)
    }
    selected = min(selected, max(0, tabs.count - 1))
  }

  /// Shows the selected tab. If no tab has the selected value, the tab that was shown last stays.
  private func readChoice() {
    let chosen = tabs.indices.first { view.choice.isChosen(tabs[$0].traits, $0) }
    if let chosen { show(chosen) }
  }

  private func choiceChanged() { resolveBar() }

  private func show(_ index: Int) {
    guard index != selected, tabs.indices.contains(index) else { return }
    if let current, let focused = focusEngine.focusedNode(inside: current) {
      tabs[selected].focus = focused
    }
    selected = index
    if let focus = tabs[index].focus { focusEngine.returnFocus(to: focus) }
    environment.screenTraits?.contentChanged(inside: self)
    invalidateLayout()
    setNeedsLayout()
  }

  private func choose(_ index: Int) {
    guard tabs.indices.contains(index) else { return }
    if view.choice.choose(tabs[index].traits, index) { return }
    show(index)
    resolveBar()
  }

  private func resolveBar() {
    let entries = tabs.indices.map { index in
      TabEntry(
        index: index,
        label: tabs[index].traits.tabLabel,
        badge: tabs[index].traits.badge,
        section: tabs[index].traits.tabSection,
        isSelected: index == selected
      )
    }
    let list = TabList(entries: entries, appearance: view.appearance, isAtSide: isAtSide) {
      [weak self] in
      self?.choose($0)
    }
    let values = barEnvironment.values(from: environment) {
      $0.enterBar()
      $0.rowTraitReader = nil
    }
    bar = reconcile(bar, list, values)
  }

  private func refresh() {
    if areTabsKnown { return }
    listTabs()
    readChoice()
    resolveBar()
    areTabsKnown = true
  }

  // MARK: Layout

  /// The width of the sidebar, in cells. This project's choice: enough for most labels.
  private static var sideColumns: Int { 22 }

  /// The tab view shows a sidebar from this width, in cells. This project's choice: the content
  /// keeps more than half.
  private static var leastColumnsForSide: Int { 60 }

  /// The tab view shows a bar from this height, in rows. With fewer rows, at most one row would
  /// remain for the content.
  private static var leastRowsForBar: Int { 3 }

  /// The tab view shows a separator line above the bar from this height, in rows. Smaller screens
  /// need the row for content.
  private static var leastRowsForLine: Int { 14 }

  private func makePlan(_ proposal: ProposedSize) -> TabPlan {
    let width = proposal.width ?? ProposedSize.infinity
    let height = proposal.height ?? ProposedSize.infinity
    let isHidden =
      environment.screenTraits?.hides(.tabs) == true
      || tabs.count(where: { $0.traits.tabLabel != nil }) == 0
    var plan = TabPlan()
    let hasRows = height >= Self.leastRowsForBar
    switch view.appearance {
    case .page(let index):
      plan.bottom = hasRows && index.shows(tabs.count) ? 1 : 0
    case .sidebar where width >= Self.leastColumnsForSide && hasRows && !isHidden:
      plan.side = Self.sideColumns
    case .bar, .sidebar:
      guard hasRows, !isHidden else { break }
      plan.gap = height >= Self.leastRowsForLine ? 1 : 0
      plan.bottom = 1
    }
    return plan
  }

  private func barSize(_ proposal: ProposedSize) -> Size {
    bar?.elements.first?.measure(proposal) ?? .zero
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    refresh()
    if let width = proposal.width, let height = proposal.height {
      return Size(width: width, height: height)
    }
    let plan = makePlan(proposal)
    let offered = ProposedSize(
      width: proposal.width.map { $0 - plan.side },
      height: proposal.height.map { $0 - plan.bottom - plan.gap }
    )
    let largest = tabs.reduce(Size.zero) { largest, tab in
      let size = tab.node.measure(offered)
      return Size(
        width: max(largest.width, size.width),
        height: max(largest.height, size.height)
      )
    }
    return Size(
      width: proposal.width ?? max(largest.width + plan.side, barSize(.unspecified).width),
      height: proposal.height ?? largest.height + plan.bottom + plan.gap
    )
  }

  override func placeChildren() {
    refresh()
    plan = makePlan(ProposedSize(frame.size))
    if isAtSide != (plan.side > 0) {
      isAtSide = plan.side > 0
      resolveBar()
    }
    let isMirrored = environment.layoutDirection == .rightToLeft
    let rect = Rect(
      x: frame.minX + (isMirrored ? 0 : plan.side),
      y: frame.minY,
      width: frame.size.width - plan.side,
      height: frame.size.height - plan.bottom - plan.gap
    )
    if let current {
      let offered = ProposedSize(rect.size)
      let place = overflow.place(current.measure(offered), in: rect, .center, environment)
      current.place(place, for: offered, in: viewport.intersection(rect))
    }
    // The separator line takes one cell of the sidebar, on the side of the content.
    let x = isMirrored && plan.side > 0 ? frame.maxX - plan.side + 1 : frame.minX
    let names =
      plan.side > 0
      ? Rect(x: x, y: frame.minY, width: plan.side - 1, height: frame.size.height)
      : Rect(x: x, y: frame.maxY - plan.bottom, width: frame.size.width, height: plan.bottom)
    placeBar(in: names)
  }

  private func placeBar(in rect: Rect) {
    guard let element = bar?.elements.first else { return }
    let offered = ProposedSize(rect.size)
    let alignment: Alignment = plan.side > 0 ? .topLeading : .center
    let place = environment.align(element.measure(offered), in: rect, alignment)
    element.place(place, for: offered, in: viewport.intersection(rect))
  }

  /// Returns `false` for nodes of other tabs: the views inside them, and presentations that belong
  /// to them.
  override func shows(_ node: Node) -> Bool {
    guard let content, let current, node.isInside(content) else { return true }
    if node.isInside(current) { return true }
    var outer: Node? = node
    while let around = outer, around !== content {
      if current.isInside(around) { return true }
      if tabs.contains(where: { $0.node.isInside(around) || around === $0.node }) { return false }
      outer = around.parent
    }
    return true
  }

  // MARK: Overflow

  /// Whether the focused view is in the selected tab, not in the bar.
  private var holdsFocus: Bool {
    current.map { focusEngine.focusedNode(inside: $0) != nil } ?? false
  }

  override func keepVisible(_ rect: Rect?) -> Bool {
    holdsFocus && invalidatePlacement(overflow.show(rect))
  }

  override func reveal(_ rect: Rect) -> Bool {
    guard holdsFocus else { return false }
    overflow.follow(rect)
    return keepVisible(rect)
  }

  override func scroll(by rows: Int) -> Bool { invalidatePlacement(overflow.scroll(by: rows)) }

  // MARK: Semantics, drawing and input

  override func addSemantics(to tree: inout SemanticTree) {
    if plan.side > 0 { bar?.addSemantics(to: &tree) }
    current?.addSemantics(to: &tree)
    if plan.side == 0, plan.showsBar { bar?.addSemantics(to: &tree) }
  }

  override func draw(into canvas: Canvas) {
    let style = CellStyle(foreground: .separator)
    let ascii = environment.usesASCII
    if plan.gap > 0 {
      let line = Rect(x: frame.minX, y: frame.maxY - 2, width: frame.size.width, height: 1)
      canvas.fill(line, style, with: ascii ? "-" : "─", in: viewport)
    }
    if plan.side > 0 {
      let isMirrored = environment.layoutDirection == .rightToLeft
      let x = isMirrored ? frame.maxX - plan.side : frame.minX + plan.side - 1
      let line = Rect(x: x, y: frame.minY, width: 1, height: frame.size.height)
      canvas.fill(line, style, with: ascii ? "|" : "│", in: viewport)
    }
    current?.draw(into: canvas)
    if plan.showsBar { bar?.draw(into: canvas) }
  }

  override var keyHandling: KeyHandling { .byLayout }

  override func handle(_ key: Key) -> Bool {
    switch key {
    case .control("n"): return step(1)
    case .control("p"): return step(-1)
    default: break
    }
    if case .page = view.appearance { return turnPage(key) }
    return moveAlongBar(key)
  }

  private func step(_ step: Int) -> Bool {
    guard tabs.count > 1 else { return false }
    choose((selected + step + tabs.count) % tabs.count)
    return true
  }

  /// Returns 1 for the arrow key to the next tab, -1 for the arrow key to the previous tab, and
  /// `nil` for other keys. The result depends on the reading direction.
  private func direction(_ key: Key) -> Int? {
    let isMirrored = environment.layoutDirection == .rightToLeft
    switch key {
    case .left: return isMirrored ? 1 : -1
    case .right: return isMirrored ? -1 : 1
    default: return nil
    }
  }

  /// Turns the page with the left and right arrows if no view on that side can take the focus.
  private func turnPage(_ key: Key) -> Bool {
    guard let step = direction(key) else { return false }
    if focusEngine.moveFocus(key) { return true }
    guard tabs.indices.contains(selected + step) else { return false }
    choose(selected + step)
    return true
  }

  private func moveAlongBar(_ key: Key) -> Bool {
    guard let bar, let focused = focusEngine.focusedNode(inside: bar) else { return false }
    let step = plan.side > 0 ? (key == .up ? -1 : key == .down ? 1 : nil) : direction(key)
    guard let step else { return false }
    var tree = SemanticTree()
    bar.addSemantics(to: &tree)
    let names = tree.elements.filter { $0.role == .option }.map(\.node)
    guard let index = names.firstIndex(where: { $0 === focused }) else { return false }
    guard names.indices.contains(index + step) else { return false }
    choose(index + step)
    names[index + step].becomeFocused()
    return true
  }

  override func unmount() {
    reader?.unmount()
    super.unmount()
  }
}
