extension JSONValue {
  /// Reads a JSON text in UTF-8; `nil` when it is none.
  init?(parsing bytes: [UInt8]) {
    var parser = JSONParser(bytes: bytes)
    guard let value = parser.value(), parser.isAtEnd else { return nil }
    self = value
  }
}

private struct JSONParser {
  let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Whether nothing but blanks is left.
  var isAtEnd: Bool {
    bytes[position...].allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  mutating func value() -> JSONValue? {
    skipBlanks()
    guard position < bytes.count, depth < 256 else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch bytes[position] {
    case UInt8(ascii: "{"): return object()
    case UInt8(ascii: "["): return array()
    case UInt8(ascii: "\""): return string().map(JSONValue.string)
    case UInt8(ascii: "t"): return word("true", .boolean(true))
    case UInt8(ascii: "f"): return word("false", .boolean(false))
    case UInt8(ascii: "n"): return word("null", .null)
    default: return number()
    }
  }

  private mutating func skipBlanks() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
      position += 1
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func word(_ word: String, _ value: JSONValue) -> JSONValue? {
    guard bytes[position...].starts(with: word.utf8) else { return nil }
    position += word.utf8.count
    return value
  }

  /// A number; its fraction and exponent are passed over.
  private mutating func number() -> JSONValue? {
    let start = position
    while position < bytes.count, "+-.0123456789eE".utf8.contains(bytes[position]) {
      position += 1
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    return Int(text).map(JSONValue.integer)
      ?? Double(text).map { .integer(Int(exactly: $0.rounded(.towardZero)) ?? 0) }
  }

  private mutating func array() -> JSONValue? {
    position += 1
    var elements: [JSONValue] = []
    if take("]") { return .array([]) }
    repeat {
      guard let element = value() else { return nil }
      elements.append(element)
    } while take(",")
    return take("]") ? .array(elements) : nil
  }

  private mutating func object() -> JSONValue? {
    position += 1
    var members: [String: JSONValue] = [:]
    if take("}") { return .object([:]) }
    repeat {
      skipBlanks()
      guard let name = string(), take(":"), let member = value() else { return nil }
      members[name] = member
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func string() -> String? {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { return nil }
    position += 1
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let escaped = escape() else { return nil }
        text += escaped.utf8
      default:
        text.append(byte)
      }
    }
    return nil
  }

  private mutating func escape() -> String? {
    guard position < bytes.count else { return nil }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): return unicodeEscape()
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return String(Unicode.Scalar(byte))
    default: return nil
    }
  }

  private mutating func unicodeEscape() -> String? {
    guard let first = codeUnit() else { return nil }
    guard UTF16.isLeadSurrogate(first) else {
      return String(decoding: [first], as: UTF16.self)
    }
    guard bytes[position...].starts(with: "\\u".utf8) else { return nil }
    position += 2
    guard let second = codeUnit() else { return nil }
    return String(decoding: [first, second], as: UTF16.self)
  }

  private mutating func codeUnit() -> UInt16? {
    guard position + 4 <= bytes.count else { return nil }
    let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
    position += 4
    return UInt16(digits, radix: 16)
  }
}
