import Foundation

extension View {
  /// Sets the font of texts, which becomes emphasis; see ``Font``.
  public func font(_ font: Font?) -> some View { changingText(.font(font)) }

  /// Sets the weight of texts. They are bold if the weight is `semibold` or heavier.
  public func fontWeight(_ weight: Font.Weight?) -> some View { changingText(.weight(weight)) }

  /// Shows texts in bold if `isActive`, otherwise not in bold.
  public func bold(_ isActive: Bool = true) -> some View {
    changingText(.attribute(.bold, isActive))
  }

  /// Shows texts in italics if `isActive`, otherwise upright. Terminals that lack italics ignore
  /// this.
  public func italic(_ isActive: Bool = true) -> some View {
    changingText(.attribute(.italic, isActive))
  }

  /// Underlines texts.
  ///
  /// - In a terminal: The line is solid and has the text's colour, whatever `pattern` and `color`
  ///   say.
  public func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    changingText(.attribute(.underline, isActive))
  }

  /// Strikes texts through: a mark on each letter, or `~` around the text in ASCII.
  ///
  /// - In a terminal: The line is solid and has the text's colour, whatever `pattern` and `color`
  ///   say.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    changingText(.attribute(.strikethrough, isActive))
  }

  /// Swaps the foreground and background colours of texts.
  public func reversed(_ isActive: Bool = true) -> some View {
    changingText(.attribute(.reverse, isActive))
  }

  /// Shows texts in uppercase or lowercase; `nil` shows them unchanged.
  public func textCase(_ textCase: Text.Case?) -> some View { changingText(.textCase(textCase)) }

  /// Sets the scale of texts: `secondary` is dim.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    changingText(.attribute(.dim, scale.isSecondary && isEnabled))
  }

  /// Sets the additional space between letters in points: one empty cell for each 8 points.
  public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }

  /// Sets the additional space between letters in points: one empty cell for each 8 points.
  public func tracking(_ tracking: CGFloat) -> some View {
    changingText(.tracking(Points.length(tracking, along: .horizontal)))
  }
}

extension View {
  /// Sets the alignment of lines in texts of several lines.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    changingText(.alignment(alignment))
  }

  /// Sets the largest number of lines of a text; `nil` is unlimited. A truncated text has an
  /// ellipsis.
  public func lineLimit(_ number: Int?) -> some View {
    changingText(.lines(least: 0, most: number))
  }

  /// Sets the largest number of lines of a text, and whether it always takes that many.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    changingText(.lines(least: reservesSpace ? limit : 0, most: limit))
  }

  /// Sets the smallest number of lines that a text takes.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    changingText(.lines(least: limit.lowerBound, most: nil))
  }

  /// Sets the largest number of lines of a text.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Sets the smallest and the largest number of lines that a text takes.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    changingText(.lines(least: limit.lowerBound, most: limit.upperBound))
  }

  /// Sets the additional space between lines in points: one empty row for each 16 points.
  public func lineSpacing(_ spacing: CGFloat) -> some View {
    changingText(.lineSpacing(Points.length(spacing, along: .vertical)))
  }

  /// Sets the part of a text that is removed if it does not fit.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    changingText(.truncation(mode))
  }
}
