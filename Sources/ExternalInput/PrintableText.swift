/// Text from outside, made safe for one line of a terminal.
///
/// A name in a file, a path, an option's value and a variable of the environment all pass
/// through here before they are printed: nothing in them can start a new line, steer the
/// terminal or reorder what is around them.
package enum PrintableText {
  /// The most Unicode scalars of a name in a message: 200. A name of a megabyte would hide what
  /// the message says.
  package static let nameLimit = 200

  /// The whole text on one line, with every control character, line separator and
  /// bidirectional control written as `\u{1B}`.
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

  /// The text on one line, cut after a number of scalars; what looks like a private key is
  /// replaced as a whole.
  package static func shortened(_ text: String, limit: Int = nameLimit) -> String {
    // A key is found by what follows its first characters; the rest of a megabyte is not printed.
    let read = String(text.unicodeScalars.prefix(limit + 1_000))
    return PrivateKeyText.isLikely(read) ? PrivateKeyText.replacement : cut(read, limit)
  }

  /// A path on one line. It is shown whole, for editors that open what a message names; one of
  /// more than 4,096 scalars is longer than any that a system opens, and is cut. A path may look
  /// random, but one in which a private key begins, or the header of one, is withheld. An empty path is
  /// shown as two quotation marks.
  package static func path(_ path: String) -> String {
    path.isEmpty ? "\"\"" : cut(PrivateKeyText.path(path), 4_096)
  }

  /// The text as it is; of one with more scalars than the limit, the first ones and `…`. For
  /// screens, which lay out all of a text of megabytes several times before most of it is cut off.
  package static func beginning(of text: String, limit: Int) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end != scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "…"
  }

  private static func cut(_ text: String, _ limit: Int) -> String {
    escaped(beginning(of: text, limit: limit))
  }

  /// The text in quotation marks, on one line and cut after a number of scalars; what looks
  /// like a private key is replaced as a whole.
  package static func quoted(_ text: String, limit: Int = 40) -> String {
    "\"" + shortened(text, limit: limit) + "\""
  }

  /// A name in quotation marks, cut after ``nameLimit`` scalars.
  package static func quotedName(_ name: String) -> String { quoted(name, limit: nameLimit) }

  /// Names with commas between, each shortened; of more than twenty, the rest is counted.
  package static func list(_ names: [String]) -> String {
    let limit = 20
    let shown = names.prefix(limit).map { shortened($0) }.joined(separator: ", ")
    return names.count > limit ? shown + " and \(names.count - limit) more" : shown
  }

  /// Text of several lines, each made safe by itself. Only line feeds end a line.
  package static func lines(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHarmful) else { return text }
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { escaped(String($0)) }.joined(separator: "\n")
  }

  /// Whether a scalar is a control character, a line separator or a bidirectional control.
  package static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFEFF: true
    case 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
    default: false
    }
  }
}
