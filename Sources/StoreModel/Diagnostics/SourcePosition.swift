/// A position in a file, as an editor shows it.
///
/// A column is a number of visible characters, not of bytes. The position after `"é"` is column 4,
/// whether the letter is stored as one or two scalars. A tab is one character.
///
/// ```swift
/// import StoreModel
///
/// func first(of diagnostics: [Diagnostic]) -> String? {
///   diagnostics.compactMap(\.position).min().map { "\($0.line):\($0.column)" }
/// }
/// ```
public struct SourcePosition: Hashable, Comparable, Sendable {
  /// The line, counted from 1.
  public let line: Int
  /// The character within the line, counted from 1.
  public let column: Int

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders positions by line, then by column.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }
}
