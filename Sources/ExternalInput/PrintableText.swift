/// Escapes external text for one line of a terminal.
///
/// Names in files, paths, option values and environment variables are escaped here before they are
/// printed. They can therefore not start a new line, control the terminal, or reorder the text
/// around them.
package enum PrintableText {
  /// The maximum number of Unicode scalars of a name in a message. A name of a megabyte would make
  /// the rest of the message hard to find.
  package static let nameLimit = 200

  /// Returns the whole text on one line. Control characters, line separators and bidirectional
  /// controls are written as `\u{1B}`.
  package static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: needsEscaping) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if needsEscaping(scalar) {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns the text on one line, truncated to `limit` scalars. A text that seems to contain a
  /// private key is replaced as a whole.
  package static func shortened(_ text: String, limit: Int = nameLimit) -> String {
    // The check for a key needs at most 1,000 characters after the printed part. The rest of a long
    // text is not checked.
    let read = String(text.unicodeScalars.prefix(limit + 1_000))
    return PrivateKeyText.isLikely(read) ? PrivateKeyText.replacement : cut(read, limit)
  }

  /// Returns a path on one line, for editors that open the files named in messages.
  ///
  /// A path of more than 4,096 scalars is truncated: no system opens a longer path. A path in which
  /// a private key or its PEM header begins is withheld. An empty path becomes two quotation marks.
  package static func path(_ path: String) -> String {
    path.isEmpty ? "\"\"" : cut(PrivateKeyText.path(path), 4_096)
  }

  /// Returns the text, or its first `limit` scalars and `…` if it is longer. Screens use this
  /// function because they lay out a text several times before they truncate it.
  package static func beginning(of text: String, limit: Int) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end != scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "…"
  }

  /// Returns the first `limit` scalars of a text, escaped.
  private static func cut(_ text: String, _ limit: Int) -> String {
    escaped(beginning(of: text, limit: limit))
  }

  /// Returns the text in quotation marks on one line, truncated to `limit` scalars. A text that
  /// seems to contain a private key is replaced as a whole.
  package static func quoted(_ text: String, limit: Int = 40) -> String {
    "\"" + shortened(text, limit: limit) + "\""
  }

  /// Returns a name in quotation marks, truncated to ``nameLimit`` scalars.
  package static func quotedName(_ name: String) -> String { quoted(name, limit: nameLimit) }

  /// Returns the first twenty names, separated by commas and each truncated, and the number of the
  /// other names.
  package static func list(_ names: [String]) -> String {
    let limit = 20
    let shown = names.prefix(limit).map { shortened($0) }.joined(separator: ", ")
    return names.count > limit ? shown + " and \(names.count - limit) more" : shown
  }

  /// Returns a text of several lines, each escaped. Only line feeds end a line.
  package static func lines(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: needsEscaping) else { return text }
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { escaped(String($0)) }.joined(separator: "\n")
  }

  /// Whether a scalar is a control character, a line separator or a bidirectional control.
  package static func needsEscaping(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFEFF: true
    case 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
    default: false
    }
  }
}
