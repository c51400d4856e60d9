/// Columns of a table: SwiftUI's `TableColumnContent`.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of what a row shows.
  associatedtype TableRowValue: Identifiable
  /// The type of what the columns sort by.
  associatedtype TableColumnSortComparator
  /// The type of the columns that this content consists of.
  associatedtype TableColumnBody: TableColumnContent

  /// The columns.
  @MainActor @preconcurrency var tableColumnBody: TableColumnBody { get }
}

extension Never: TableColumnContent {
  /// No row.
  public typealias TableRowValue = Never
  /// No order.
  public typealias TableColumnSortComparator = Never

  /// There is no value of this type to have columns.
  public var tableColumnBody: Never {
    preconditionFailure("a value of type Never cannot exist")
  }
}

extension TableColumnContent where TableColumnBody == Never {
  /// Columns of this library have no body; nobody asks for one.
  public var tableColumnBody: Never {
    preconditionFailure("\(Self.self) is a column without a body; do not call it")
  }
}

/// Columns that the library knows itself.
@MainActor
protocol TableColumnMaking {
  /// What a table needs to know of each.
  var anyColumns: [Any] { get }
}

extension TableColumnContent {
  var anyColumns: [Any] {
    (self as? any TableColumnMaking)?.anyColumns ?? tableColumnBody.anyColumns
  }

  var columns: [TableColumnPlan<TableRowValue, TableColumnSortComparator>] {
    anyColumns.compactMap { $0 as? TableColumnPlan<TableRowValue, TableColumnSortComparator> }
  }
}

/// What a table needs to know of a column.
struct TableColumnPlan<RowValue, Sort> {
  let label: AnyView
  let comparator: Sort?
  var width = TableColumnWidth()
  var alignment = TableColumnAlignment.leading
  let cell: (RowValue) -> AnyView
}

/// Several columns, as a builder's block makes them.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort>: TableColumnContent,
  TableColumnMaking
{
  /// What a row shows.
  public typealias TableRowValue = RowValue
  /// What the columns sort by.
  public typealias TableColumnSortComparator = Sort
  /// The library knows it.
  public typealias TableColumnBody = Never

  let anyColumns: [Any]
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  /// What a row shows.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// What the columns sort by.
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  /// The library knows it.
  public typealias TableColumnBody = Never
}

extension Optional: TableColumnMaking where Wrapped: TableColumnContent {
  var anyColumns: [Any] { self?.anyColumns ?? [] }
}

/// Builds columns from the statements of a closure: SwiftUI's `TableColumnBuilder`.
@MainActor @preconcurrency
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// An expression is itself.
  public static func buildExpression<Content: TableColumnContent<RowValue, Sort>>(
    _ content: Content
  ) -> Content {
    content
  }

  /// A single column is itself.
  public static func buildPartialBlock<Content: TableColumnContent<RowValue, Sort>>(
    first: Content
  ) -> Content {
    first
  }

  /// Several columns in the order they are written.
  public static func buildPartialBlock<
    First: TableColumnContent<RowValue, Sort>,
    Next: TableColumnContent<RowValue, Sort>
  >(
    accumulated: First,
    next: Next
  ) -> TupleTableColumnContent<RowValue, Sort> {
    TupleTableColumnContent(anyColumns: accumulated.anyColumns + next.anyColumns)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: TableColumnContent<RowValue, Sort>>(
    _ content: Content?
  ) -> Content? {
    content
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<Content: TableColumnContent<RowValue, Sort>>(
    first: Content
  ) -> TupleTableColumnContent<RowValue, Sort> {
    TupleTableColumnContent(anyColumns: first.anyColumns)
  }

  /// The other branch of an `if` or `switch`.
  public static func buildEither<Content: TableColumnContent<RowValue, Sort>>(
    second: Content
  ) -> TupleTableColumnContent<RowValue, Sort> {
    TupleTableColumnContent(anyColumns: second.anyColumns)
  }
}
