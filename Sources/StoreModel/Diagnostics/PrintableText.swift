/// Text from a file or a path, made harmless for a terminal.
package enum PrintableText {
  /// The text with every character that could steer a terminal or reorder a line (C0 and
  /// C1 controls, line separators, bidirectional controls) written as `\u{1B}`.
  package static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHarmful) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isHarmful(scalar) {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text in quotation marks, harmless, and cut when it is longer than 40 characters.
  package static func quoted(_ text: String) -> String {
    let beginning = String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit)))
    let isCut = beginning.unicodeScalars.count < text.unicodeScalars.count
    return "\"" + escaped(beginning) + (isCut ? "…\"" : "\"")
  }

  private static let limit = 40

  /// Whether a scalar is a control character, a line separator or a bidirectional control.
  package static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    case 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
    default: false
    }
  }
}
