/// How Xcode's files spell texts.
enum JSONSpelling {
  /// A text token with as few escapes as JSON allows: `/` and letters of all scripts stand
  /// for themselves, control characters do not: those from U+007F to U+009F steer terminals too.
  /// An escape that is no character by itself, as half of a pair, stays.
  static func plain(_ token: ArraySlice<UInt8>) -> [UInt8] {
    guard token.contains(where: { [0x5C, 0x7F, 0xC2].contains($0) }) else { return Array(token) }
    var result: [UInt8] = []
    var index = token.startIndex
    while index < token.endIndex {
      if let (control, length) = control(token[index...]) {
        result += spelling(of: control)
        index += length
        continue
      }
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

  /// A control character that JSON allows as it is, and its length in UTF-8.
  private static func control(_ text: ArraySlice<UInt8>) -> (Unicode.Scalar, length: Int)? {
    let pair = Array(text.prefix(2))
    if pair.first == 0x7F { return ("\u{7F}", 1) }
    guard pair.count == 2, pair[0] == 0xC2, (0x80..<0xA0).contains(pair[1]) else { return nil }
    return (Unicode.Scalar(pair[1]), 2)
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
      guard scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) else {
        return Array(String(scalar).utf8)
      }
      let digits = String(scalar.value, radix: 16)
      return Array("\\u".utf8) + Array(repeating: UInt8(ascii: "0"), count: 4 - digits.count)
        + Array(digits.utf8)
    }
  }
}
