import Foundation

extension Table {
  /// Creates a table with a row for each element.
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

  /// Creates a table with a row for each element, sorted by its columns.
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

  /// Creates a table with a row for each element, of which one can be chosen.
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

  /// Creates a table with a row for each element, of which one can be chosen, sorted by its columns.
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

  /// Creates a table with a row for each element, of which any number can be chosen.
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

  /// Creates a table with a row for each element, of which any number can be chosen, sorted by its columns.
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
