import Foundation

extension Table {
  /// Creates a table with one row per element.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      rows: TableForEachContent(data: data),
      selection: .none,
      columns: columns()
    )
  }

  /// Creates a table with one row per element, with sortable columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      rows: TableForEachContent(data: data),
      selection: .none,
      sortOrder: sortOrder,
      columns: columns()
    )
  }

  /// Creates a table with one row per element. One row can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      rows: TableForEachContent(data: data),
      selection: .one(selection),
      columns: columns()
    )
  }

  /// Creates a table with one row per element, with sortable columns. One row can be selected.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      rows: TableForEachContent(data: data),
      selection: .one(selection),
      sortOrder: sortOrder,
      columns: columns()
    )
  }

  /// Creates a table with one row per element. Several rows can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      rows: TableForEachContent(data: data),
      selection: .many(selection),
      columns: columns()
    )
  }

  /// Creates a table with one row per element, with sortable columns. Several rows can be selected.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      rows: TableForEachContent(data: data),
      selection: .many(selection),
      sortOrder: sortOrder,
      columns: columns()
    )
  }
}
