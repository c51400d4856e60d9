/// Rows of a table: SwiftUI's `TableRowContent`.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of what a row shows.
  associatedtype TableRowValue: Identifiable
  /// The type of the rows that this content consists of.
  associatedtype TableRowBody: TableRowContent

  /// The rows.
  @MainActor @preconcurrency var tableRowBody: TableRowBody { get }
}

extension Never: TableRowContent {
  /// There is no value of this type to have rows.
  public var tableRowBody: Never {
    preconditionFailure("a value of type Never cannot exist")
  }
}

extension TableRowContent where TableRowBody == Never {
  /// Rows of this library have no body; nobody asks for one.
  public var tableRowBody: Never {
    preconditionFailure("\(Self.self) is a row without a body; do not call it")
  }
}

/// Rows that the library knows itself.
@MainActor
protocol TableRowMaking {
  /// What each of them shows.
  var anyRows: [Any] { get }
}

extension TableRowContent {
  var anyRows: [Any] { (self as? any TableRowMaking)?.anyRows ?? tableRowBody.anyRows }

  var rowValues: [TableRowValue] { anyRows.compactMap { $0 as? TableRowValue } }
}

/// A row that shows a value: SwiftUI's `TableRow`.
public struct TableRow<Value: Identifiable>: TableRowContent, TableRowMaking {
  /// What the row shows.
  public typealias TableRowValue = Value
  /// The library knows it.
  public typealias TableRowBody = Never

  private let value: Value
  var anyRows: [Any] { [value] }

  /// Creates a row.
  public init(_ value: Value) { self.value = value }
}

/// A row for each element of a collection: SwiftUI's `TableForEachContent`.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent, TableRowMaking
where Data.Element: Identifiable {
  /// What a row shows.
  public typealias TableRowValue = Data.Element
  /// The library knows it.
  public typealias TableRowBody = Never

  let data: Data
  var anyRows: [Any] { Array(data) }
}

/// Several rows, as a builder's block makes them.
public struct TupleTableRowContent<Value: Identifiable>: TableRowContent, TableRowMaking {
  /// What a row shows.
  public typealias TableRowValue = Value
  /// The library knows it.
  public typealias TableRowBody = Never

  let anyRows: [Any]
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// The library knows it.
  public typealias TableRowBody = Never
}

extension ForEach: TableRowMaking where Content: TableRowContent {
  var anyRows: [Any] { data.flatMap { content($0).anyRows } }
}

extension ForEach
where Data.Element: Identifiable, ID == Data.Element.ID, Content: TableRowContent {
  /// Makes rows of a table for each element.
  public init<V: Identifiable>(
    _ data: Data,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data, id: \.id, making: content)
  }
}

extension ForEach where Content: TableRowContent {
  /// Makes rows of a table for each element, identified by a key path.
  public init<V: Identifiable>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data, id: id, making: content)
  }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// The library knows it.
  public typealias TableRowBody = Never
}

extension Optional: TableRowMaking where Wrapped: TableRowContent {
  var anyRows: [Any] { self?.anyRows ?? [] }
}

/// Builds rows from the statements of a closure: SwiftUI's `TableRowBuilder`.
@MainActor @preconcurrency
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// An expression is itself.
  public static func buildExpression<Content: TableRowContent<Value>>(
    _ content: Content
  ) -> Content {
    content
  }

  /// Nothing makes no rows.
  public static func buildBlock() -> TupleTableRowContent<Value> {
    TupleTableRowContent(anyRows: [])
  }

  /// A single row is itself.
  public static func buildPartialBlock<Content: TableRowContent<Value>>(
    first: Content
  ) -> Content {
    first
  }

  /// Several rows in the order they are written.
  public static func buildPartialBlock<First: TableRowContent<Value>, Next: TableRowContent<Value>>(
    accumulated: First,
    next: Next
  ) -> TupleTableRowContent<Value> {
    TupleTableRowContent(anyRows: accumulated.anyRows + next.anyRows)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: TableRowContent<Value>>(
    _ content: Content?
  ) -> Content? {
    content
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<Content: TableRowContent<Value>>(
    first: Content
  ) -> TupleTableRowContent<Value> {
    TupleTableRowContent(anyRows: first.anyRows)
  }

  /// The other branch of an `if` or `switch`.
  public static func buildEither<Content: TableRowContent<Value>>(
    second: Content
  ) -> TupleTableRowContent<Value> {
    TupleTableRowContent(anyRows: second.anyRows)
  }
}
