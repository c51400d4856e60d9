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

extension ColorScheme {
  /// Creates the scheme of a background from its red, green and blue parts, each from 0 to 1: light
  /// if the luminance (Rec. 709) is closer to white than to black.
  package init(ofBackground red: Double, _ green: Double, _ blue: Double) {
    self = 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.5 ? .light : .dark
  }
}

/// The contrast between colours: SwiftUI's `ColorSchemeContrast`.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  /// The standard contrast, which is always used here.
  case standard
  /// A higher contrast.
  case increased
}
