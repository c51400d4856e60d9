@_spi(Nodes) import ViewEngine

/// The rows of one item of the list: one row per element of the item's content.
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

  /// The row with the focus, else the row that contains the focus, else the first row.
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

  /// Marks the rows as outdated. The next layout lists the elements again.
  func forgetRows() {
    isListed = false
    rows.forEach { $0.forgetMeasurements() }
  }

  /// Marks the traits of the rows as outdated.
  func forgetTraits() { rows.forEach { $0.forgetTraits() } }
}
