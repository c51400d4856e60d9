/// A light or dark colour scheme: SwiftUI's `ColorScheme`.
///
/// It follows the background that the terminal reports, also when that changes. Without a report,
/// the environment variable `COLORFGBG` decides. Without that, it is dark, unless the program sets
/// another.
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
