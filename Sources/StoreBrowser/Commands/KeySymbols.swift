/// The symbols that denote keys in labels, such as `⇧⇥`, and their names.
enum KeySymbols {
  private static let shift: Character = "⇧"

  private static let names: [Character: String] = [
    "↑": "Up", "↓": "Down", "←": "Left", "→": "Right", "⇥": "Tab", "⏎": "Enter", "␣": "Space",
    "⌫": "Backspace",
  ]

  /// Returns a label with the names of keys instead of their symbols, for screens in ASCII: `↑↓⇥`
  /// becomes `Up/Down/Tab`, and `⇥ ⇧⇥` becomes `Tab Shift-Tab`. All other characters stay.
  static func spelled(_ label: String) -> String {
    label.split(separator: " ").map(spelledGroup).joined(separator: " ")
  }

  /// Returns the names of adjacent keys, separated by slashes.
  private static func spelledGroup(_ group: Substring) -> String {
    guard group.contains(where: { $0 == shift || names[$0] != nil }) else { return String(group) }
    var keys: [String] = []
    var prefix = ""
    for symbol in group {
      if symbol == shift {
        prefix += "Shift-"
      } else {
        keys.append(prefix + (names[symbol] ?? String(symbol)))
        prefix = ""
      }
    }
    return keys.joined(separator: "/")
  }
}
