/// The tokens of Swift source, without comments.
///
/// This scanner replaces `-dump-parse` of the compiler. The output of `-dump-parse` contains
/// neither previews nor the protocols of types. Parsing with the compiler would need a second start
/// of it, which takes half as long as a build.
struct SourceTokens {
  let bytes: [UInt8]
  private(set) var tokens: [SourceToken] = []
  private var position = 0
  private var isFirstOnLine = true
  private var nextCheck = 0
  /// The end of the last sequence of `#` characters that begins no string. Such a sequence is
  /// counted only once.
  private var plainHashesEnd = 0
  private var interpolationDepth = 0

  init(_ source: String) {
    bytes = Array(source.utf8)
    while position < bytes.count {
      read()
      checkCancellation()
    }
  }

  /// Skips the rest of the file if the task is cancelled. The caller then discards the tokens.
  private mutating func checkCancellation() {
    guard position >= nextCheck else { return }
    nextCheck = position + Self.bytesPerCheck
    if Task.isCancelled { position = bytes.count }
  }

  /// The number of bytes between two checks for cancellation. Even in a debug build, reading them
  /// takes only about a tenth of a second.
  private static let bytesPerCheck = 1 << 16

  /// Returns a part of the source; `range` counts bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func byte(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  private mutating func read() {
    switch byte() {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      isFirstOnLine = true
      position += 1
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: position += 1
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipBlock()
    default: readToken()
    }
  }

  private mutating func skipLine() {
    while position < bytes.count, byte() != UInt8(ascii: "\n") {
      position += 1
      checkCancellation()
    }
  }

  private mutating func skipBlock() {
    var depth = 0
    repeat {
      checkCancellation()
      if starts(with: "/*") {
        depth += 1
        position += 2
      } else if starts(with: "*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
    position = min(position, bytes.count)
  }

  private mutating func readToken() {
    let start = position
    let isFirst = isFirstOnLine
    isFirstOnLine = false
    let kind = kind()
    tokens.append(SourceToken(kind: kind, range: start..<position, isFirstOnLine: isFirst))
  }

  private mutating func kind() -> SourceToken.Kind {
    if let hashes = stringHashes() {
      skipString(hashes: hashes)
      return .string
    }
    let first = byte()
    let isMarked = first == UInt8(ascii: "#") || first == UInt8(ascii: "@")
    guard Self.isWordByte(first) || isMarked && Self.isWordByte(byte(1)) || first == 0x60 else {
      position += 1
      return .symbol(first)
    }
    let word = readWord()
    return Self.directives.contains(word) ? directive(word) : .word(word)
  }

  private static let directives: Set = ["#if", "#elseif", "#else", "#endif"]

  private mutating func directive(_ name: String) -> SourceToken.Kind {
    let start = position
    while position < bytes.count, byte() != UInt8(ascii: "\n") {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") { break }
      position += 1
    }
    return .directive(name, condition: text(start..<position))
  }

  private mutating func readWord() -> String {
    if byte() == 0x60 {
      let start = position + 1
      repeat { position += 1 } while position < bytes.count && byte() != 0x60
      let word = text(min(start, position)..<position)
      position = min(position + 1, bytes.count)
      return word
    }
    let start = position
    position += 1
    while position < bytes.count, Self.isWordByte(byte()) { position += 1 }
    return text(start..<position)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  // MARK: Strings

  /// Returns the number of `#` before the string at the current position; `nil` if no string starts
  /// there.
  private mutating func stringHashes() -> Int? {
    if position < plainHashesEnd { return nil }
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    if byte(count) == UInt8(ascii: "\"") { return count }
    plainHashesEnd = position + count
    return nil
  }

  private mutating func skipString(hashes: Int) {
    position += hashes
    let quotes = starts(with: "\"\"\"") ? 3 : 1
    let mark = Array(repeating: UInt8(ascii: "#"), count: hashes)
    let end = Array(repeating: UInt8(ascii: "\""), count: quotes) + mark
    let escape = [UInt8(ascii: "\\")] + mark
    position += quotes
    while position < bytes.count, !bytes[position...].starts(with: end) {
      checkCancellation()
      // An unclosed string ends with its line, so that the rest of the file is still parsed.
      if quotes == 1, byte() == UInt8(ascii: "\n") { return }
      guard bytes[position...].starts(with: escape) else {
        position += 1
        continue
      }
      position += escape.count
      if byte() == UInt8(ascii: "(") { skipInterpolation() } else { position += 1 }
    }
    position = min(position + end.count, bytes.count)
  }

  /// The maximum depth of nested interpolations; this project's choice. Each level takes stack
  /// memory. Deeper interpolations are read as text.
  private static let mostInterpolations = 100

  private mutating func skipInterpolation() {
    guard interpolationDepth < Self.mostInterpolations else {
      position += 1
      return
    }
    interpolationDepth += 1
    defer { interpolationDepth -= 1 }
    var depth = 0
    repeat {
      if let hashes = stringHashes() {
        skipString(hashes: hashes)
        continue
      }
      if byte() == UInt8(ascii: "(") { depth += 1 }
      if byte() == UInt8(ascii: ")") { depth -= 1 }
      position += 1
    } while depth > 0 && position < bytes.count
  }
}
