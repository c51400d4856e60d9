private enum UsesASCIIKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the screen shows nothing outside ASCII.
  public var usesASCII: Bool {
    get { self[UsesASCIIKey.self] }
    set { self[UsesASCIIKey.self] = newValue }
  }
}
