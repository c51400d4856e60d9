import Foundation

extension View {
  /// Sets the design of letters.
  ///
  /// - In a terminal: Text has the terminal's own letters.
  public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Sets the width of letters.
  ///
  /// - In a terminal: Each letter takes its columns.
  public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Shows letters of one width.
  ///
  /// - In a terminal: All letters have one width anyway.
  public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Shows digits of one width.
  ///
  /// - In a terminal: All digits have one width anyway.
  public func monospacedDigit() -> some View { self }

  /// Moves text up or down.
  ///
  /// - In a terminal: Letters stay in their row.
  public func baselineOffset(_ offset: CGFloat) -> some View { self }

  /// Names the language of text for its typesetting.
  ///
  /// - In a terminal: All languages are set alike.
  public func typesettingLanguage(
    _ language: Locale.Language,
    isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// Lets letters stand closer so that text fits.
  ///
  /// - In a terminal: Letters have one size, so text that does not fit wraps, or ends in an
  ///   ellipsis. The value can be read from the environment.
  public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Lets text become smaller so that it fits.
  ///
  /// - In a terminal: Letters have one size, so text that does not fit wraps, or ends in an
  ///   ellipsis. The value can be read from the environment.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
}
