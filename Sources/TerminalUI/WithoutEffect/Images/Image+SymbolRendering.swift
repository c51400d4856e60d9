extension Image {
  /// The size of a symbol beside text: SwiftUI's `Image.Scale`.
  ///
  /// - In a terminal: A symbol is one character, as large as text.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// Smaller.
    case small
    /// As text.
    case medium
    /// Larger.
    case large
  }

  /// Smooths edges, or does not.
  ///
  /// - In a terminal: Edges lie between half cells, smoothed or not.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Sets how a symbol is coloured.
  ///
  /// - In a terminal: A symbol is one character, which has one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

/// How a symbol is coloured: SwiftUI's `SymbolRenderingMode`.
///
/// - In a terminal: A symbol is one character, which has one colour.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// One colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The symbol's own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// Levels of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// The colours of the levels.
  public static let palette = SymbolRenderingMode(name: "palette")
}

private enum ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}

extension EnvironmentValues {
  /// The size of symbols beside text; what the program has set.
  ///
  /// - In a terminal: A symbol is one character, as large as text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of symbols.
  ///
  /// - In a terminal: A symbol is one character, as large as text. The value can be read from the
  ///   environment.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Sets how symbols are coloured.
  ///
  /// - In a terminal: A symbol is one character, which has one colour. The value can be read from
  ///   the environment.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
