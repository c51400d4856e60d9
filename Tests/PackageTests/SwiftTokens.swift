/// A token of Swift source, with only the distinctions that finding declarations needs.
enum SwiftToken: Hashable {
  case word(String)
  case symbol(Character)
  case documentation
  case newline
}

/// Reads Swift source as tokens, without strings and without comments other than doc comments.
struct SwiftTokens {
  private let characters: [Character]
  private var position = 0
  /// The tokens with their lines.
  private(set) var tokens: [(token: SwiftToken, line: Int)] = []
  private var line = 1

  init(_ source: String) {
    characters = Array(source)
    while position < characters.count { readToken() }
  }

  private func starts(with text: String, at offset: Int = 0) -> Bool {
    characters.dropFirst(position + offset).starts(with: text)
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where position < characters.count {
      if characters[position].isNewline { line += 1 }
      position += 1
    }
  }

  private mutating func add(_ token: SwiftToken) { tokens.append((token, line)) }

  private mutating func readToken() {
    let character = characters[position]
    if starts(with: "//") || starts(with: "/*") {
      readComment()
    } else if let hashes = stringHashes() {
      readString(hashes: hashes)
    } else if starts(with: "#/") {
      repeat { advance() } while position < characters.count && !starts(with: "/#")
      advance(2)
    } else if character.isNewline {
      add(.newline)
      advance()
    } else if character.isLetter || character == "_" || character == "`" || character == "@"
      || character == "#"
    {
      readWord()
    } else {
      if !character.isWhitespace { add(.symbol(character)) }
      advance()
    }
  }

  private mutating func readComment() {
    let isBlock = starts(with: "/*")
    if starts(with: "///") || (starts(with: "/**") && !starts(with: "/**/")) {
      add(.documentation)
    }
    while position < characters.count {
      if isBlock, starts(with: "*/") { return advance(2) }
      if !isBlock, characters[position].isNewline { return }
      advance()
    }
  }

  private mutating func readWord() {
    let start = position
    advance()
    while position < characters.count,
      characters[position].isLetter || characters[position].isNumber
        || characters[position] == "_" || characters[position] == "`"
    {
      advance()
    }
    add(.word(String(characters[start..<position])))
  }

  /// The number of `#` before a string that starts here; `nil` if no string starts here.
  private func stringHashes() -> Int? {
    let hashes = characters[position...].prefix { $0 == "#" }.count
    return position + hashes < characters.count && characters[position + hashes] == "\""
      ? hashes : nil
  }

  private mutating func readString(hashes: Int) {
    advance(hashes)
    let quotes = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    let end = quotes + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)
    advance(quotes.count)
    while position < characters.count, !starts(with: end) {
      if starts(with: escape + "(") {
        advance(escape.count)
        readInterpolation()
      } else {
        advance(starts(with: escape) ? escape.count + 1 : 1)
      }
    }
    advance(end.count)
  }

  private mutating func readInterpolation() {
    var depth = 0
    repeat {
      if let hashes = stringHashes() {
        readString(hashes: hashes)
        continue
      }
      if characters[position] == "(" { depth += 1 }
      if characters[position] == ")" { depth -= 1 }
      advance()
    } while depth > 0 && position < characters.count
  }
}
