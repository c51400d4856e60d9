/// How a symbol is coloured: SwiftUI's `SymbolRenderingMode`. Cells cannot show it: a glyph
/// has one colour.
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

private enum ShowsPicturesKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// The size of symbols beside text; what the program has set.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// Whether pictures are drawn: the screen has colours enough for them.
  public var showsPictures: Bool {
    get { self[ShowsPicturesKey.self] }
    set { self[ShowsPicturesKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of symbols. Cells cannot show it: a symbol is one glyph.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Sets how symbols are coloured. Cells cannot show it: a glyph has one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
