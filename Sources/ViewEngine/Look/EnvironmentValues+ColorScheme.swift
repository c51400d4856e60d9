private enum ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.dark
}

private enum ColorSchemeContrastKey: EnvironmentKey {
  static let defaultValue = ColorSchemeContrast.standard
}

extension EnvironmentValues {
  /// Whether views are to choose their colours for light or dark ground.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// How much colours differ from one another.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }
}
