import Foundation

/// A span of text in one style.
struct TextSpan {
  var text: String
  var traits: TextTraits
  var link: URL?
  /// The accessibility label in place of the text, such as the label of a symbol.
  var label: String?

  /// The letters as drawn: with case, tracking, strikethrough and redaction applied.
  var shown: String {
    if traits.showsPlainly { return text }
    var shown = text
    let usesCapitals = traits.font?.usesCapitals == true
    switch traits.textCase {
    case .uppercase: shown = shown.uppercased()
    case .lowercase: shown = shown.lowercased()
    case nil: if usesCapitals { shown = shown.uppercased() }
    }
    if traits.isRedacted { return Self.shades(for: shown) }
    if traits.tracking > 0 { shown = Self.spaced(shown, by: traits.tracking) }
    if traits.style.attributes.contains(.strikethrough) { shown = struck(shown) }
    return shown
  }

  /// The string that is read out. Redacted text is empty.
  var spoken: String { traits.isRedacted ? "" : label ?? text }

  private static func shades(for text: String) -> String {
    text.map { character in
      if character.isWhitespace { return String(character) }
      return String(repeating: "▒", count: TextWidth.columns(String(character)))
    }
    .joined()
  }

  /// The largest number of cells between two characters. This project's choice: more cells would
  /// leave only a few characters on a line.
  private static let spacingLimit = 16

  /// Inserts spaces between the characters of a line. Within words they are no-break spaces, so
  /// that words do not wrap.
  private static func spaced(_ text: String, by columns: Int) -> String {
    let count = min(columns, spacingLimit)
    var result = ""
    var last: Character?
    for character in text {
      if let last, !last.isNewline, !character.isNewline {
        let isInWord = !last.isWhitespace && !character.isWhitespace
        result += String(repeating: isInWord ? "\u{A0}" : " ", count: count)
      }
      result.append(character)
      last = character
    }
    return result
  }

  /// Strikes a text through with a combining character on each letter, since curses has no such
  /// attribute.
  ///
  /// ASCII has no combining characters, so `~` surrounds the text, as in Markdown.
  private func struck(_ text: String) -> String {
    if traits.usesASCII { return text.isEmpty ? text : "~\(text)~" }
    var result = ""
    for character in text {
      result.append(character)
      if !character.isWhitespace { result.unicodeScalars.append("\u{336}") }
    }
    return result
  }
}
