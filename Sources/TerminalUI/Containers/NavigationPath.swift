/// Values of any types, one for each screen that was pushed: SwiftUI's `NavigationPath`.
public struct NavigationPath: Equatable {
  var values: [AnyHashable]

  /// Creates an empty path.
  public init() { values = [] }

  /// Creates a path of the values of a sequence.
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many screens were pushed.
  public var count: Int { values.count }

  /// Whether only the first screen is there.
  public var isEmpty: Bool { values.isEmpty }

  /// Pushes the screen of a value.
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(value) }

  /// Goes back by some screens, one unless told; to the first one if there are fewer.
  public mutating func removeLast(_ count: Int = 1) {
    values.removeLast(max(0, min(count, values.count)))
  }
}

/// A path, wherever and in whatever type it is kept.
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

  /// Values of other types than the path's are not taken: there is no place for them.
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
