/// Moves parts of a file so that the compiler still reports their original positions.
struct SourcePlace {
  private let bytes: [UInt8]
  /// The path for the compiler's messages.
  private let path: String
  /// The start of each line, in bytes.
  private let lineStarts: [Int]

  init(source: SourceTokens, path: String) {
    (bytes, self.path) = (source.bytes, path)
    lineStarts = [0] + bytes.indices.filter { source.bytes[$0] == 0x0A }.map { $0 + 1 }
  }

  /// Returns a directive that makes the compiler report the next line as a given line of the file.
  func line(_ number: Int) -> String {
    "#sourceLocation(file: \(SwiftLiteral.text(path)), line: \(number))"
  }

  /// Returns the text of a range with some parts replaced by blanks.
  func text(_ range: Range<Int>, blanking parts: [Range<Int>]) -> String {
    var text = Array(bytes[range])
    for part in parts {
      for index in part.clamped(to: range) where bytes[index] != 0x0A && bytes[index] != 0x0D {
        text[index - range.lowerBound] = 0x20
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the text of a range for another position, with directives that preserve the text's
  /// line and column.
  ///
  /// - Parameter brackets: The texts before and after the moved text. The range's line must have at
  ///   least as many bytes before the range as the first text has.
  func carried(
    _ range: Range<Int>,
    blanking parts: [Range<Int>],
    in brackets: (String, String) = ("", "")
  ) -> String {
    let number = AscendingPlaces.count(in: lineStarts, before: range.lowerBound + 1)
    let column = range.lowerBound - lineStarts[number - 1]
    return [
      line(number),
      String(repeating: " ", count: column - brackets.0.utf8.count) + brackets.0
        + text(range, blanking: parts) + brackets.1,
      "#sourceLocation()",
    ].joined(separator: "\n")
  }
}
