/// What text and areas inherit of colour: kept together, so that one reading of the
/// environment brings all of it.
struct TextAppearance {
  /// Attributes that clients set; those that a paint brings along come on top.
  var attributes: CellStyle.Attributes = []
  var background = CellColor.standard
  /// The styles of the levels from primary on, as far as they were set.
  var levels: [Paint] = []
  /// Which of the levels is the current style.
  var level = 0
  var tint: Paint?
  var backgroundStyle: AnyShapeStyle?
  var opacity = 1.0
  /// From the innermost on, in the order in which they act.
  var filters: [ColorFilter] = []
  /// What all of this makes of text.
  private(set) var style = CellStyle.plain
  /// The paint that the style has its colour from.
  private(set) var foreground = Paint.solid(.standard)

  /// The paint of a level. Levels without a style of their own are dim forms of the last
  /// one that has.
  func paint(ofLevel level: Int) -> Paint {
    if level < levels.count { return levels[level] }
    return (levels.last ?? .solid(.standard)).fainter(by: level - max(0, levels.count - 1))
  }

  /// Brings the style in line with what it is made of.
  mutating func composeStyle(in environment: EnvironmentValues) {
    foreground = paint(ofLevel: level).paint(in: environment)
    let drawn = filters.reduce(foreground.opacity(opacity)) { $0.filtered($1) }
    style = CellStyle(
      foreground: drawn.middle?.color ?? .standard,
      background: background,
      attributes: attributes.union(drawn.textAttributes)
    )
  }

  /// Takes a whole style for text.
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

  /// Colour and attributes that text inherits.
  var cellStyle: CellStyle {
    get { textAppearance.style }
    set {
      var textAppearance = textAppearance
      textAppearance.setStyle(newValue, in: self)
      self.textAppearance = textAppearance
    }
  }

  /// What text and shapes are painted with. Its colour is that of `cellStyle`, unless it
  /// is a gradient.
  var foregroundPaint: Paint { textAppearance.foreground.drawn(in: self) }

  /// The colour of what can be pressed and of progress; the accent unless set.
  var tintPaint: Paint { textAppearance.tint ?? .solid(.accent) }
}
