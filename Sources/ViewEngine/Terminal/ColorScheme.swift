/// A light or dark colour scheme: SwiftUI's `ColorScheme`. It follows the background that the
/// terminal reports, also when that changes. A terminal without a report: the environment variable
/// `COLORFGBG` decides, then the program, then dark.
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
