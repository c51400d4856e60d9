/// How Xcode's files spell texts.
enum JSONSpelling {
  /// A text token with as few escapes as JSON allows: `/` and letters of all scripts stand
  /// for themselves, control characters do not. An escape that is no character by itself,
  /// as half of a pair, stays.
  static func plain(_ token: ArraySlice<UInt8>) -> [UInt8] {
    guard token.contains(UInt8(ascii: "\\")) else { return Array(token) }
    var result: [UInt8] = []
    var index = token.startIndex
    while index < token.endIndex {
      guard token[index] == UInt8(ascii: "\\"), index + 1 < token.endIndex else {
        result.append(token[index])
        index += 1
        continue
      }
      let rest = token[index...]
      let (spelling, length) = token[index + 1] == UInt8(ascii: "u") ? unicode(rest) : short(rest)
      result += spelling
      index += length
    }
    return result
  }

  /// An escape of one letter: all are what Xcode writes, but that of a slash.
  private static func short(_ escape: ArraySlice<UInt8>) -> (spelling: [UInt8], length: Int) {
    let pair = escape.prefix(2)
    return (pair.last == UInt8(ascii: "/") ? [UInt8(ascii: "/")] : Array(pair), 2)
  }

  private static func unicode(_ escape: ArraySlice<UInt8>) -> (spelling: [UInt8], length: Int) {
    guard let first = unit(escape) else { return (Array(escape.prefix(2)), 2) }
    if let scalar = Unicode.Scalar(first) { return (spelling(of: scalar), 6) }
    let next = escape.dropFirst(6)
    guard (0xD800..<0xDC00).contains(first), next.starts(with: "\\u".utf8),
      let second = unit(next), (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { return (Array(escape.prefix(6)), 6) }
    return (spelling(of: scalar), 12)
  }

  /// The UTF-16 unit of an escape `\uXXXX`.
  private static func unit(_ escape: ArraySlice<UInt8>) -> UInt32? {
    let digits = escape.dropFirst(2).prefix(4)
    guard digits.count == 4 else { return nil }
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private static func spelling(of scalar: Unicode.Scalar) -> [UInt8] {
    switch scalar {
    case "\"": return Array("\\\"".utf8)
    case "\\": return Array("\\\\".utf8)
    case "\u{08}": return Array("\\b".utf8)
    case "\u{0C}": return Array("\\f".utf8)
    case "\n": return Array("\\n".utf8)
    case "\r": return Array("\\r".utf8)
    case "\t": return Array("\\t".utf8)
    default:
      guard scalar.value < 0x20 else { return Array(String(scalar).utf8) }
      let digits = String(scalar.value, radix: 16)
      return Array("\\u".utf8) + Array(repeating: UInt8(ascii: "0"), count: 4 - digits.count)
        + Array(digits.utf8)
    }
  }
}
