extension JSONParser {
  /// Reads a string. The next byte is its opening quotation mark.
  mutating func readString() throws(JSONProblem) -> String {
    let start = index + 1
    index = start
    skipPlain()
    if bytes[index] == UInt8(ascii: "\"") {
      index += 1
      return String(decoding: bytes[start..<index - 1], as: UTF8.self)
    }
    var text = Array(bytes[start..<index])
    try readRest(of: &text, keeping: true)
    return String(decoding: text, as: UTF8.self)
  }

  /// Goes behind a text without keeping any of it.
  mutating func skipString() throws(JSONProblem) {
    index += 1
    var nothing: [UInt8] = []
    try readRest(of: &nothing, keeping: false)
  }

  /// Goes to the next quotation mark, backslash or control character.
  private mutating func skipPlain() {
    while true {
      let byte = bytes[index]
      if byte == 0x22 || byte == 0x5C || byte < 0x20 { return }
      index += 1
    }
  }

  private mutating func readRest(of text: inout [UInt8], keeping: Bool) throws(JSONProblem) {
    while true {
      let start = index
      skipPlain()
      if keeping { text += bytes[start..<index] }
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        return
      case UInt8(ascii: "\\"):
        let scalar = try readEscape()
        if keeping { text += scalar.utf8 }
      default:
        let kind: JSONProblem.Kind = index < end ? .controlCharacterInText : .endsInside(.text)
        throw JSONProblem(kind: kind, offset: index)
      }
    }
  }

  private mutating func readEscape() throws(JSONProblem) -> Unicode.Scalar {
    let start = index
    index += 2
    switch bytes[start + 1] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{08}"
    case UInt8(ascii: "f"): return "\u{0C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard let unit = takeHexUnit() else {
        throw JSONProblem(kind: .unknownEscape, offset: start)
      }
      return scalar(startingWith: unit)
    default:
      let kind: JSONProblem.Kind = start + 1 < end ? .unknownEscape : .endsInside(.text)
      throw JSONProblem(kind: kind, offset: start)
    }
  }

  /// The scalar of a UTF-16 unit and, when it is the first half of a pair, of the escape
  /// that follows; U+FFFD for half a pair, which JSON allows but no text can hold.
  private mutating func scalar(startingWith unit: UInt32) -> Unicode.Scalar {
    guard (0xD800..<0xDC00).contains(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
    let afterFirst = index
    guard bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u") else {
      return "\u{FFFD}"
    }
    index += 2
    guard let second = takeHexUnit(), (0xDC00..<0xE000).contains(second) else {
      index = afterFirst
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  /// Reads four hexadecimal digits.
  private mutating func takeHexUnit() -> UInt32? {
    guard index + 4 <= end else { return nil }
    var unit: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        return nil
      }
      unit = unit << 4 | UInt32(digit)
    }
    index += 4
    return unit
  }
}
