/// The names of keys that the screen shows as symbols. Speech output skips such symbols or reads
/// their shapes.
struct KeyNames: Sendable {
  private let names: [Character: String]
  private let words: SpokenWords

  /// Creates the names in a language.
  init(_ words: SpokenWords) {
    self.words = words
    names = Self.signs.mapValues { words["key." + $0] }
  }

  /// The symbols that denote a key in every language.
  private static let ownSigns: [Character: String] = [
    "⏎": "enter", "↵": "enter", "␣": "space", "⇥": "tab", "⇤": "backtab", "⌫": "backspace",
    "⎋": "escape",
  ]

  /// The symbols of arrow keys. In other places, these symbols are plain arrows.
  private static let arrows: [Character: String] = [
    "↑": "up", "↓": "down", "←": "left", "→": "right",
  ]

  private static let shift: Character = "⇧"
  private static let signs = ownSigns.merging(arrows) { $1 }

  /// Returns a text with names in place of key symbols. An arrow stands for a key only in a group
  /// of symbols or at the start of a text.
  func spelled(_ text: String) -> String {
    guard text.contains(where: isSign) else { return text }
    var result = ""
    var rest = text[...]
    while let first = rest.first {
      let signs = rest.prefix(while: isSign)
      if signs.isEmpty {
        result.append(first)
        rest.removeFirst()
      } else {
        result += named(signs, isFirst: result.isEmpty && signs.endIndex != text.endIndex)
        rest = rest[signs.endIndex...]
      }
    }
    return result
  }

  private func isSign(_ character: Character) -> Bool {
    names[character] != nil || character == Self.shift
  }

  /// Returns the names of adjacent symbols.
  private func named(_ signs: Substring, isFirst: Bool) -> String {
    if !isFirst, signs.count == 1, let arrow = signs.first, Self.arrows[arrow] != nil {
      return String(signs)
    }
    var keys: [String] = []
    var isShifted = false
    for sign in signs {
      if sign == Self.shift {
        isShifted = true
      } else if let name = names[sign] {
        keys.append(isShifted ? words["key.shift"] + "-" + name : name)
        isShifted = false
      }
    }
    if isShifted { keys.append(words["key.shift"]) }
    return keys.joined(separator: " ")
  }
}
