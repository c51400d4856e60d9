/// A type-erased list of values, one for each pushed screen: SwiftUI's `NavigationPath`.
public struct NavigationPath: Equatable {
  var values: [AnyHashable]

  /// Creates an empty path.
  public init() { values = [] }

  /// Creates a path from the values of a sequence.
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of values, which is the number of pushed screens.
  public var count: Int { values.count }

  /// Whether the stack shows its first screen.
  public var isEmpty: Bool { values.isEmpty }

  /// Appends a value, which pushes its screen.
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(value) }

  /// Removes the last `count` values (default: 1), or all if there are fewer.
  public mutating func removeLast(_ count: Int = 1) {
    values.removeLast(max(0, min(count, values.count)))
  }
}

/// Access to a path binding of any type.
@MainActor
struct PathAccess {
  let values: @MainActor () -> [AnyHashable]
  let append: @MainActor (AnyHashable) -> Void
  let removeLast: @MainActor (Int) -> Void

  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.values }
    append = { path.wrappedValue.values.append($0) }
    removeLast = { path.wrappedValue.removeLast($0) }
  }

  /// Creates access to a collection. Values of types other than its element type are ignored.
  init<Data>(_ path: Binding<Data>)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    values = { path.wrappedValue.map { AnyHashable($0) } }
    append = { value in
      if let value = value.base as? Data.Element { path.wrappedValue.append(value) }
    }
    removeLast = { path.wrappedValue.removeLast(min($0, path.wrappedValue.count)) }
  }
}
