import Foundation

extension Text {
  /// Returns the text with one more change. Changes made earlier take precedence.
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

  /// Sets the weight. The text is bold if the weight is `semibold` or heavier.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed(.weight(weight)) }

  /// Sets the colour or gradient of the parts that have none yet.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed(.foreground(AnyShapeStyle(style)))
  }

  /// Sets the colour of the parts that have none yet, by its role.
  @_disfavoredOverload
  public func foregroundStyle(_ role: ColorRole) -> Text {
    changed(.foreground(AnyShapeStyle(role)))
  }

  /// Sets the colour of the parts that have none yet; `nil` changes nothing.
  public func foregroundColor(_ color: Color?) -> Text { color.map { foregroundStyle($0) } ?? self }

  /// Shows the text in bold.
  public func bold() -> Text { attribute(.bold, true) }

  /// Shows the text in bold if `isActive`, otherwise not in bold.
  public func bold(_ isActive: Bool) -> Text { attribute(.bold, isActive) }

  /// Shows the text in italics. Terminals that lack italics ignore this.
  public func italic() -> Text { attribute(.italic, true) }

  /// Shows the text in italics if `isActive`, otherwise upright. Terminals that lack italics ignore
  /// this.
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

  /// Sets the additional space between letters in points: one empty cell for each 8 points.
  public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }

  /// Sets the additional space between letters in points: one empty cell for each 8 points.
  public func tracking(_ tracking: CGFloat) -> Text {
    changed(.tracking(Points.length(tracking, along: .horizontal)))
  }

  /// Sets the scale of the text: `secondary` is dim. Has no effect if `isEnabled` is `false`.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? attribute(.dim, scale.isSecondary) : self
  }
}
