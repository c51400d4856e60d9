/// All that text inherits, in one value of the environment, so that a text needs one
/// look to be drawn.
struct TextTraits: Equatable {
  /// Colour and attributes in effect, those of the font among them; kept in the look of
  /// the environment.
  var style = CellStyle.plain
  /// A gradient in place of the style's colour.
  private(set) var gradient: Paint?
  private(set) var font: Font?
  private(set) var weight: Font.Weight?
  private var fontEmphasis: CellStyle.Attributes = []
  private var ownAttributes: CellStyle.Attributes = []
  var textCase: Text.Case?
  var alignment = TextAlignment.leading
  var lineLimit: Int?
  var leastLines = 0
  var truncation = Text.TruncationMode.tail
  /// Empty rows between lines.
  var lineSpacing = 0
  /// Empty columns between letters.
  var tracking = 0
  var redaction: RedactionReasons = []
  var isPrivate = false
  var usesASCII = false

  /// Whether a string can be shown letter by letter as it is.
  var showsPlainly: Bool {
    textCase == nil && tracking == 0 && redaction.isEmpty && font?.usesCapitals != true
      && !style.attributes.contains(.strikethrough)
  }

  /// Whether shades stand for the letters.
  var isRedacted: Bool {
    redaction.contains(.placeholder) || (isPrivate && redaction.contains(.privacy))
  }

  mutating func setFont(_ font: Font?) {
    self.font = font
    applyFont()
  }

  mutating func setWeight(_ weight: Font.Weight?) {
    self.weight = weight
    applyFont()
  }

  mutating func set(_ attribute: CellStyle.Attributes, _ isActive: Bool) {
    if isActive {
      ownAttributes.insert(attribute)
      style.attributes.insert(attribute)
    } else {
      ownAttributes.remove(attribute)
      style.attributes.remove(attribute)
    }
  }

  mutating func setPaint(_ paint: Paint) {
    style.foreground = paint.middle?.color ?? .standard
    style.attributes.formUnion(paint.textAttributes)
    gradient = paint.isGradient ? paint : nil
  }

  private mutating func applyFont() {
    let emphasis = (font ?? .body).emphasis(weight: weight)
    style.attributes.subtract(fontEmphasis)
    style.attributes.formUnion(emphasis.union(ownAttributes))
    fontEmphasis = emphasis
  }
}

private enum TextTraitsKey: EnvironmentKey {
  static let defaultValue = TextTraits()
}

extension EnvironmentValues {
  var textTraits: TextTraits {
    get {
      var traits = self[TextTraitsKey.self]
      traits.style = cellStyle
      traits.usesASCII = usesASCII
      return traits
    }
    set {
      if newValue.style != cellStyle { cellStyle = newValue.style }
      if newValue.usesASCII != usesASCII { usesASCII = newValue.usesASCII }
      self[TextTraitsKey.self] = newValue
    }
  }

  /// The font of text, which becomes emphasis: SwiftUI's `font`.
  public var font: Font? {
    get { textTraits.font }
    set { textTraits.setFont(newValue) }
  }

  /// How the lines of a text stand.
  public var multilineTextAlignment: TextAlignment {
    get { textTraits.alignment }
    set { textTraits.alignment = newValue }
  }

  /// The most lines a text may take.
  public var lineLimit: Int? {
    get { textTraits.lineLimit }
    set { textTraits.lineLimit = newValue }
  }

  /// Which part of a text is left out when it is too long.
  public var truncationMode: Text.TruncationMode {
    get { textTraits.truncation }
    set { textTraits.truncation = newValue }
  }

  /// Capitals or small letters for all text, or text as it is.
  public var textCase: Text.Case? {
    get { textTraits.textCase }
    set { textTraits.textCase = newValue }
  }

  /// Why content is not to be shown as it is.
  public var redactionReasons: RedactionReasons {
    get { textTraits.redaction }
    set { textTraits.redaction = newValue }
  }
}
