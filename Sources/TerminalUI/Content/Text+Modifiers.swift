import Foundation

extension Text {
  /// The text with one more change outside those it has, which therefore decide.
  func changed(_ change: TextChange) -> Text {
    var text = self
    text.changes.append(change)
    return text
  }

  private func attribute(_ attribute: CellStyle.Attributes, _ isActive: Bool) -> Text {
    changed(.attribute(attribute, isActive))
  }

  /// Sets the font, which becomes emphasis; see ``Font``.
  public func font(_ font: Font?) -> Text { changed(.font(font)) }

  /// Sets the heaviness: bold from `semibold` on.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed(.weight(weight)) }

  /// Sets the colour, or the gradient, of the parts that have none yet.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed(.foreground(AnyShapeStyle(style)))
  }

  /// Sets the colour of the parts that have none yet, by what it is for.
  @_disfavoredOverload
  public func foregroundStyle(_ role: ColorRole) -> Text {
    changed(.foreground(AnyShapeStyle(role)))
  }

  /// Sets the colour of the parts that have none yet; `nil` leaves it.
  public func foregroundColor(_ color: Color?) -> Text { color.map { foregroundStyle($0) } ?? self }

  /// Makes the text bold.
  public func bold() -> Text { attribute(.bold, true) }

  /// Makes the text bold, or not.
  public func bold(_ isActive: Bool) -> Text { attribute(.bold, isActive) }

  /// Slants the text where the terminal can.
  public func italic() -> Text { attribute(.italic, true) }

  /// Slants the text where the terminal can, or not.
  public func italic(_ isActive: Bool) -> Text { attribute(.italic, isActive) }

  /// Underlines the text.
  ///
  /// - In a terminal: The line is solid and has the text's colour, whatever `pattern` and `color`
  ///   say.
  public func underline(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> Text {
    attribute(.underline, isActive)
  }

  /// Strikes the text through: a mark on each letter, or `~` around the text in ASCII.
  ///
  /// - In a terminal: The line is solid and has the text's colour, whatever `pattern` and `color`
  ///   say.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> Text {
    attribute(.strikethrough, isActive)
  }

  /// Sets the distance of letters in points: empty columns between them, 8 points each.
  public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }

  /// Sets the distance of letters in points: empty columns between them, 8 points each.
  public func tracking(_ tracking: CGFloat) -> Text {
    changed(.tracking(Points.length(tracking, along: .horizontal)))
  }

  /// Makes the text smaller than its font: a secondary scale is dim.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? attribute(.dim, scale.isSecondary) : self
  }
}
