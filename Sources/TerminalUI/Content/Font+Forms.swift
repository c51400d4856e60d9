import Foundation

extension Font {
  /// The font of the largest titles; bold.
  public static let largeTitle = Font(.style(.largeTitle))
  /// The font of first-level titles; bold.
  public static let title = Font(.style(.title))
  /// The font of second-level titles; bold.
  public static let title2 = Font(.style(.title2))
  /// The font of third-level titles; bold.
  public static let title3 = Font(.style(.title3))
  /// The font of headings; bold.
  public static let headline = Font(.style(.headline))
  /// The font of subheadings; plain.
  public static let subheadline = Font(.style(.subheadline))
  /// The font of body text; plain.
  public static let body = Font(.style(.body))
  /// The font of callouts; plain.
  public static let callout = Font(.style(.callout))
  /// The font of footnotes; dim.
  public static let footnote = Font(.style(.footnote))
  /// The font of captions; dim.
  public static let caption = Font(.style(.caption))
  /// The font of secondary captions; dim.
  public static let caption2 = Font(.style(.caption2))

  /// Returns the system font of a text style.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(.style(style), weight: weight, design: design)
  }

  /// Returns the system font of a size in points: bold at 20 or more, dim below 12.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(.size(size), weight: weight, design: design)
  }

  /// Returns a font by its name and a size in points.
  ///
  /// - In a terminal: Text has the terminal's font. The size has the same effect as in
  ///   ``system(size:weight:design:)``.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size))
  }

  /// Returns a font by its name and a size in points.
  ///
  /// - In a terminal: Text has the terminal's font. The size has the same effect as in
  ///   ``system(size:weight:design:)``.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    custom(name, size: size)
  }

  /// Returns a font by its name and a size in points.
  ///
  /// - In a terminal: Text has the terminal's font. The size has the same effect as in
  ///   ``system(size:weight:design:)``.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, size: fixedSize)
  }

  /// Returns a copy of the font with bold letters.
  public func bold() -> Font { weight(.bold) }

  /// Returns the font in italics, as far as the terminal supports them.
  public func italic() -> Font { changed { $0.isItalic = true } }

  /// Returns the font with another weight.
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }

  /// Returns the font with letters of equal width.
  ///
  /// - In a terminal: All letters have one width, in every font.
  public func monospaced() -> Font { changed { $0.design = .monospaced } }

  /// Returns the font with small capitals. Text is shown in capitals.
  public func smallCaps() -> Font { lowercaseSmallCaps() }

  /// Returns the font with small capitals for lowercase letters. Text is shown in capitals.
  public func lowercaseSmallCaps() -> Font { changed { $0.usesCapitals = true } }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}

extension Font {
  /// Returns the cell attributes that show the font. A weight set by an outer view replaces the
  /// font's own.
  func emphasis(weight outer: Weight? = nil) -> CellStyle.Attributes {
    let weight = outer ?? weight
    var attributes: CellStyle.Attributes = isItalic ? .italic : []
    if isBold(weight) {
      attributes.insert(.bold)
    } else if isSmall {
      attributes.insert(.dim)
    }
    return attributes
  }

  /// The smallest size in points of bold text: Apple's size of `title3`.
  private static let titleSize: CGFloat = 20

  /// The size in points below which text is dim: Apple's size of `caption`.
  private static let captionSize: CGFloat = 12

  private func isBold(_ weight: Weight?) -> Bool {
    guard let weight else { return size >= Self.titleSize || base == .style(.headline) }
    if weight.value >= Weight.semibold.value { return true }
    return weight.value >= Weight.regular.value && size >= Self.titleSize
  }

  private var isSmall: Bool {
    switch base {
    case .style(let style): [.footnote, .caption, .caption2].contains(style)
    case .size(let size), .custom(_, let size): size < Self.captionSize
    }
  }
}
