import ExternalInput

/// Builds the values of a JSON text, keeping where each value starts.
///
/// Values of keys named `privateKey` are checked and forgotten, and so are texts that look like a
/// private key, wherever they are.
struct JSONParser {
  private var scanner: JSONScanner

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
    scanner = JSONScanner(text, from: start)
  }

  /// Reads the whole text.
  mutating func parse() throws(JSONProblem) -> JSONNode {
    while let token = try scanner.next() {
      switch token {
      case .objectStart: open(isObject: true)
      case .arrayStart: open(isObject: false)
      case .key: setKey()
      default: add(node(for: token))
      }
    }
    // The scanner reports a text without a value as a problem, so there is exactly one.
    return elements[0]
  }

  /// Returns the value that ends with a token.
  private mutating func node(for token: JSONScanner.Token) -> JSONNode {
    let offset = scanner.tokenRange.lowerBound
    switch token {
    case .string: return JSONNode(value: string(), offset: offset)
    case .number:
      let text = String(decoding: scanner.tokenBytes, as: UTF8.self)
      return JSONNode(value: .number(text), offset: offset)
    case .true, .false: return JSONNode(value: .bool(token == .true), offset: offset)
    case .objectEnd, .arrayEnd: return close()
    case .null, .objectStart, .arrayStart, .key: return JSONNode(value: .null, offset: offset)
    }
  }

  private func string() -> JSONValue {
    let offset = scanner.tokenRange.lowerBound
    if secrets > 0 { return .withheld(mark(from: offset)) }
    let text = scanner.text
    // A key that was pasted into another field is as secret as in its own.
    return PrivateKeyText.isLikely(text) ? .withheld(mark(from: offset)) : .string(text)
  }

  private mutating func setKey() {
    var (key, isWithheld) = ("", false)
    if secrets == 0 {
      key = scanner.text
      // Of a key that is cut into members, the last value can be too short to look like one.
      isWithheld = PrivateKeyText.isLikely(key)
      if isWithheld { key = PrivateKeyText.replacement }
    }
    let isSecret = isWithheld || Self.isSecret(key)
    if isSecret { secrets += 1 }
    containers[containers.count - 1].key = key
    containers[containers.count - 1].isSecret = isSecret
  }

  private mutating func open(isObject: Bool) {
    let start = isObject ? members.count : elements.count
    let offset = scanner.tokenRange.lowerBound
    containers.append(Container(isObject: isObject, offset: offset, start: start))
  }

  private mutating func add(_ node: JSONNode) {
    guard let container = containers.last, container.isObject else { return elements.append(node) }
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
    SecretFingerprint(scanner.bytes(from: offset))
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
