/// A text with a cursor, edited by keys.
struct TextBuffer {
  private(set) var characters: [Character]
  private(set) var cursor: Int
  /// The maximum length of the text, in Unicode scalars.
  let limit: Int
  private var scalarCount: Int

  init(_ text: String = "", limit: Int = TextLimit.field) {
    characters = Array(text)
    cursor = characters.count
    self.limit = limit
    scalarCount = text.unicodeScalars.count
  }

  var text: String { String(characters) }

  /// Replaces the text. The cursor keeps its index, at most the end of the text.
  mutating func replace(_ text: String) {
    guard text != self.text else { return }
    characters = Array(text)
    scalarCount = text.unicodeScalars.count
    cursor = min(cursor, characters.count)
  }

  /// Moves the cursor to an index, clamped to the text.
  mutating func move(to index: Int) { cursor = max(0, min(index, characters.count)) }

  /// The effect of a key.
  enum Effect {
    case nothing
    case moved
    case edited
    /// The text is at its limit, so nothing was inserted.
    case full
  }

  /// Applies a key to the text and returns its effect.
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

  /// Inserts a character before the cursor. A combining mark joins the previous character.
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

  /// Inserts as much of a text as the limit allows before the cursor.
  ///
  /// - Returns: Whether the whole text was inserted.
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
