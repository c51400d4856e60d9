/// Moves pieces of a file elsewhere so that the compiler still tells of them where they
/// stood.
struct SourcePlace {
  private let bytes: [UInt8]
  /// Where the file lies, as it is to be told.
  private let path: String
  /// Where each line begins.
  private let lineStarts: [Int]

  init(source: SourceTokens, path: String) {
    (bytes, self.path) = (source.bytes, path)
    lineStarts = [0] + bytes.indices.filter { source.bytes[$0] == 0x0A }.map { $0 + 1 }
  }

  /// Says that the next line is one of the file.
  func line(_ number: Int) -> String {
    "#sourceLocation(file: \(SwiftLiteral.text(path)), line: \(number))"
  }

  /// The text of a range, with blanks in the place of some parts of it.
  func text(_ range: Range<Int>, blanking parts: [Range<Int>]) -> String {
    var text = Array(bytes[range])
    for part in parts {
      for index in part.clamped(to: range) where bytes[index] != 0x0A && bytes[index] != 0x0D {
        text[index - range.lowerBound] = 0x20
      }
    }
    return String(decoding: text, as: UTF8.self)
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
