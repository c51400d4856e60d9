extension JSONValue {
  /// The value as a whole number; `nil` for anything else, and for numbers out of range.
  var wholeNumber: Int? {
    guard case .number(let text) = self else { return nil }
    return Int(text) ?? Double(text).flatMap(Int.init(exactly:))
  }
}
