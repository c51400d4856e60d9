extension JSONValue {
  /// The value as an integer; `nil` if it is not an integer or is out of range.
  var wholeNumber: Int? {
    guard case .number(let text) = self else { return nil }
    return Int(text) ?? Double(text).flatMap(Int.init(exactly:))
  }
}
