@_spi(Nodes) import ViewEngine

/// The rows of a list, as items for the lazy stack around them. Each element of an item gets a row.
struct ListRows<Value: Hashable, Content> {
  let selection: ListSelection<Value>
  let content: Content
}

extension ListRows: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { ListRowsNode(self, context) }
}

/// The list that rows belong to.
@MainActor
protocol ListRowOwner: RowTraitReader, RowContaining {
  var appearance: ListAppearance { get }
  var isChoosing: Bool { get }
  var isMultiple: Bool { get }
  /// Whether the list is in edit mode: rows show their edit marks.
  var isEditing: Bool { get }
  func isSelected(_ row: ListRow) -> Bool
  func choose(_ row: ListRow)
  func focusGained(to row: ListRow)
  /// Returns the values that an action on `row` applies to. These are all selected values if the
  /// row's value is one of them, else only the row's value.
  func values(meantBy row: ListRow) -> Set<AnyHashable>
  /// Returns the row that contains a node.
  func row(holding node: Node) -> ListRow?
  /// Selects the row whose link leads to `value`.
  ///
  /// - Returns: `true` if `value` has the type of the selection, and is therefore selected.
  func choose(linked value: AnyHashable) -> Bool
  /// Selects the row that contains the pressed control, if one row at a time can be selected.
  func choosePressedRow()
}

final class ListRowsNode<Value: Hashable, Content: View>: ViewNode<ListRows<Value, Content>>,
  LazyItemSource, ListRowOwner
{
  private var child: Node?
  private var inner = DerivedEnvironment()
  private var plan: ListPlan?
  private var signature: [Int] = []
  private var groups: [ObjectIdentifier: ListRowGroup] = [:]
  private var edges: [ListEdge.Key: ListEdge] = [:]
  private var chosen: Set<Value> = []
  private(set) var isEditing = false
  private var generationNumber = 0
  override var children: [Node] { child.map { [$0] } ?? [] }
  override var nodeRole: NodeRole? { .lazyItemSource(self) }
  var appearance: ListAppearance { environment.listAppearance }
  var isChoosing: Bool { view.selection.isPossible }
  var isMultiple: Bool { view.selection.isMultiple }

  override func resolve() {
    let (chosen, isEditing) = tracking {
      (view.selection.values, environment.editMode?.wrappedValue.isEditing ?? false)
    }
    if chosen != self.chosen { choiceChanged(to: chosen) }
    if isEditing != self.isEditing {
      self.isEditing = isEditing
      generationNumber += 1
      traitsChanged()
    }
    let inner = inner.values(from: environment) {
      $0.rowTraitReader = RowTraitReaderLink(node: self)
      $0.controlContext = .row
      $0.stackAxis = nil
    }
    child = reconcile(child, view.content, inner)
    plan = nil
  }

  func traitsChanged() {
    plan = nil
    groups.values.forEach { $0.forgetTraits() }
    invalidateLayout()
    setNeedsLayout()
  }

  override func forgetMeasurements() {
    super.forgetMeasurements()
    plan = nil
    groups.values.forEach { $0.forgetRows() }
    edges.values.forEach { $0.forgetMeasurements() }
  }

  override func unmount() {
    for node in made { node.unmount() }
    (groups, edges) = ([:], [:])
    super.unmount()
  }

  // MARK: Items

  private func currentPlan() -> ListPlan {
    if let plan { return plan }
    let made = ListPlan(below: children, appearance: appearance)
    plan = made
    if made.signature != signature {
      signature = made.signature
      generationNumber += 1
    }
    return made
  }

  var itemCount: Int { currentPlan().count }

  /// `false`, because rows can take the focus.
  let itemsArePassive = false

  var generation: Int {
    _ = currentPlan()
    return generationNumber
  }

  func index(ofID id: AnyHashable) -> Int? { currentPlan().index(ofID: id) }

  func index(holding id: AnyHashable) -> Int? { currentPlan().index(holding: id) }

  func itemID(at index: Int) -> AnyHashable? { currentPlan().itemID(at: index) }

  func item(at index: Int) -> Node {
    switch currentPlan().item(at: index) {
    case .edge(let key, let parts): edge(key, parts, at: index)
    case .row(let node, let place): group(for: node, at: index, place)
    case nil: self
    }
  }

  private func edge(_ key: ListEdge.Key, _ parts: ListEdge.Parts, at index: Int) -> ListEdge {
    let context = NodeContext(below: self, environment: environment)
    let edge = edges[key] ?? ListEdge(context)
    edge.environment = environment
    edge.parts = parts
    edge.index = index
    edges[key] = edge
    return edge
  }

  private func group(for node: Node, at index: Int, _ place: ListPlan.Place) -> ListRowGroup {
    let id = ObjectIdentifier(node)
    let context = NodeContext(below: self, environment: environment)
    let group = groups[id] ?? ListRowGroup(context, content: node, owner: self)
    group.environment = environment
    group.index = index
    group.place = place
    groups[id] = group
    return group
  }

  func discardItems(outside range: Range<Int>, keeping kept: Set<Int>) {
    currentPlan().discardItems(outside: range, keeping: kept)
    for (id, group) in groups {
      let isKept = range.contains(group.index) || kept.contains(group.index)
      if group.content.isMounted, isKept { continue }
      group.unmount()
      groups[id] = nil
    }
    for (key, edge) in edges where !range.contains(edge.index) && !kept.contains(edge.index) {
      edge.unmount()
      edges[key] = nil
    }
  }

  /// The number of rows kept mounted on each side of the focused row. The arrow keys focus the next
  /// row, and the row after it is mounted by then.
  private static var retainedNeighbours: Int { 2 }

  /// Returns the items to keep mounted: the selected row, the focused row and its neighbours, and a
  /// focused edge.
  func retainedItems(pinned: AnyHashable?) -> [Int] {
    let plan = currentPlan()
    let pinned = isMultiple ? nil : chosen.first.map { AnyHashable($0) }
    var kept = plan.retainedItems(pinned: pinned)
    if let focused = focusedGroup?.index {
      let near = focused - Self.retainedNeighbours...focused + Self.retainedNeighbours
      kept += near.filter { (0..<plan.count).contains($0) }
    }
    if let edge = edges.values.first(where: { $0.hasFocus }) { kept.append(edge.index) }
    return kept
  }

  // MARK: Semantics and draw

  /// The mounted rows and edges, in order.
  private var made: [Node] {
    let all = groups.values.map { ($0.index, $0 as Node) } + edges.values.map { ($0.index, $0) }
    return all.sorted { $0.0 < $1.0 }.map(\.1)
  }

  override var shownChildren: [Node] { made }

  override func addSemantics(to tree: inout SemanticTree) {
    for node in made { node.addSemantics(to: &tree) }
  }

  override func draw(into canvas: Canvas) {
    for node in made { node.draw(into: canvas) }
  }

  // MARK: Selection

  /// The group of the row that has or contains the focus.
  var focusedGroup: ListRowGroup? { focusEngine.focusedNode.flatMap(group(holding:)) }

  private func group(holding node: Node) -> ListRowGroup? {
    var node = node
    while true {
      if let row = node as? ListRow, row.parent?.parent === self {
        return row.parent as? ListRowGroup
      }
      if let group = groups[ObjectIdentifier(node)] { return group }
      guard let parent = node.parent, parent !== self else { return nil }
      node = parent
    }
  }

  /// Returns the row that contains `node`. If an item has several rows, their frames are compared
  /// with the frame of `node`.
  func row(holding node: Node) -> ListRow? {
    let rows = group(holding: node)?.rows ?? []
    return rows.first { $0 === node || $0.frame.intersection(node.frame) == node.frame }
      ?? rows.first
  }

  func rowNode(holding node: Node) -> Node? { row(holding: node) }

  func choose(linked value: AnyHashable) -> Bool {
    guard isChoosing, !isMultiple else { return false }
    let row = groups.values.lazy.flatMap(\.rows).first { $0.traits.linkedValue == value }
    guard let row, row.traits.isSelectable else { return false }
    choose(row)
    return value.base is Value
  }

  func choosePressedRow() {
    guard isChoosing, !isMultiple, let row = focusedGroup?.focusedRow else { return }
    choose(row)
  }

  func isSelected(_ row: ListRow) -> Bool {
    row.traits.tag(as: Value.self).map(chosen.contains) ?? false
  }

  func values(meantBy row: ListRow) -> Set<AnyHashable> {
    guard let value = row.traits.tag(as: Value.self) else { return [] }
    return isMultiple && chosen.contains(value) ? Set(chosen.map { $0 }) : [value]
  }

  func choose(_ row: ListRow) {
    guard row.traits.isSelectable, let value = row.traits.tag(as: Value.self) else { return }
    view.selection.choose(value)
    chosen = view.selection.values
    setNeedsResolve()
  }

  /// Selects the row that an arrow key moved the focus to, if one row can be selected. Focus from
  /// outside the list goes to the selected row instead.
  func focusGained(to row: ListRow) {
    setNeedsLayout()
    guard isChoosing, !isMultiple, !isSelected(row) else { return }
    if let last = focusEngine.previouslyFocusedNode, last.isMounted,
      group(holding: last) != nil
    {
      choose(row)
    } else if let chosenRow {
      chosenRow.becomeFocused()
    }
  }

  /// Adopts a selection that the focus did not cause. The focus moves to the selected row.
  /// Otherwise keys would act on a row other than the row shown as selected.
  private func choiceChanged(to chosen: Set<Value>) {
    self.chosen = chosen
    guard !isMultiple, !chosen.isEmpty, focusEngine.focusedNode(inside: self) != nil
    else { return }
    performAfterLayout { [weak self] in self?.bringFocusToChosenRow() }
  }

  private func bringFocusToChosenRow() {
    guard let focused = focusEngine.focusedNode as? ListRow, focused.owner === self,
      !focused.isSelected, let row = chosenRow
    else { return }
    row.becomeFocused()
  }

  /// The selected row, if it is mounted.
  private var chosenRow: ListRow? { groups.values.flatMap(\.rows).first(where: isSelected) }

  // MARK: Keys

  override var keyHandling: KeyHandling { .byLayout }

  override func handle(_ key: Key) -> Bool {
    guard let group = focusedGroup, let row = group.focusedRow else { return false }
    return row.act(on: key)
  }
}
