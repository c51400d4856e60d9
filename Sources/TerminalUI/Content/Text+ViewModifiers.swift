import Foundation

extension View {
  /// Sets the font of text, which becomes emphasis; see ``Font``.
  public func font(_ font: Font?) -> some View { changingText(.font(font)) }

  /// Sets the heaviness of text: bold from `semibold` on.
  public func fontWeight(_ weight: Font.Weight?) -> some View { changingText(.weight(weight)) }

  /// Sets the design of letters. Cells cannot show it: all text stands in the terminal's
  /// own letters.
  public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Sets the width of letters. Cells cannot show it: each letter takes its columns.
  public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Makes text bold.
  public func bold(_ isActive: Bool = true) -> some View {
    changingText(.attribute(.bold, isActive))
  }

  /// Slants text where the terminal can.
  public func italic(_ isActive: Bool = true) -> some View {
    changingText(.attribute(.italic, isActive))
  }

  /// Underlines text. Cells cannot show the pattern and a colour of the line's own: it is
  /// solid, in the text's colour.
  public func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    changingText(.attribute(.underline, isActive))
  }

  /// Strikes text through: a mark on each letter, or `~` around the text in ASCII. Cells
  /// cannot show the pattern and a colour of the line's own.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    changingText(.attribute(.strikethrough, isActive))
  }

  /// Exchanges foreground and background.
  public func reversed(_ isActive: Bool = true) -> some View {
    changingText(.attribute(.reverse, isActive))
  }

  /// Shows letters of one width, as terminals show all text.
  public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Shows digits of one width, as terminals show all text.
  public func monospacedDigit() -> some View { self }

  /// Shows text in capitals or in small letters; `nil` shows it as it is.
  public func textCase(_ textCase: Text.Case?) -> some View { changingText(.textCase(textCase)) }

  /// Makes text smaller than its font: a secondary scale is dim.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    changingText(.attribute(.dim, scale.isSecondary && isEnabled))
  }

  /// Sets the distance of letters in points: empty columns between them, 8 points each.
  public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }

  /// Sets the distance of letters in points: empty columns between them, 8 points each.
  public func tracking(_ tracking: CGFloat) -> some View {
    changingText(.tracking(Points.length(tracking, along: .horizontal)))
  }

  /// Moves text up or down. Cells cannot show it: letters stand in rows.
  public func baselineOffset(_ offset: CGFloat) -> some View { self }

  /// Names the language of text for its typesetting. Cells cannot show it: all text is set
  /// alike.
  public func typesettingLanguage(
    _ language: Locale.Language,
    isEnabled: Bool = true
  ) -> some View {
    self
  }
}

extension View {
  /// Sets how the lines of a text stand.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    changingText(.alignment(alignment))
  }

  /// Limits the lines of a text; the last one ends in an ellipsis when more is cut off.
  public func lineLimit(_ number: Int?) -> some View {
    changingText(.lines(least: 0, most: number))
  }

  /// Limits the lines of a text, and keeps room for all of them where that is asked for.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    changingText(.lines(least: reservesSpace ? limit : 0, most: limit))
  }

  /// Gives text room for at least so many lines.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    changingText(.lines(least: limit.lowerBound, most: nil))
  }

  /// Limits the lines of a text.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Gives text room for at least and at most so many lines.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    changingText(.lines(least: limit.lowerBound, most: limit.upperBound))
  }

  /// Sets the distance of lines in points: empty rows between them, 16 points each.
  public func lineSpacing(_ spacing: CGFloat) -> some View {
    changingText(.lineSpacing(Points.length(spacing, along: .vertical)))
  }

  /// Sets which part of a text is left out when it is too long.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    changingText(.truncation(mode))
  }

  /// Lets letters stand closer so that text fits. Cells cannot show it: text that does not
  /// fit wraps, or ends in an ellipsis.
  public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Lets text become smaller so that it fits. Cells cannot show it: letters have one size;
  /// text that does not fit wraps, or ends in an ellipsis.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Lets a person select text. The terminal's own selection can do that with all text,
  /// whatever is said here.
  public func textSelection(_ selectability: some TextSelectability) -> some View { self }
}
