/// The escape sequences of JSON strings.
package enum JSONEscape {
  /// Decodes the escape sequence at the start of a text.
  ///
  /// - Returns: The character and the length of its escape in bytes, which is 12 for a surrogate
  ///   pair. The character is `nil` for an unpaired surrogate.
  package static func decode(
    _ text: ArraySlice<UInt8>
  ) -> (character: Unicode.Scalar?, length: Int) {
    guard let first = unit(text) else { return (text.dropFirst().first.flatMap(character), 2) }
    if let scalar = Unicode.Scalar(first) { return (scalar, 6) }
    guard first < 0xDC00, let second = unit(text.dropFirst(6)), (0xDC00..<0xE000).contains(second)
    else { return (nil, 6) }
    return (Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)), 12)
  }

  /// Returns the character that a letter after a backslash encodes, such as a line feed for `n`.
  static func character(_ letter: UInt8) -> Unicode.Scalar? {
    switch letter {
    case UInt8(ascii: "\""): "\""
    case UInt8(ascii: "\\"): "\\"
    case UInt8(ascii: "/"): "/"
    case UInt8(ascii: "b"): "\u{08}"
    case UInt8(ascii: "f"): "\u{0C}"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "t"): "\t"
    default: nil
    }
  }

  /// Returns the UTF-16 code unit of the escape `\uXXXX` at the start of a text.
  static func unit(_ text: ArraySlice<UInt8>) -> UInt32? {
    guard text.count >= 6, text.starts(with: "\\u".utf8) else { return nil }
    var unit: UInt32 = 0
    for byte in text[text.startIndex + 2..<text.startIndex + 6] {
      guard let digit = Hexadecimal.value(of: byte) else { return nil }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }
}
