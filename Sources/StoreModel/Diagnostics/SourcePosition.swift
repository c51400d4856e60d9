/// A place in a file, as an editor shows it.
///
/// A column counts characters (what a reader sees as one), not bytes: the place
/// behind `"é"` is column 4, however the letter is stored. A tab is one character.
public struct SourcePosition: Hashable, Comparable, Sendable {
  /// The line, counted from 1.
  public let line: Int
  /// The character within the line, counted from 1.
  public let column: Int

  /// Creates a place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders places as they follow each other in the file.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }
}
