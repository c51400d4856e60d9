/// A light or dark colour scheme: SwiftUI's `ColorScheme`.
///
/// The scheme follows the background that the terminal reports, also when the background changes.
/// If the terminal reports nothing, the environment variable `COLORFGBG` decides. Without the
/// variable, the scheme is dark, unless the program sets another.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// The contrast between colours: SwiftUI's `ColorSchemeContrast`.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  /// The standard contrast, which is always used here.
  case standard
  /// A higher contrast.
  case increased
}
