/// The width of text on a screen.
///
/// ```swift
/// import TerminalUI
///
/// func fits(_ title: String, in columns: Int) -> Bool {
///   TextWidth.columns(title) <= columns
/// }
/// ```
public enum TextWidth {
  /// Returns the width of a string in columns, without the characters that no cell can store. If
  /// `asciiOnly` is `true`, it is the width of the ASCII replacement.
  public static func columns(_ text: String, asciiOnly: Bool = false) -> Int {
    CellText(text, asciiOnly: asciiOnly).columns
  }
}
