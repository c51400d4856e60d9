import ExternalInput

/// The escapes that Xcode uses in strings.
enum JSONSpelling {
  /// Returns a string token with as few escapes as possible. `/` and letters of all scripts are not
  /// escaped. Control characters are escaped, including U+007F to U+009F, which can control a
  /// terminal. The escape of an unpaired surrogate is preserved.
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
      guard token[index] == UInt8(ascii: "\\") else {
        result.append(token[index])
        index += 1
        continue
      }
      let (character, length) = JSONEscape.decode(token[index...])
      result += character.map(spelling) ?? Array(token[index...].prefix(length))
      index += length
    }
    return result
  }

  /// Returns the control character from U+007F to U+009F that a text starts with, and its length in
  /// UTF-8. JSON allows these characters without an escape.
  private static func control(_ text: ArraySlice<UInt8>) -> (Unicode.Scalar, length: Int)? {
    let pair = Array(text.prefix(2))
    if pair.first == 0x7F { return ("\u{7F}", 1) }
    guard pair.count == 2, pair[0] == 0xC2, (0x80..<0xA0).contains(pair[1]) else { return nil }
    return (Unicode.Scalar(pair[1]), 2)
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
      return Array(("\\u" + Hexadecimal.digits(scalar.value, count: 4)).utf8)
    }
  }
}
