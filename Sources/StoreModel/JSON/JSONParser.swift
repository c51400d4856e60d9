import ExternalInput

/// Reads a JSON text strictly (RFC 8259), keeping where each value starts.
///
/// One pass without recursion: the time is linear in the length of the text, and depth
/// costs no stack. Values of keys named `privateKey` are checked and forgotten, and so are
/// texts that look like a private key, wherever they are.
struct JSONParser {
  /// How deep lists and objects may be nested.
  static let depthLimit = 512

  /// The text, checked to be UTF-8, and a NUL behind it that stops every scan.
  let bytes: [UInt8]
  /// The length of the text without the NUL.
  let end: Int
  var index: Int

  private var containers: [Container] = []
  /// The finished elements of the open lists, innermost last.
  private var elements: [JSONNode] = []
  /// The finished members of the open objects, innermost last.
  private var members: [JSONObject.Member] = []
  /// How many open objects are in the middle of a secret member.
  private var secrets = 0

  /// A list or an object whose end is not yet reached.
  private struct Container {
    let isObject: Bool
    let offset: Int
    /// Where its own elements or members begin among those of all.
    let start: Int
    var key = ""
    var isSecret = false
  }

  /// Creates a parser.
  ///
  /// - Parameters:
  ///   - text: Valid UTF-8.
  ///   - start: Where the text starts in it: behind a byte order mark.
  init(_ text: [UInt8], from start: Int = 0) {
    bytes = text + [0]
    end = text.count
    index = start
  }

  /// Reads the whole text.
  mutating func parse() throws(JSONProblem) -> JSONNode {
    let node = try readDocument()
    skipBlanks()
    guard index == end else { throw problem(.textAfterEnd) }
    return node
  }

  private mutating func readDocument() throws(JSONProblem) -> JSONNode {
    while true {
      var node = try readValue()
      while let container = containers.last {
        add(node, to: container)
        if try advanceToNext(in: container) { break }
        node = close()
      }
      if containers.isEmpty { return node }
    }
  }

  /// Reads one value. A list or object that is not empty is opened, and its first value
  /// is read instead.
  private mutating func readValue() throws(JSONProblem) -> JSONNode {
    while true {
      skipBlanks()
      switch bytes[index] {
      case UInt8(ascii: "{"):
        try open(isObject: true)
        if takeClosing(UInt8(ascii: "}")) { return close() }
        try readKey()
      case UInt8(ascii: "["):
        try open(isObject: false)
        if takeClosing(UInt8(ascii: "]")) { return close() }
      default:
        return try readScalar()
      }
    }
  }

  private mutating func readScalar() throws(JSONProblem) -> JSONNode {
    let offset = index
    switch bytes[index] {
    case UInt8(ascii: "\""):
      if secrets > 0 {
        try skipString()
        return JSONNode(value: .withheld(mark(from: offset)), offset: offset)
      }
      let text = try readString()
      // A key that was pasted into another field is as secret as in its own.
      if PrivateKeyText.isLikely(text) {
        return JSONNode(value: .withheld(mark(from: offset)), offset: offset)
      }
      return JSONNode(value: .string(text), offset: offset)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONNode(value: .number(try readNumber()), offset: offset)
    default:
      if takeWord("true") { return JSONNode(value: .bool(true), offset: offset) }
      if takeWord("false") { return JSONNode(value: .bool(false), offset: offset) }
      if takeWord("null") { return JSONNode(value: .null, offset: offset) }
      throw problem(.expectedValue)
    }
  }

  /// Goes behind the comma that follows a value, and in an object behind the next key.
  ///
  /// - Returns: `false` when the list or object ends instead.
  private mutating func advanceToNext(in container: Container) throws(JSONProblem) -> Bool {
    let closing = container.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    if takeClosing(closing) { return false }
    guard bytes[index] == UInt8(ascii: ",") else {
      throw problem(.missingComma(container.isObject ? .object : .list))
    }
    let comma = index
    index += 1
    skipBlanks()
    if bytes[index] == closing { throw JSONProblem(kind: .trailingComma, offset: comma) }
    if container.isObject { try readKey() }
    return true
  }

  private mutating func readKey() throws(JSONProblem) {
    guard bytes[index] == UInt8(ascii: "\"") else { throw problem(.expectedKey) }
    var (key, isWithheld) = ("", false)
    if secrets > 0 {
      try skipString()
    } else {
      key = try readString()
      // Of a key that is cut into members, the last value can be too short to look like one.
      isWithheld = PrivateKeyText.isLikely(key)
      if isWithheld { key = PrivateKeyText.replacement }
    }
    skipBlanks()
    guard bytes[index] == UInt8(ascii: ":") else { throw problem(.expectedColon) }
    index += 1
    let isSecret = isWithheld || Self.isSecret(key)
    if isSecret { secrets += 1 }
    containers[containers.count - 1].key = key
    containers[containers.count - 1].isSecret = isSecret
  }

  private mutating func open(isObject: Bool) throws(JSONProblem) {
    guard containers.count < Self.depthLimit else {
      throw problem(.tooDeep(limit: Self.depthLimit))
    }
    let start = isObject ? members.count : elements.count
    containers.append(Container(isObject: isObject, offset: index, start: start))
    index += 1
    skipBlanks()
  }

  private mutating func add(_ node: JSONNode, to container: Container) {
    guard container.isObject else { return elements.append(node) }
    if container.isSecret { secrets -= 1 }
    let kept =
      container.isSecret
      ? JSONNode(value: .withheld(mark(from: node.offset)), offset: node.offset) : node
    members.append(.init(key: container.key, node: kept))
  }

  /// Returns the elements of an array, with all strings withheld if one of them is. The strings may
  /// be the lines of a private key, and its last line can be too short to look like one.
  private func withholding(_ nodes: [JSONNode]) -> [JSONNode] {
    guard nodes.contains(where: \.value.isWithheld) else { return nodes }
    return nodes.map { node in
      guard case .string(let text) = node.value else { return node }
      return JSONNode(value: .withheld(SecretFingerprint(text.utf8)), offset: node.offset)
    }
  }

  /// What tells the value that ends here from others.
  private func mark(from offset: Int) -> SecretFingerprint {
    SecretFingerprint(bytes[offset..<index])
  }

  private mutating func close() -> JSONNode {
    let container = containers.removeLast()
    guard container.isObject else {
      let own = Array(elements[container.start...])
      elements.removeLast(own.count)
      return JSONNode(value: .array(withholding(own)), offset: container.offset)
    }
    let own = Array(members[container.start...])
    members.removeLast(own.count)
    return JSONNode(value: .object(JSONObject(members: own)), offset: container.offset)
  }

  /// The innermost list or object that is open here.
  var enclosure: JSONProblem.Enclosure? { containers.last.map { $0.isObject ? .object : .list } }
}

extension JSONParser {
  /// Whether a key's value must not be kept.
  static func isSecret(_ key: String) -> Bool {
    let length = key.utf8.count
    guard length == 10 || length == 11, key.utf8.first == 0x70 || key.utf8.first == 0x50 else {
      return false
    }
    let name = key.lowercased()
    return name == "privatekey" || name == "private_key"
  }
}
