private enum UsesASCIIKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the screen is limited to ASCII characters.
  public var usesASCII: Bool {
    get { self[UsesASCIIKey.self] }
    set { self[UsesASCIIKey.self] = newValue }
  }
}
