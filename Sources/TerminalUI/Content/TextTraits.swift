/// All text styles that a view inherits, as one environment value. A text reads the environment
/// once.
struct TextTraits: Equatable {
  /// The effective colour and attributes, including the attributes of the font. The environment
  /// stores them as `cellStyle`.
  var style = CellStyle.plain
  /// The gradient in place of the style's colour, if any.
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
  /// The number of empty rows between lines.
  var lineSpacing = 0
  /// The number of empty cells between letters.
  var tracking = 0
  var redaction: RedactionReasons = []
  var isPrivate = false
  var usesASCII = false

  /// Whether a string is shown unchanged.
  var showsPlainly: Bool {
    textCase == nil && tracking == 0 && redaction.isEmpty && font?.usesCapitals != true
      && !style.attributes.contains(.strikethrough)
  }

  /// Whether shade characters replace the letters.
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

  /// The font of texts, which becomes emphasis: SwiftUI's `font`.
  public var font: Font? {
    get { textTraits.font }
    set { textTraits.setFont(newValue) }
  }

  /// The alignment of lines in texts of several lines.
  public var multilineTextAlignment: TextAlignment {
    get { textTraits.alignment }
    set { textTraits.alignment = newValue }
  }

  /// The largest number of lines of a text; `nil` is unlimited.
  public var lineLimit: Int? {
    get { textTraits.lineLimit }
    set { textTraits.lineLimit = newValue }
  }

  /// The part of a text that is removed if it does not fit.
  public var truncationMode: Text.TruncationMode {
    get { textTraits.truncation }
    set { textTraits.truncation = newValue }
  }

  /// The case of all texts; `nil` shows them unchanged.
  public var textCase: Text.Case? {
    get { textTraits.textCase }
    set { textTraits.textCase = newValue }
  }

  /// The reasons for hiding content.
  public var redactionReasons: RedactionReasons {
    get { textTraits.redaction }
    set { textTraits.redaction = newValue }
  }
}
