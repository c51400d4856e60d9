/// Some text with a cursor in it, and what keys do to it.
struct TextBuffer {
  private(set) var characters: [Character]
  private(set) var cursor: Int

  init(_ text: String = "") {
    characters = Array(text)
    cursor = characters.count
  }

  /// The text.
  var text: String { String(characters) }

  /// Takes a text from outside; the cursor stays where it can.
  mutating func replace(_ text: String) {
    guard text != self.text else { return }
    characters = Array(text)
    cursor = min(cursor, characters.count)
  }

  /// Puts the cursor at a place, as far as there is one.
  mutating func move(to index: Int) { cursor = max(0, min(index, characters.count)) }

  /// What a key did.
  enum Effect {
    case nothing
    case moved
    case edited
  }

  /// Does what a key asks for.
  mutating func press(_ key: Key) -> Effect {
    switch key {
    case .character(let character): insert(character)
    case .space: insert(" ")
    case .backspace: remove(cursor - 1..<cursor)
    case .delete: remove(cursor..<cursor + 1)
    case .control("w"): remove(wordStart..<cursor)
    case .control("u"): remove(lineStart..<cursor)
    case .control("k"): remove(cursor..<lineEnd)
    default: move(key)
    }
  }

  private mutating func move(_ key: Key) -> Effect {
    switch key {
    case .left: move(to: cursor - 1)
    case .right: move(to: cursor + 1)
    case .home, .control("a"): move(to: lineStart)
    case .end, .control("e"): move(to: lineEnd)
    case .control("b"): move(to: wordStart)
    case .control("f"): move(to: wordEnd)
    default: return .nothing
    }
    return .moved
  }

  /// Puts a character in before the cursor. A mark that joins the character before it
  /// becomes part of that one.
  mutating func insert(_ character: Character) -> Effect {
    let before = String(characters[..<cursor]) + String(character)
    let rest = characters[cursor...]
    characters = Array(before) + rest
    cursor = before.count
    return .edited
  }

  /// Puts a text in before the cursor.
  mutating func insert(_ text: String) {
    let before = String(characters[..<cursor]) + text
    characters = Array(before) + characters[cursor...]
    cursor = before.count
  }

  private mutating func remove(_ range: Range<Int>) -> Effect {
    let range = range.clamped(to: 0..<characters.count)
    guard !range.isEmpty else { return .moved }
    characters.removeSubrange(range)
    cursor = range.lowerBound
    return .edited
  }

  private var lineStart: Int {
    characters[..<cursor].lastIndex(of: "\n").map { $0 + 1 } ?? 0
  }

  private var lineEnd: Int { characters[cursor...].firstIndex(of: "\n") ?? characters.count }

  private var wordStart: Int {
    var index = cursor
    while index > 0, !characters[index - 1].isWordPart { index -= 1 }
    while index > 0, characters[index - 1].isWordPart { index -= 1 }
    return index
  }

  private var wordEnd: Int {
    var index = cursor
    while index < characters.count, !characters[index].isWordPart { index += 1 }
    while index < characters.count, characters[index].isWordPart { index += 1 }
    return index
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" }
}
