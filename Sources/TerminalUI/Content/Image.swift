import Foundation

/// A symbol or a picture: SwiftUI's `Image`.
///
/// A symbol is one glyph in the style of text. A picture of an asset catalog is drawn in
/// half blocks, two colours a cell; where a screen has no colour or only ASCII, and where
/// there is no such picture, its name stands in brackets.
public nonisolated struct Image: PrimitiveView, Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case symbol(String, value: Double?)
    case asset(String, bundle: String?)
    case bitmap(Bitmap)
  }

  let source: Source
  /// What is read out, if not the name.
  private(set) var label: Text?
  private(set) var isDecorative = false
  private(set) var resizing: ResizingMode?
  private(set) var rendering: TemplateRenderingMode?
  private(set) var isSmooth = true

  init(_ source: Source, label: Text? = nil, isDecorative: Bool = false) {
    self.source = source
    self.label = label
    self.isDecorative = isDecorative
  }

  /// A symbol by the name of an SF Symbol: the nearest glyph; see ``SymbolTable``.
  public init(systemName: String) { self.init(.symbol(systemName, value: nil)) }

  /// A symbol that shows a value, as far as its glyphs can tell.
  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(systemName, value: variableValue))
  }

  /// A picture of an asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name, bundle: bundle?.bundlePath))
  }

  /// A picture of an asset catalog. Pictures show no value.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// A picture of an asset catalog, and what it shows.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.asset(name, bundle: bundle?.bundlePath), label: label)
  }

  /// A picture of an asset catalog that says nothing.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.asset(name, bundle: bundle?.bundlePath), isDecorative: true)
  }

  /// A picture of an asset catalog.
  public init(_ resource: ImageResource) {
    self.init(.asset(resource.name, bundle: resource.bundlePath))
  }

  /// A picture given by its pixels.
  package init(_ bitmap: Bitmap, label: Text? = nil) {
    self.init(.bitmap(bitmap), label: label, isDecorative: label == nil)
  }

  private func changed(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }
}

extension Image {
  /// How an image fills more room than its own: SwiftUI's `Image.ResizingMode`.
  public enum ResizingMode: Hashable, Sendable {
    /// Again and again.
    case tile
    /// Stretched.
    case stretch
  }

  /// Whether an image keeps its colours: SwiftUI's `Image.TemplateRenderingMode`.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Only its shape counts; its colour is that of text.
    case template
    /// In its own colours.
    case original
  }

  /// How pixels between others are found: SwiftUI's `Image.Interpolation`.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest one is taken.
    case none
    /// Those in a cell are mixed.
    case low
    /// Those in a cell are mixed.
    case medium
    /// Those in a cell are mixed.
    case high
  }

  /// Lets the image take all the room there is: a picture is scaled, the one glyph of a symbol
  /// stands in the middle.
  ///
  /// - In a terminal: `capInsets` are scaled with the rest of the picture.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    changed { $0.resizing = resizingMode }
  }

  /// Says whether only the shape of the image counts.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    changed { $0.rendering = mode }
  }

  /// Says how pixels between others are found.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changed { $0.isSmooth = interpolation != .none }
  }
}

extension Image {
  /// What is read out: the label, or the name without its forms.
  var spoken: String {
    if isDecorative { return "" }
    switch (label?.content, source) {
    case (.string(let string)?, _): return string
    case (.key(let key, _)?, _): return key.key
    case (_, .symbol(let name, _)):
      let forms: Set<Substring> = ["fill", "circle", "square", "rectangle", "slash"]
      let words = name.split(separator: ".")
      let kept = words.filter { !forms.contains($0) }
      return (kept.isEmpty ? words : kept).joined(separator: " ")
    case (_, .asset(let name, _)): return name
    case (_, .bitmap): return ""
    }
  }

  /// What stands for the image within text.
  func glyph(in environment: EnvironmentValues) -> String {
    switch source {
    case .symbol(let name, _):
      let glyph = Self.glyph(named: environment.symbolVariants.applied(to: name))
      let sign = environment.usesASCII ? glyph.ascii : glyph.unicode
      let turns = environment.layoutDirection == .rightToLeft && SymbolTable.followsReading(name)
      return turns ? Mirrored.marks(sign) : sign
    case .asset(let name, _): return "[\(name)]"
    case .bitmap: return "[\(spoken.isEmpty ? "image" : spoken)]"
    }
  }

  /// The glyph of a symbol; the debug log names those that are not known.
  static func glyph(named name: String) -> SymbolTable.Glyph {
    if let glyph = SymbolTable.glyph(named: name) { return glyph }
    DebugLog.noteOnce("Image: no glyph for the symbol \"\(name)\"")
    return SymbolTable.unknown
  }
}

extension Image {
  /// Only shows something.
  public nonisolated static var _isPassive: Bool { true }
}
