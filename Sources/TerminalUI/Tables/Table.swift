import Foundation

/// Rows with columns: SwiftUI's `Table`.
///
/// A header names the columns. Where the table can be sorted, Enter or a click on a title
/// sorts by that column, and once more the other way round; the program sorts the data, as in
/// SwiftUI. Rows are made when they are to be seen, and chosen as those of a ``List``. On a
/// screen of fewer than 60 columns there is only the first column, without a header, as on a
/// telephone: `horizontalSizeClass` tells its content to say more.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Value == Columns.TableRowValue {
  private let rows: Rows
  private let selection: ListSelection<Value.ID>
  private let columns: [TableLineColumn<Value>]

  init(rows: Rows, selection: ListSelection<Value.ID>, columns: Columns) {
    self.rows = rows
    self.selection = selection
    self.columns = columns.columns.map { TableLineColumn($0, order: { nil }, sort: nil) }
  }

  init<Sort: SortComparator>(
    rows: Rows,
    selection: ListSelection<Value.ID>,
    sortOrder: Binding<[Sort]>,
    columns: Columns
  ) where Columns.TableColumnSortComparator == Sort {
    self.rows = rows
    self.selection = selection
    self.columns = columns.columns.map { plan in
      guard let comparator = plan.comparator else {
        return TableLineColumn(plan, order: { nil }, sort: nil)
      }
      let order = TableSortOrder(comparator: comparator, all: sortOrder)
      return TableLineColumn(plan, order: { order.now }, sort: order.choose)
    }
  }

  /// The rows below their header.
  public var body: some View {
    TableContent(rows: rows.rowValues, selection: selection, columns: columns)
  }
}

/// One column's part in what a table is sorted by.
@MainActor
struct TableSortOrder<Sort: SortComparator> {
  let comparator: Sort
  let all: Binding<[Sort]>

  private func isOwn(_ other: Sort) -> Bool {
    var own = comparator
    own.order = other.order
    return own == other
  }

  /// How the table is sorted by the column, if that comes first.
  var now: SortOrder? { all.wrappedValue.first.flatMap { isOwn($0) ? $0.order : nil } }

  /// Sorts by the column first, and the other way round if it was first; then as before.
  func choose() {
    var first = comparator
    if let now { first.order = now == .forward ? .reverse : .forward }
    all.wrappedValue = [first] + all.wrappedValue.filter { !isOwn($0) }
  }
}

/// A column as the lines of a table show it.
struct TableLineColumn<Value> {
  let label: AnyView
  let width: TableColumnWidth
  let alignment: TableColumnAlignment
  let cell: (Value) -> AnyView
  let order: @MainActor () -> SortOrder?
  let sort: (@MainActor () -> Void)?

  init<Sort>(
    _ plan: TableColumnPlan<Value, Sort>,
    order: @escaping @MainActor () -> SortOrder?,
    sort: (@MainActor () -> Void)?
  ) {
    label = plan.label
    width = plan.width
    alignment = plan.alignment
    cell = plan.cell
    self.order = order
    self.sort = sort
  }
}
