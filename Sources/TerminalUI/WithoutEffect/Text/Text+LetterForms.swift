import Foundation

extension Text {
  /// Sets the design of letters.
  ///
  /// - In a terminal: Text has the terminal's own letters.
  public func fontDesign(_ design: Font.Design?) -> Text { self }

  /// Sets the width of letters.
  ///
  /// - In a terminal: Each letter takes its columns.
  public func fontWidth(_ width: Font.Width?) -> Text { self }

  /// Shows letters of one width.
  ///
  /// - In a terminal: All letters have one width anyway.
  public func monospaced(_ isActive: Bool = true) -> Text { self }

  /// Shows digits of one width.
  ///
  /// - In a terminal: All digits have one width anyway.
  public func monospacedDigit() -> Text { self }

  /// Moves the text up or down.
  ///
  /// - In a terminal: Letters stay in their row.
  public func baselineOffset(_ offset: CGFloat) -> Text { self }

  /// Names the language of the text for its typesetting.
  ///
  /// - In a terminal: All languages are set alike.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    self
  }
}
