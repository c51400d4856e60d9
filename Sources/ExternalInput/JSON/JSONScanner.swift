/// Reads the tokens of a JSON text strictly (RFC 8259), with the range of each token.
///
/// All readers of JSON files use this scanner, so they accept the same texts and report the same
/// problems. `JSONParser` creates values with positions and withholds secrets, `LosslessJSON`
/// preserves the original tokens, and ``StringCatalog`` skips the other languages. The readers do
/// not share a tree of values. A catalog is read before the first frame, and creating the values of
/// all languages would take most of the time before that frame.
///
/// The scanner takes linear time and uses no recursion, so nested values need no stack. It decodes
/// a string only when a caller reads ``text``.
///
/// ```swift
/// func printTokens(of text: String) throws {
///   var scanner = JSONScanner(Array(text.utf8))
///   while let token = try scanner.next() { print(token, scanner.tokenBytes) }
/// }
/// ```
package struct JSONScanner {
  /// The kind of a token.
  package enum Token: Sendable {
    case objectStart
    case objectEnd
    case arrayStart
    case arrayEnd
    /// A key of an object. The colon after the key is skipped.
    case key
    case string
    case number
    case `true`
    case `false`
    case null
  }

  /// The maximum depth of nested arrays and objects.
  package static let depthLimit = 512

  /// The text, followed by a NUL that ends each loop over the bytes.
  let bytes: [UInt8]
  /// The length of the text without the NUL.
  let end: Int
  var index: Int
  /// The byte range of the last token. The range of a string or key includes its quotation marks.
  package private(set) var tokenRange: Range<Int>
  /// Whether the last token, a string or key, contains escapes.
  var hasEscapes = false

  /// The open arrays and objects, innermost last: `true` for an object, `false` for an array.
  private var containers: [Bool] = []
  private var expected = Expected.value

  private enum Expected {
    /// The value of the whole text or of a key.
    case value
    /// The first element or member, or the end of an empty array or object.
    case firstOrEnd
    /// A comma, or the end of the array, object or text.
    case commaOrEnd
  }

  /// Creates a scanner.
  ///
  /// - Parameters:
  ///   - text: Valid UTF-8. Other bytes are read as U+FFFD.
  ///   - start: The index of the first byte of JSON, after a byte order mark.
  package init(_ text: [UInt8], from start: Int = 0) {
    bytes = text + [0]
    end = text.count
    index = start
    tokenRange = start..<start
  }

  /// The number of open arrays and objects.
  package var depth: Int { containers.count }

  /// The kind of the innermost open array or object.
  var enclosure: JSONSyntaxError.Enclosure? { containers.last.map { $0 ? .object : .list } }

  /// Returns the bytes from an offset to the end of the last token, as written.
  package func bytes(from offset: Int) -> ArraySlice<UInt8> {
    bytes[offset..<tokenRange.upperBound]
  }

  /// The bytes of the last token, as written.
  package var tokenBytes: ArraySlice<UInt8> { bytes[tokenRange] }

  /// Reads the next token.
  ///
  /// - Returns: `nil` at the end of the text.
  package mutating func next() throws(JSONSyntaxError) -> Token? {
    skipBlanks()
    switch expected {
    case .value: return try readValue()
    case .firstOrEnd: return try readFirstOrEnd()
    case .commaOrEnd: return try readCommaOrEnd()
    }
  }

  /// Skips the next value.
  package mutating func skipValue() throws(JSONSyntaxError) {
    let start = depth
    repeat { _ = try next() } while depth > start
  }

  private mutating func readFirstOrEnd() throws(JSONSyntaxError) -> Token {
    let isObject = containers[containers.count - 1]
    if bytes[index] == Self.closing(isObject) { return close(isObject) }
    return isObject ? try readKey() : try readValue()
  }

  private mutating func readCommaOrEnd() throws(JSONSyntaxError) -> Token? {
    guard let isObject = containers.last else {
      guard index == end else { throw problem(.textAfterEnd) }
      return nil
    }
    let closing = Self.closing(isObject)
    if bytes[index] == closing { return close(isObject) }
    guard bytes[index] == UInt8(ascii: ",") else {
      throw problem(.missingComma(isObject ? .object : .list))
    }
    let comma = index
    index += 1
    skipBlanks()
    if bytes[index] == closing { throw JSONSyntaxError(kind: .trailingComma, offset: comma) }
    return isObject ? try readKey() : try readValue()
  }

  private mutating func readValue() throws(JSONSyntaxError) -> Token {
    switch bytes[index] {
    case UInt8(ascii: "{"): return try open(isObject: true)
    case UInt8(ascii: "["): return try open(isObject: false)
    default:
      let start = index
      let token = try readScalar()
      tokenRange = start..<index
      expected = .commaOrEnd
      return token
    }
  }

  private mutating func readScalar() throws(JSONSyntaxError) -> Token {
    switch bytes[index] {
    case UInt8(ascii: "\""):
      try skipString()
      return .string
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try skipNumber()
      return .number
    default:
      if takeWord("true") { return .true }
      if takeWord("false") { return .false }
      if takeWord("null") { return .null }
      throw problem(.expectedValue)
    }
  }

  private mutating func readKey() throws(JSONSyntaxError) -> Token {
    guard bytes[index] == UInt8(ascii: "\"") else { throw problem(.expectedKey) }
    let start = index
    try skipString()
    tokenRange = start..<index
    skipBlanks()
    guard bytes[index] == UInt8(ascii: ":") else { throw problem(.expectedColon) }
    index += 1
    expected = .value
    return .key
  }

  private mutating func open(isObject: Bool) throws(JSONSyntaxError) -> Token {
    guard containers.count < Self.depthLimit else {
      throw problem(.tooDeep(limit: Self.depthLimit))
    }
    containers.append(isObject)
    takeBracket()
    expected = .firstOrEnd
    return isObject ? .objectStart : .arrayStart
  }

  /// Ends the innermost container, whose closing bracket is at the current index.
  mutating func close(_ isObject: Bool) -> Token {
    containers.removeLast()
    takeBracket()
    expected = .commaOrEnd
    return isObject ? .objectEnd : .arrayEnd
  }

  private mutating func takeBracket() {
    tokenRange = index..<index + 1
    index += 1
  }

  static func closing(_ isObject: Bool) -> UInt8 {
    isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
  }
}
