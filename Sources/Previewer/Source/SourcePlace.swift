/// Moves pieces of a file elsewhere so that the compiler still tells of them where they
/// stood.
struct SourcePlace {
  let source: SourceTokens
  /// Where the file lies, as it is to be told.
  let path: String

  /// Says that the next line is one of the file.
  func line(_ number: Int) -> String {
    "#sourceLocation(file: \(SwiftLiteral.text(path)), line: \(number))"
  }

  /// The text of a range, with blanks in the place of some parts of it.
  func text(_ range: Range<Int>, blanking parts: [Range<Int>]) -> String {
    var bytes = source.bytes
    for index in parts.joined() where bytes[index] != 0x0A && bytes[index] != 0x0D {
      bytes[index] = 0x20
    }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// The text of a range, moved, at its own line and column.
  ///
  /// - Parameter brackets: What to put around it. The first one takes the place of what
  ///   stands before the range, which must be of its line.
  func carried(
    _ range: Range<Int>,
    blanking parts: [Range<Int>],
    in brackets: (String, String) = ("", "")
  ) -> String {
    let before = source.bytes[..<range.lowerBound]
    let number = before.count { $0 == 0x0A } + 1
    let column = before.reversed().prefix { $0 != 0x0A }.count
    return [
      line(number),
      String(repeating: " ", count: column - brackets.0.utf8.count) + brackets.0
        + text(range, blanking: parts) + brackets.1,
      "#sourceLocation()",
    ].joined(separator: "\n")
  }
}
