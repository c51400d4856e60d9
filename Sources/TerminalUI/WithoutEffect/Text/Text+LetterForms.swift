import Foundation

extension Text {
  /// Returns the text with a font design.
  ///
  /// - In a terminal: Text has the terminal's font.
  public func fontDesign(_ design: Font.Design?) -> Text { self }

  /// Returns the text with a font width.
  ///
  /// - In a terminal: The width of letters does not change.
  public func fontWidth(_ width: Font.Width?) -> Text { self }

  /// Returns the text in a font whose letters have the same width.
  ///
  /// - In a terminal: All letters have one width anyway.
  public func monospaced(_ isActive: Bool = true) -> Text { self }

  /// Returns the text with digits of the same width.
  ///
  /// - In a terminal: All digits have one width anyway.
  public func monospacedDigit() -> Text { self }

  /// Returns the text moved up or down, in points.
  ///
  /// - In a terminal: Letters stay in their row.
  public func baselineOffset(_ offset: CGFloat) -> Text { self }

  /// Returns the text with the language for typesetting.
  ///
  /// - In a terminal: Text is laid out in the same way in all languages.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    self
  }
}
