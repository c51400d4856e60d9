/// A scanner for the Swift source of a variable declaration. It recognizes only words, brackets,
/// strings and comments.
struct SourceScanner {
  private let bytes: [UInt8]
  /// The index of the next byte.
  private(set) var position = 0

  init(_ source: String) { bytes = Array(source.utf8) }

  /// The byte at the position; 0 at the end.
  var current: UInt8 { byte(at: position) }

  var isAtEnd: Bool { position >= bytes.count }

  private func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// Returns the text from `start` to the position, without blanks at its ends.
  func text(from start: Int) -> String { text(from: start, to: position) }

  /// Returns the text between two positions, without blanks at its ends.
  func text(from start: Int, to end: Int) -> String {
    var range = bytes[start..<end]
    while let first = range.first, Self.isBlank(first) { range = range.dropFirst() }
    while let last = range.last, Self.isBlank(last) { range = range.dropLast() }
    return String(decoding: range, as: UTF8.self)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  mutating func moveToEnd() { position = bytes.count }

  mutating func step() { position = min(position + 1, bytes.count) }

  /// Skips the next character if it is `character`. Returns whether it was skipped.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard !isAtEnd, current == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Skips blanks and comments.
  mutating func skipTrivia() {
    while !isAtEnd {
      if Self.isBlank(current) { position += 1 } else if !skipComment() { return }
    }
  }

  /// Skips a comment that begins at the position. Returns `false` if no comment begins there.
  mutating func skipComment() -> Bool {
    guard current == UInt8(ascii: "/") else { return false }
    switch byte(at: position + 1) {
    case UInt8(ascii: "/"):
      while !isAtEnd, current != 0x0A { position += 1 }
      return true
    case UInt8(ascii: "*"):
      skipBlockComment()
      return true
    default:
      return false
    }
  }

  /// Skips a block comment. Block comments nest in Swift.
  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if bytes[position...].starts(with: "/*".utf8) {
        depth += 1
        position += 2
      } else if bytes[position...].starts(with: "*/".utf8) {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && !isAtEnd
  }

  /// Skips a word and returns it without backticks. Returns an empty text if there is no word.
  mutating func word() -> String {
    let isQuoted = take("`")
    let start = position
    while !isAtEnd, isQuoted ? current != UInt8(ascii: "`") : Self.isWordByte(current) {
      position += 1
    }
    let word = text(from: start)
    if isQuoted { _ = take("`") }
    return word
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Skips a bracket and its content, up to the matching bracket.
  mutating func skipBrackets() {
    var depth = 0
    repeat {
      if skipComment() || skipString() { continue }
      switch current {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      position += 1
    } while depth > 0 && !isAtEnd
  }

  /// Skips a single-line string that begins at the position. Returns `false` if no string begins
  /// there.
  private mutating func skipString() -> Bool {
    guard take("\"") else { return false }
    while !isAtEnd, !take("\"") {
      if take("\\"), current == UInt8(ascii: "(") { skipBrackets() } else { position += 1 }
    }
    return true
  }
}
