extension JSONValue {
  /// The value as an integer; `nil` if it is no integer or out of range.
  var wholeNumber: Int? {
    guard case .number(let text) = self else { return nil }
    return Int(text) ?? Double(text).flatMap(Int.init(exactly:))
  }
}
