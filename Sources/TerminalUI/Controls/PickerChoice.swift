/// The selection of a picker: one binding, or several bindings that are set together.
@MainActor
enum PickerChoice<Value: Hashable> {
  case one(Binding<Value>)
  case many([Binding<Value>])

  /// The selected value; `nil` if the bindings have different values.
  var value: Value? {
    switch self {
    case .one(let binding): return binding.wrappedValue
    case .many(let bindings):
      let values = Set(bindings.map(\.wrappedValue))
      return values.count == 1 ? values.first : nil
    }
  }

  /// Whether the bindings have different values.
  var isMixed: Bool {
    if case .many(let bindings) = self { return !bindings.isEmpty && value == nil }
    return false
  }

  func choose(_ value: Value) {
    switch self {
    case .one(let binding): binding.wrappedValue = value
    case .many(let bindings): bindings.forEach { $0.wrappedValue = value }
    }
  }
}

/// The word "Mixed", shown if the bindings of a picker have different values.
struct MixedValue: View {
  let isMixed: @MainActor () -> Bool

  var body: some View {
    if isMixed() { Text("Mixed") }
  }
}
