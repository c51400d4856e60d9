/// The names of the keys that a screen shows as signs, which a voice passes over or calls by
/// their shapes.
struct KeyNames: Sendable {
  private let names: [Character: String]
  private let words: SpokenWords

  /// The names in a language.
  init(_ words: SpokenWords) {
    self.words = words
    names = Self.signs.mapValues { words["key." + $0] }
  }

  /// The signs that stand for nothing but a key.
  private static let ownSigns: [Character: String] = [
    "⏎": "enter", "↵": "enter", "␣": "space", "⇥": "tab", "⇤": "backtab", "⌫": "backspace",
    "⎋": "escape",
  ]

  /// The signs of the arrow keys, which are arrows in other places.
  private static let arrows: [Character: String] = [
    "↑": "up", "↓": "down", "←": "left", "→": "right",
  ]

  private static let shift: Character = "⇧"
  private static let signs = ownSigns.merging(arrows) { $1 }

  /// A text with names in the place of signs of keys. Arrows are keys where several stand
  /// together, and before a text; another one may lead from one thing to another.
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

  /// Signs that stand together, each by its name.
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
