extension JSONScanner {
  /// Skips blanks, tabs and line ends.
  mutating func skipBlanks() {
    while true {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index += 1
      default: return
      }
    }
  }

  /// Skips a literal such as `true` if it is at the current index. Returns whether it was skipped.
  mutating func takeWord(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard index + length <= end else { return false }
    let hasPrefix = word.withUTF8Buffer { letters in
      letters.elementsEqual(bytes[index..<index + length])
    }
    guard hasPrefix, !Self.isWordByte(bytes[index + length]) else { return false }
    index += length
    return true
  }

  /// Skips the number at the current index.
  mutating func skipNumber() throws(JSONSyntaxError) {
    let start = index
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    if bytes[index] == UInt8(ascii: "0") {
      index += 1
    } else {
      try skipDigits(from: start)
    }
    if bytes[index] == UInt8(ascii: ".") {
      index += 1
      try skipDigits(from: start)
    }
    if bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") { index += 1 }
      try skipDigits(from: start)
    }
    if Self.isWordByte(bytes[index]) || bytes[index] == UInt8(ascii: ".") {
      throw JSONSyntaxError(kind: .malformedNumber, offset: start)
    }
  }

  private mutating func skipDigits(from start: Int) throws(JSONSyntaxError) {
    let first = index
    while bytes[index] >= 0x30, bytes[index] <= 0x39 { index += 1 }
    if index == first { throw JSONSyntaxError(kind: .malformedNumber, offset: start) }
  }

  /// Returns whether a byte can continue a literal or number; `false` for a decimal point.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...0xFF: true
    default: false
    }
  }

  /// Returns the problem at the current index: a recognized mistake such as a comment, else the
  /// expected token.
  func problem(_ expected: JSONSyntaxError.Kind) -> JSONSyntaxError {
    JSONSyntaxError(kind: recognized ?? expected, offset: index)
  }

  private var recognized: JSONSyntaxError.Kind? {
    guard index < end else { return enclosure.map { .endsInside($0) } }
    if isAtConflictMarker { return .conflictMarker }
    switch bytes[index] {
    case UInt8(ascii: "/") where bytes[index + 1] == UInt8(ascii: "/"): return .comment
    case UInt8(ascii: "/") where bytes[index + 1] == UInt8(ascii: "*"): return .comment
    case UInt8(ascii: "'"): return .singleQuotes
    case UInt8(ascii: "]") where enclosure == .object: return .wrongClosing(.object)
    case UInt8(ascii: "}") where enclosure == .list: return .wrongClosing(.list)
    default: return nil
    }
  }

  /// Whether one of Git's conflict markers is at the current index: a line that starts with seven
  /// `<`, `=`, `>` or `|`.
  private var isAtConflictMarker: Bool {
    let startsLine = index == 0 || bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D
    guard startsLine, index + 7 <= end, "<=>|".utf8.contains(bytes[index]) else { return false }
    return bytes[index..<index + 7].allSatisfy { $0 == bytes[index] }
  }
}
