import TerminalUI

extension Key {
  /// The reason why the key never reaches a command, with advice for another key; `nil` for a key
  /// that can be assigned.
  var unavailableReason: String? {
    switch self {
    case .control(let sign): Self.unavailableReason(forControlWith: sign)
    case .character(let character) where !Self.canBeTyped(character):
      "No key types this character alone. Write the name of a key, or a visible character."
    default: nil
    }
  }

  /// Returns why a Control key cannot be assigned. Terminals send some keys, such as Tab, as
  /// Control and a letter, so the browser cannot distinguish the two. The program handles other
  /// Control keys itself.
  private static func unavailableReason(forControlWith sign: Character) -> String? {
    switch sign {
    case "c": "Ctrl-C ends the program at any time. " + advice
    case "z": "Ctrl-Z suspends the program at any time. " + advice
    case "l": "Ctrl-L draws the screen again at any time. " + advice
    case "i": "Ctrl-I is the Tab key to a terminal. Write tab."
    case "j": "Ctrl-J is the Enter key to a terminal. Write enter."
    case "m": "Ctrl-M is the Enter key to a terminal. Write enter."
    case "h": "Ctrl-H is the Backspace key to a terminal. Write backspace."
    case "?": "Ctrl-? is the Backspace key to a terminal. Write backspace."
    case "[": "Ctrl-[ is the Escape key to a terminal. Write escape."
    case " ", "\\", "]", "^", "_": nil
    case _ where sign.isASCII && sign.isLetter: nil
    default: "Terminals do not report Ctrl with this character. " + advice
    }
  }

  private static let advice = "Write another key, such as ctrl-t."

  /// Returns whether a terminal sends the character as one key: one visible scalar with combining
  /// marks.
  private static func canBeTyped(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first, !character.isWhitespace,
      CharacterWidth.columns(of: first) > 0
    else { return false }
    let isFormat = character.unicodeScalars.contains { $0.properties.generalCategory == .format }
    let marks = character.unicodeScalars.dropFirst()
    return !isFormat && marks.allSatisfy { CharacterWidth.columns(of: $0) == 0 }
  }
}
