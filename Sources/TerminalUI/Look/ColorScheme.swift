/// Light or dark: SwiftUI's `ColorScheme`. A program asks the
/// terminal for its ground, and follows when that changes, as far as the terminal tells; until
/// then the variable `COLORFGBG` counts, else it is dark unless the program says otherwise.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// Dark text on light ground.
  case light
  /// Light text on dark ground.
  case dark
}

/// How much colours differ from one another: SwiftUI's `ColorSchemeContrast`.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  /// As usual, which is always so here.
  case standard
  /// More than usual.
  case increased
}

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
