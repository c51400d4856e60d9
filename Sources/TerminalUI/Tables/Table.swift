import Foundation

/// A table of rows and columns with a header: SwiftUI's `Table`.
///
/// Enter or a click on the title of a sortable column sorts the table by that column. Another press
/// reverses the order. As in SwiftUI, the program sorts the data when the binding to the sort order
/// changes.
///
/// A row is created when it scrolls into view. Rows are selected as in a ``List``. On a screen of
/// fewer than 60 columns, only the first column is shown, without a header, as on iPhone. The
/// content of that column can show more if `horizontalSizeClass` is `.compact`.
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

  /// The header and the rows below it.
  public var body: some View {
    TableContent(rows: rows.rowValues, selection: selection, columns: columns)
  }
}

/// The part of a single column in the sort order of a table.
@MainActor
struct TableSortOrder<Sort: SortComparator> {
  let comparator: Sort
  let all: Binding<[Sort]>

  private func isOwn(_ other: Sort) -> Bool {
    var own = comparator
    own.order = other.order
    return own == other
  }

  /// The sort order of this column if the table is sorted by this column first, otherwise `nil`.
  var now: SortOrder? { all.wrappedValue.first.flatMap { isOwn($0) ? $0.order : nil } }

  /// Makes the column the first in the sort order. If it is the first already, reverses its order.
  func choose() {
    var first = comparator
    if let now { first.order = now == .forward ? .reverse : .forward }
    all.wrappedValue = [first] + all.wrappedValue.filter { !isOwn($0) }
  }
}

/// A column without the type of its sort comparator, for the lines of a table.
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
