import Foundation

/// A stretch of a text in one style, as it is to be shown.
struct TextSpan {
  var text: String
  var traits: TextTraits
  var link: URL?
  /// What is read out in place of the text, as for a symbol.
  var label: String?

  /// The letters as they are shown: in capitals, spaced, struck or behind shades.
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

  /// What is read out: nothing of what is hidden.
  var spoken: String { traits.isRedacted ? "" : label ?? text }

  private static func shades(for text: String) -> String {
    text.map { character in
      if character.isWhitespace { return String(character) }
      return String(repeating: "▒", count: TextWidth.columns(String(character)))
    }
    .joined()
  }

  /// The most columns between two characters. Our choice: a screen has room for a few of them then.
  private static let spacingLimit = 16

  /// Room between any two characters of a line: no-break spaces between letters, so that
  /// words stay whole, else spaces.
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

  /// Curses has no line through letters: a mark on each does it, and in ASCII, where there
  /// are no marks, `~` before and after, as in Markdown.
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
