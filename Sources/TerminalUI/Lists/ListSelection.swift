/// What a list's rows choose, if they choose anything.
enum ListSelection<Value: Hashable> {
  /// Nothing.
  case none
  /// One value or none.
  case one(Binding<Value?>)
  /// Always one value.
  case always(Binding<Value>)
  /// Any number of values.
  case many(Binding<Set<Value>>)

  /// Whether rows can be chosen.
  var isPossible: Bool {
    if case .none = self { return false }
    return true
  }

  /// Whether several can be chosen at once.
  var isMultiple: Bool {
    if case .many = self { return true }
    return false
  }

  /// The chosen values now.
  @MainActor var values: Set<Value> {
    switch self {
    case .none: []
    case .one(let binding): binding.wrappedValue.map { [$0] } ?? []
    case .always(let binding): [binding.wrappedValue]
    case .many(let binding): binding.wrappedValue
    }
  }

  /// Chooses a value; among many, chooses it or gives it up.
  @MainActor func choose(_ value: Value) {
    switch self {
    case .none: break
    case .one(let binding): binding.wrappedValue = value
    case .always(let binding): binding.wrappedValue = value
    case .many(let binding): binding.wrappedValue.formSymmetricDifference([value])
    }
  }
}
