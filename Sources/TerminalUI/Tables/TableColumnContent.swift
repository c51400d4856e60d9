/// A group of table columns: SwiftUI's `TableColumnContent`.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the value that a row shows.
  associatedtype TableRowValue: Identifiable
  /// The type of the sort comparator of the columns.
  associatedtype TableColumnSortComparator
  /// The type of the columns that this content consists of.
  associatedtype TableColumnBody: TableColumnContent

  /// The columns that this content consists of.
  @MainActor @preconcurrency var tableColumnBody: TableColumnBody { get }
}

extension Never: TableColumnContent {
  /// The type of the value that a row shows: none exists.
  public typealias TableRowValue = Never
  /// The type of the sort comparator: none exists.
  public typealias TableColumnSortComparator = Never

  /// Traps. No value of this type exists, so it is never called.
  public var tableColumnBody: Never {
    preconditionFailure("a value of type Never cannot exist")
  }
}

extension TableColumnContent where TableColumnBody == Never {
  /// Traps. Columns of the library have no body, so it is never called.
  public var tableColumnBody: Never {
    preconditionFailure("\(Self.self) is a column without a body; do not call it")
  }
}

/// A group of columns that the library creates without a body.
@MainActor
protocol TableColumnMaking {
  /// The columns as values of ``TableColumnPlan``.
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

/// The type-erased properties of a column that a table draws.
struct TableColumnPlan<RowValue, Sort> {
  let label: AnyView
  let comparator: Sort?
  var width = TableColumnWidth()
  var alignment = TableColumnAlignment.leading
  let cell: (RowValue) -> AnyView
}

/// Several columns in the order in which a builder lists them.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort>: TableColumnContent,
  TableColumnMaking
{
  /// The type of the value that a row shows.
  public typealias TableRowValue = RowValue
  /// The type of the sort comparator.
  public typealias TableColumnSortComparator = Sort
  /// A column group of the library has no body.
  public typealias TableColumnBody = Never

  let anyColumns: [Any]
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  /// The type of the value that a row shows.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// The type of the sort comparator.
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  /// A column group of the library has no body.
  public typealias TableColumnBody = Never
}

extension Optional: TableColumnMaking where Wrapped: TableColumnContent {
  var anyColumns: [Any] { self?.anyColumns ?? [] }
}

/// Builds table columns from the statements of a closure: SwiftUI's `TableColumnBuilder`.
@MainActor @preconcurrency
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// Returns the column of a statement without changes.
  public static func buildExpression<Content: TableColumnContent<RowValue, Sort>>(
    _ content: Content
  ) -> Content {
    content
  }

  /// Returns the first column unchanged.
  public static func buildPartialBlock<Content: TableColumnContent<RowValue, Sort>>(
    first: Content
  ) -> Content {
    first
  }

  /// Appends a column to the columns so far.
  public static func buildPartialBlock<
    First: TableColumnContent<RowValue, Sort>,
    Next: TableColumnContent<RowValue, Sort>
  >(
    accumulated: First,
    next: Next
  ) -> TupleTableColumnContent<RowValue, Sort> {
    TupleTableColumnContent(anyColumns: accumulated.anyColumns + next.anyColumns)
  }

  /// Supports `if` without `else`.
  public static func buildIf<Content: TableColumnContent<RowValue, Sort>>(
    _ content: Content?
  ) -> Content? {
    content
  }

  /// Supports the first branch of an `if` or `switch`.
  public static func buildEither<Content: TableColumnContent<RowValue, Sort>>(
    first: Content
  ) -> TupleTableColumnContent<RowValue, Sort> {
    TupleTableColumnContent(anyColumns: first.anyColumns)
  }

  /// Supports the other branches of an `if` or `switch`.
  public static func buildEither<Content: TableColumnContent<RowValue, Sort>>(
    second: Content
  ) -> TupleTableColumnContent<RowValue, Sort> {
    TupleTableColumnContent(anyColumns: second.anyColumns)
  }
}
