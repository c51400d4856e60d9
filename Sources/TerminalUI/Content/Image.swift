import Foundation
import ImageDecoding

/// A symbol or a picture: SwiftUI's `Image`.
///
/// A symbol is one glyph in the style of text. A picture of an asset catalog, a PNG or JPEG file,
/// is drawn in half blocks, two colours per cell. If the terminal shows pixels, the picture has
/// pixels.
///
/// If a picture does not exist, its name in brackets is shown instead. The same applies if the
/// screen cannot show pictures: without colours, or in ASCII.
public nonisolated struct Image: PrimitiveView, Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case symbol(String, value: Double?)
    case asset(String, bundle: String?)
    case bitmap(Bitmap)
  }

  let source: Source
  /// The accessibility label; `nil` uses the name.
  private(set) var label: Text?
  private(set) var isDecorative = false
  private(set) var resizing: ResizingMode?
  private(set) var rendering: TemplateRenderingMode?
  private(set) var isSmooth = true
  /// The file with all pixels of a reduced bitmap.
  private var original: PictureFile?

  init(_ source: Source, label: Text? = nil, isDecorative: Bool = false) {
    self.source = source
    self.label = label
    self.isDecorative = isDecorative
  }

  /// Creates an image of an SF Symbol by its name. `SymbolTable` chooses the nearest glyph.
  public init(systemName: String) { self.init(.symbol(systemName, value: nil)) }

  /// Creates an image of a symbol. The glyph does not depend on `variableValue`.
  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(systemName, value: variableValue))
  }

  /// Creates an image from an asset catalog of `bundle` (default: the program and the resource
  /// bundles next to it).
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name, bundle: bundle?.bundlePath))
  }

  /// Creates an image from an asset catalog. The picture does not depend on `variableValue`.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Creates an image from an asset catalog with an accessibility label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.asset(name, bundle: bundle?.bundlePath), label: label)
  }

  /// Creates an image from an asset catalog. The image is hidden from accessibility.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.asset(name, bundle: bundle?.bundlePath), isDecorative: true)
  }

  /// Creates an image from a resource of an asset catalog.
  public init(_ resource: ImageResource) {
    self.init(.asset(resource.name, bundle: resource.bundlePath))
  }

  /// Creates an image from pixels. Without a label it is hidden from accessibility.
  ///
  /// - Parameter original: The file with all pixels, if `bitmap` is reduced.
  package init(_ bitmap: Bitmap, label: Text? = nil, original: PictureFile? = nil) {
    self.init(.bitmap(bitmap), label: label, isDecorative: label == nil)
    self.original = original
  }

  /// Returns the source of a picture for screens with pixels; `nil` if the image must have half
  /// blocks.
  func pictureSource(of picture: Bitmap, isTemplate: Bool) -> (any PictureSource)? {
    if isTemplate || resizing == .tile || !isSmooth { return nil }
    if let original { return original }
    return BitmapPicture(picture)
  }

  private func changed(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }
}

extension Image {
  /// How a resizable image fills its space: SwiftUI's `Image.ResizingMode`.
  public enum ResizingMode: Hashable, Sendable {
    /// The picture is repeated.
    case tile
    /// The picture is scaled.
    case stretch
  }

  /// The colours in which a picture is drawn: SwiftUI's `Image.TemplateRenderingMode`.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Opaque pixels have the colour of text.
    case template
    /// Pixels have their own colours.
    case original
  }

  /// The method of scaling a picture: SwiftUI's `Image.Interpolation`.
  public enum Interpolation: Hashable, Sendable {
    /// A cell half has the colour of one pixel.
    case none
    /// A cell half has the mean colour of its pixels.
    case low
    /// A cell half has the mean colour of its pixels.
    case medium
    /// A cell half has the mean colour of its pixels.
    case high
  }

  /// Lets the image fill the space that its container proposes. A picture is scaled; a symbol keeps
  /// its one glyph, in the centre.
  ///
  /// - In a terminal: `capInsets` are scaled with the rest of the picture. A tiled picture has half
  ///   blocks, even if the terminal shows pixels.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    changed { $0.resizing = resizingMode }
  }

  /// Sets the colours in which a picture is drawn; `nil` uses the setting of the asset catalog.
  ///
  /// - In a terminal: A template has half blocks, even if the terminal shows pixels.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    changed { $0.rendering = mode }
  }

  /// Sets the method of scaling a picture.
  ///
  /// - In a terminal: With `none`, the picture has half blocks, even if the terminal shows pixels.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changed { $0.isSmooth = interpolation != .none }
  }
}

extension Image {
  /// The text that is read out: the label or, without a label, the name without words such as
  /// `fill`.
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

  /// Returns the glyph of the image inside a text. A picture becomes its name in brackets.
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

  /// Returns the glyph of a symbol. An unknown name is noted once in the debug log.
  static func glyph(named name: String) -> SymbolTable.Glyph {
    if let glyph = SymbolTable.glyph(named: name) { return glyph }
    DebugLog.noteOnce("Image: no glyph for the symbol \"\(name)\"")
    return SymbolTable.unknown
  }
}

extension Image {
  /// Always `true`: an image handles no input and holds no state.
  public nonisolated static var _isPassive: Bool { true }
}
