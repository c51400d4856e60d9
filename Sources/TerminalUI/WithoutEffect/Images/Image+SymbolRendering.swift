extension Image {
  /// The size of a symbol relative to text: SwiftUI's `Image.Scale`.
  ///
  /// - In a terminal: A symbol is one character, as large as text.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// Smaller than the text.
    case small
    /// The size of the text.
    case medium
    /// Larger than the text.
    case large
  }

  /// Sets whether edges are smoothed.
  ///
  /// - In a terminal: Edges look the same with and without smoothing.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Sets how the layers of a symbol are coloured.
  ///
  /// - In a terminal: A symbol is one character, which has one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

/// How the layers of a symbol are coloured: SwiftUI's `SymbolRenderingMode`.
///
/// - In a terminal: A symbol is one character, which has one colour.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// A single colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The colours that the symbol defines.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// A single colour with an opacity for each layer.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// A colour of the foreground style for each layer.
  public static let palette = SymbolRenderingMode(name: "palette")
}

private enum ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}

extension EnvironmentValues {
  /// The size of symbols relative to text, as set by the program.
  ///
  /// - In a terminal: A symbol is one character, as large as text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of symbols relative to text.
  ///
  /// - In a terminal: A symbol is one character, as large as text. The value can be read from the
  ///   environment.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Sets how the layers of symbols are coloured.
  ///
  /// - In a terminal: A symbol is one character, which has one colour. The value can be read from
  ///   the environment.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
