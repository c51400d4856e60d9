@_spi(Nodes) import ViewEngine

/// The rows of one item: as many as it has elements.
final class ListRowGroup: Node {
  let content: Node
  var index = 0
  var place = ListPlan.Place(index: 0, count: 1)
  private(set) var rows: [ListRow] = []
  private var isListed = false
  private weak var owner: (any ListRowOwner)?
  override var children: [Node] { rows }

  init(_ context: NodeContext, content: Node, owner: any ListRowOwner) {
    self.content = content
    self.owner = owner
    super.init(context)
  }

  /// The row that has the focus, or that the focus is in.
  var focusedRow: ListRow? {
    rows.first { $0.hasFocus } ?? rows.first { $0.holdsFocus } ?? rows.first
  }

  override func addElements(to list: inout [Node]) {
    if !isListed { listRows() }
    for row in rows { list.append(row) }
  }

  private func listRows() {
    isListed = true
    let known = Dictionary(rows.map { (ObjectIdentifier($0.content), $0) }) { first, _ in first }
    let listed = content.elements.map { element in
      let row = known[ObjectIdentifier(element)] ?? makeRow(element)
      row.environment = environment
      return row
    }
    for row in rows where !listed.contains(where: { $0 === row }) { row.unmount() }
    rows = listed
  }

  private func makeRow(_ element: Node) -> ListRow {
    let context = NodeContext(below: self, environment: environment)
    return ListRow(context, content: element, owner: owner)
  }

  /// Looks again at what the rows consist of.
  func forgetRows() {
    isListed = false
    rows.forEach { $0.forgetMeasurements() }
  }

  /// Asks the rows again what they tell.
  func forgetTraits() { rows.forEach { $0.forgetTraits() } }
}
