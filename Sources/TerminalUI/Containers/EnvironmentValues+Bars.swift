private enum YieldsDefaultFocusKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the focus starts elsewhere if it can: what stands in a bar is read first and
  /// used last.
  var yieldsDefaultFocus: Bool {
    get { self[YieldsDefaultFocusKey.self] }
    set { self[YieldsDefaultFocusKey.self] = newValue }
  }
}
