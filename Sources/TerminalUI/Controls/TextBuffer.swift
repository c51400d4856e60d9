/// Some text with a cursor in it, and what keys do to it.
struct TextBuffer {
  private(set) var characters: [Character]
  private(set) var cursor: Int
  /// How much the text may have, in scalars.
  let limit: Int
  private var scalarCount: Int

  init(_ text: String = "", limit: Int = TextLimit.field) {
    characters = Array(text)
    cursor = characters.count
    self.limit = limit
    scalarCount = text.unicodeScalars.count
  }

  /// The text.
  var text: String { String(characters) }

  /// Takes a text from outside; the cursor stays where it can.
  mutating func replace(_ text: String) {
    guard text != self.text else { return }
    characters = Array(text)
    scalarCount = text.unicodeScalars.count
    cursor = min(cursor, characters.count)
  }

  /// Puts the cursor at a place, as far as there is one.
  mutating func move(to index: Int) { cursor = max(0, min(index, characters.count)) }

  /// What a key did.
  enum Effect {
    case nothing
    case moved
    case edited
    /// Nothing, since there is no room.
    case full
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
    let added = character.unicodeScalars.count
    guard scalarCount + added <= limit else { return .full }
    scalarCount += added
    let joined = cursor > 0 ? String(characters[cursor - 1]) + String(character) : ""
    if joined.count == 1, let whole = joined.first {
      characters[cursor - 1] = whole
    } else {
      characters.insert(character, at: cursor)
      cursor += 1
    }
    return .edited
  }

  /// Puts a text in before the cursor, as much of it as there is room for.
  ///
  /// - Returns: Whether that was all.
  mutating func insert(_ text: String) -> Bool {
    let scalars = text.unicodeScalars.prefix(max(0, limit - scalarCount))
    let before = String(characters[..<cursor]) + String(scalars)
    characters = Array(before) + characters[cursor...]
    cursor = before.count
    scalarCount += scalars.count
    return scalars.endIndex == text.unicodeScalars.endIndex
  }

  private mutating func remove(_ range: Range<Int>) -> Effect {
    let range = range.clamped(to: 0..<characters.count)
    guard !range.isEmpty else { return .moved }
    scalarCount -= characters[range].reduce(0) { $0 + $1.unicodeScalars.count }
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
