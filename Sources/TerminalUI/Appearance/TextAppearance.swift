/// The colours and attributes that text and areas inherit. They are in a single environment value,
/// so that one read returns all of them.
struct TextAppearance {
  /// The attributes that clients set. The attributes of a paint are added to them.
  var attributes: CellStyle.Attributes = []
  var background = CellColor.standard
  /// The styles of the hierarchy levels that are set, starting with primary.
  var levels: [Paint] = []
  /// The current level; 0 is primary.
  var level = 0
  var tint: Paint?
  var backgroundStyle: AnyShapeStyle?
  var opacity = 1.0
  /// The colour filters from the innermost to the outermost, in the order in which they apply.
  var filters: [ColorFilter] = []
  /// The resulting style of text.
  private(set) var style = CellStyle.plain
  /// The paint that gives ``style`` its colour.
  private(set) var foreground = Paint.solid(.standard)

  /// Returns the paint of a level. A level without a style is a dim version of the last level with
  /// a style.
  func paint(ofLevel level: Int) -> Paint {
    if level < levels.count { return levels[level] }
    return (levels.last ?? .solid(.standard)).fainter(by: level - max(0, levels.count - 1))
  }

  /// Recomputes the style and the foreground.
  mutating func composeStyle(in environment: EnvironmentValues) {
    foreground = paint(ofLevel: level).paint(in: environment)
    let drawn = filters.reduce(foreground.opacity(opacity)) { $0.filtered($1) }
    style = CellStyle(
      foreground: drawn.middle?.color ?? .standard,
      background: background,
      attributes: attributes.union(drawn.textAttributes)
    )
  }

  /// Replaces the style of text as a whole.
  mutating func setStyle(_ new: CellStyle, in environment: EnvironmentValues) {
    let brought = style.attributes.subtracting(attributes)
    attributes = new.attributes.subtracting(brought)
    background = new.background
    if new.foreground != style.foreground {
      levels = [.solid(new.foreground)]
      level = 0
    }
    composeStyle(in: environment)
  }
}

private enum TextAppearanceKey: EnvironmentKey {
  static let defaultValue = TextAppearance()
}

extension EnvironmentValues {
  var textAppearance: TextAppearance {
    get { self[TextAppearanceKey.self] }
    set { self[TextAppearanceKey.self] = newValue }
  }

  /// The colour and attributes of text.
  var cellStyle: CellStyle {
    get { textAppearance.style }
    set {
      var textAppearance = textAppearance
      textAppearance.setStyle(newValue, in: self)
      self.textAppearance = textAppearance
    }
  }

  /// The paint of text and shapes. It has the colour of `cellStyle`, unless it is a gradient.
  var foregroundPaint: Paint { textAppearance.foreground.drawn(in: self) }

  /// The colour of controls and progress; default: the accent colour.
  var tintPaint: Paint { textAppearance.tint ?? .solid(.accent) }
}
