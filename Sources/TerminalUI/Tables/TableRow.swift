/// A group of table rows: SwiftUI's `TableRowContent`.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of the value that a row shows.
  associatedtype TableRowValue: Identifiable
  /// The type of the rows that this content consists of.
  associatedtype TableRowBody: TableRowContent

  /// The rows that this content consists of.
  @MainActor @preconcurrency var tableRowBody: TableRowBody { get }
}

extension Never: TableRowContent {
  /// Traps. No value of this type exists, so it is never called.
  public var tableRowBody: Never {
    preconditionFailure("a value of type Never cannot exist")
  }
}

extension TableRowContent where TableRowBody == Never {
  /// Traps. Rows of the library have no body, so it is never called.
  public var tableRowBody: Never {
    preconditionFailure("\(Self.self) is a row without a body; do not call it")
  }
}

/// Row content that this library creates without a body.
@MainActor
protocol TableRowMaking {
  /// The values of the rows.
  var anyRows: [Any] { get }
}

extension TableRowContent {
  var anyRows: [Any] { (self as? any TableRowMaking)?.anyRows ?? tableRowBody.anyRows }

  var rowValues: [TableRowValue] { anyRows.compactMap { $0 as? TableRowValue } }
}

/// A row that shows a value: SwiftUI's `TableRow`.
public struct TableRow<Value: Identifiable>: TableRowContent, TableRowMaking {
  /// The type of the value that the row shows.
  public typealias TableRowValue = Value
  /// A row of the library has no body.
  public typealias TableRowBody = Never

  private let value: Value
  var anyRows: [Any] { [value] }

  /// Creates a row that shows a value.
  public init(_ value: Value) { self.value = value }
}

/// One row per element of a collection: SwiftUI's `TableForEachContent`.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent, TableRowMaking
where Data.Element: Identifiable {
  /// The type of the value that a row shows.
  public typealias TableRowValue = Data.Element
  /// A row group of the library has no body.
  public typealias TableRowBody = Never

  let data: Data
  var anyRows: [Any] { Array(data) }
}

/// Several rows in the order in which a builder lists them.
public struct TupleTableRowContent<Value: Identifiable>: TableRowContent, TableRowMaking {
  /// The type of the value that a row shows.
  public typealias TableRowValue = Value
  /// A row group of the library has no body.
  public typealias TableRowBody = Never

  let anyRows: [Any]
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of the value that a row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// A row group of the library has no body.
  public typealias TableRowBody = Never
}

extension ForEach: TableRowMaking where Content: TableRowContent {
  var anyRows: [Any] { data.flatMap { content($0).anyRows } }
}

extension ForEach
where Data.Element: Identifiable, ID == Data.Element.ID, Content: TableRowContent {
  /// Creates table rows for each element.
  public init<V: Identifiable>(
    _ data: Data,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data, id: \.id, making: content)
  }
}

extension ForEach where Content: TableRowContent {
  /// Creates table rows for each element, identified by a key path.
  public init<V: Identifiable>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data, id: id, making: content)
  }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// The type of the value that a row shows.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// A row group of the library has no body.
  public typealias TableRowBody = Never
}

extension Optional: TableRowMaking where Wrapped: TableRowContent {
  var anyRows: [Any] { self?.anyRows ?? [] }
}

/// Builds table rows from the statements of a closure: SwiftUI's `TableRowBuilder`.
@MainActor @preconcurrency
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// Returns the row of a statement without changes.
  public static func buildExpression<Content: TableRowContent<Value>>(
    _ content: Content
  ) -> Content {
    content
  }

  /// Returns no rows for an empty closure.
  public static func buildBlock() -> TupleTableRowContent<Value> {
    TupleTableRowContent(anyRows: [])
  }

  /// Returns the first row unchanged.
  public static func buildPartialBlock<Content: TableRowContent<Value>>(
    first: Content
  ) -> Content {
    first
  }

  /// Appends a row to the rows so far.
  public static func buildPartialBlock<First: TableRowContent<Value>, Next: TableRowContent<Value>>(
    accumulated: First,
    next: Next
  ) -> TupleTableRowContent<Value> {
    TupleTableRowContent(anyRows: accumulated.anyRows + next.anyRows)
  }

  /// Supports `if` without `else`.
  public static func buildIf<Content: TableRowContent<Value>>(
    _ content: Content?
  ) -> Content? {
    content
  }

  /// Supports the first branch of an `if` or `switch`.
  public static func buildEither<Content: TableRowContent<Value>>(
    first: Content
  ) -> TupleTableRowContent<Value> {
    TupleTableRowContent(anyRows: first.anyRows)
  }

  /// Supports the other branches of an `if` or `switch`.
  public static func buildEither<Content: TableRowContent<Value>>(
    second: Content
  ) -> TupleTableRowContent<Value> {
    TupleTableRowContent(anyRows: second.anyRows)
  }
}
