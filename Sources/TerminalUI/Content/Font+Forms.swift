import Foundation

extension Font {
  /// The largest title; bold.
  public static let largeTitle = Font(.style(.largeTitle))
  /// A title; bold.
  public static let title = Font(.style(.title))
  /// A title within a title; bold.
  public static let title2 = Font(.style(.title2))
  /// The smallest title; bold.
  public static let title3 = Font(.style(.title3))
  /// A heading; bold.
  public static let headline = Font(.style(.headline))
  /// Below a heading; plain.
  public static let subheadline = Font(.style(.subheadline))
  /// Running text; plain.
  public static let body = Font(.style(.body))
  /// Beside running text; plain.
  public static let callout = Font(.style(.callout))
  /// A note below; dim.
  public static let footnote = Font(.style(.footnote))
  /// Below a picture; dim.
  public static let caption = Font(.style(.caption))
  /// Less than a caption; dim.
  public static let caption2 = Font(.style(.caption2))

  /// The system's font of a purpose.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(.style(style), weight: weight, design: design)
  }

  /// The system's font of a size in points: bold from 20 on, dim below 12.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(.size(size), weight: weight, design: design)
  }

  /// A font by its name.
  ///
  /// - In a terminal: Text has the terminal's own letters. The size counts as that of
  ///   ``system(size:weight:design:)``.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size))
  }

  /// A font by its name.
  ///
  /// - In a terminal: Text has the terminal's own letters. The size counts as that of
  ///   ``system(size:weight:design:)``.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    custom(name, size: size)
  }

  /// A font by its name.
  ///
  /// - In a terminal: Text has the terminal's own letters. The size counts as that of
  ///   ``system(size:weight:design:)``.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, size: fixedSize)
  }

  /// The font, bold.
  public func bold() -> Font { weight(.bold) }

  /// The font, slanted where the terminal can.
  public func italic() -> Font { changed { $0.isItalic = true } }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }

  /// The font in letters of one width.
  ///
  /// - In a terminal: All letters have one width, in every font.
  public func monospaced() -> Font { changed { $0.design = .monospaced } }

  /// The font with small capitals: text is shown in capitals.
  public func smallCaps() -> Font { lowercaseSmallCaps() }

  /// The font with small capitals for small letters: text is shown in capitals.
  public func lowercaseSmallCaps() -> Font { changed { $0.usesCapitals = true } }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}

extension Font {
  /// The attributes of a cell that stand for the font. A weight set from outside counts
  /// in place of the font's own.
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

  /// The points from which text is a title: Apple's `title3`.
  private static let titleSize: CGFloat = 20

  /// The points below which text stands back: Apple's `caption`.
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
