import Foundation

extension Table {
  /// Creates a table from a closure that lists the rows.
  public init(
    of valueType: Value.Type,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(
      rows: rows(),
      selection: .none,
      columns: columns()
    )
  }

  /// Creates a table from a closure that lists the rows, with sortable columns.
  public init<Sort: SortComparator>(
    of valueType: Value.Type,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(
      rows: rows(),
      selection: .none,
      sortOrder: sortOrder,
      columns: columns()
    )
  }

  /// Creates a table from a closure that lists the rows. One row can be selected.
  public init(
    of valueType: Value.Type,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(
      rows: rows(),
      selection: .one(selection),
      columns: columns()
    )
  }

  /// Creates a table from a closure that lists the rows, with sortable columns. One row can be
  /// selected.
  public init<Sort: SortComparator>(
    of valueType: Value.Type,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(
      rows: rows(),
      selection: .one(selection),
      sortOrder: sortOrder,
      columns: columns()
    )
  }

  /// Creates a table from a closure that lists the rows. Several rows can be selected.
  public init(
    of valueType: Value.Type,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(
      rows: rows(),
      selection: .many(selection),
      columns: columns()
    )
  }

  /// Creates a table from a closure that lists the rows, with sortable columns. Several rows can be
  /// selected.
  public init<Sort: SortComparator>(
    of valueType: Value.Type,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(
      rows: rows(),
      selection: .many(selection),
      sortOrder: sortOrder,
      columns: columns()
    )
  }
}
