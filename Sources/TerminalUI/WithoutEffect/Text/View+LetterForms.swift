import Foundation

extension View {
  /// Sets the font design of text.
  ///
  /// - In a terminal: Text has the terminal's font.
  public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Sets the font width of text.
  ///
  /// - In a terminal: The width of letters does not change.
  public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Sets a font whose letters have the same width.
  ///
  /// - In a terminal: All letters have one width anyway.
  public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Sets a font whose digits have the same width.
  ///
  /// - In a terminal: All digits have one width anyway.
  public func monospacedDigit() -> some View { self }

  /// Moves text up or down, in points.
  ///
  /// - In a terminal: Letters stay in their row.
  public func baselineOffset(_ offset: CGFloat) -> some View { self }

  /// Sets the language for typesetting text.
  ///
  /// - In a terminal: Text is laid out in the same way in all languages.
  public func typesettingLanguage(
    _ language: Locale.Language,
    isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// Sets whether letters move closer together so that text fits.
  ///
  /// - In a terminal: Letters have one size, so text that does not fit wraps, or ends in an
  ///   ellipsis. The value can be read from the environment.
  public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Sets the minimum scale to which text shrinks so that it fits.
  ///
  /// - In a terminal: Letters have one size, so text that does not fit wraps, or ends in an
  ///   ellipsis. The value can be read from the environment.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
}
