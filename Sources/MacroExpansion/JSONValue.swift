/// A piece of JSON, as far as the compiler's protocol needs it: numbers are whole.
///
/// Foundation's is not used, since loading it would cost every compilation more than
/// the work itself.
enum JSONValue: Equatable {
  case null
  case boolean(Bool)
  case integer(Int)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The member of an object; `null` where there is none.
  subscript(name: String) -> JSONValue { members[name] ?? .null }

  /// The members of an object, else none.
  var members: [String: JSONValue] {
    if case .object(let members) = self { members } else { [:] }
  }

  /// The elements of an array, else none.
  var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The text of a string, else none.
  var text: String {
    if case .string(let text) = self { text } else { "" }
  }

  /// The value of a number, else 0.
  var integer: Int {
    if case .integer(let value) = self { value } else { 0 }
  }
}

// MARK: - Writing

extension JSONValue {
  /// The JSON text in UTF-8, members ordered by name.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .boolean(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let value): bytes += String(value).utf8
    case .string(let text): Self.write(text, to: &bytes)
    case .array(let elements):
      Self.write(elements, between: "[", "]", to: &bytes) { $0.write(to: &$1) }
    case .object(let members):
      Self.write(members.sorted { $0.key < $1.key }, between: "{", "}", to: &bytes) {
        Self.write($0.key, to: &$1)
        $1 += ":".utf8
        $0.value.write(to: &$1)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element],
    between start: String,
    _ end: String,
    to bytes: inout [UInt8],
    each: (Element, inout [UInt8]) -> Void
  ) {
    bytes += start.utf8
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes += ",".utf8 }
      each(element, &bytes)
    }
    bytes += end.utf8
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        bytes += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
