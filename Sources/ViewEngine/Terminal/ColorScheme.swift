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
