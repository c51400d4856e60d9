/// The selection of a list or table.
enum ListSelection<Value: Hashable> {
  /// Rows cannot be selected.
  case none
  /// At most one row is selected.
  case one(Binding<Value?>)
  /// Exactly one row is always selected.
  case always(Binding<Value>)
  /// Any number of rows are selected.
  case many(Binding<Set<Value>>)

  /// Whether rows can be selected.
  var isPossible: Bool {
    if case .none = self { return false }
    return true
  }

  /// Whether several rows can be selected at once.
  var isMultiple: Bool {
    if case .many = self { return true }
    return false
  }

  /// The currently selected values.
  @MainActor var values: Set<Value> {
    switch self {
    case .none: []
    case .one(let binding): binding.wrappedValue.map { [$0] } ?? []
    case .always(let binding): [binding.wrappedValue]
    case .many(let binding): binding.wrappedValue
    }
  }

  /// Selects a value. In a multiple selection, toggles it.
  @MainActor func choose(_ value: Value) {
    switch self {
    case .none: break
    case .one(let binding): binding.wrappedValue = value
    case .always(let binding): binding.wrappedValue = value
    case .many(let binding): binding.wrappedValue.formSymmetricDifference([value])
    }
  }
}
