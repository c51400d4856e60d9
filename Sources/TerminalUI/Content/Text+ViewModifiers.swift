import Foundation

extension View {
  /// Sets the font of text, which becomes emphasis; see ``Font``.
  public func font(_ font: Font?) -> some View { changingText(.font(font)) }

  /// Sets the heaviness of text: bold from `semibold` on.
  public func fontWeight(_ weight: Font.Weight?) -> some View { changingText(.weight(weight)) }

  /// Makes text bold.
  public func bold(_ isActive: Bool = true) -> some View {
    changingText(.attribute(.bold, isActive))
  }

  /// Slants text where the terminal can.
  public func italic(_ isActive: Bool = true) -> some View {
    changingText(.attribute(.italic, isActive))
  }

  /// Underlines text.
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

  /// Strikes text through: a mark on each letter, or `~` around the text in ASCII.
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

  /// Exchanges foreground and background.
  public func reversed(_ isActive: Bool = true) -> some View {
    changingText(.attribute(.reverse, isActive))
  }

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
}
