import ExternalInput

/// Parses a JSON text into values with the position of each value.
///
/// The parser does not store the values of `privateKey` keys, nor any string that looks like a
/// private key. Instead, it stores a fingerprint of each of these values.
struct JSONParser {
  private var scanner: JSONScanner

  private var containers: [Container] = []
  /// The parsed elements of the open arrays; the innermost array is last.
  private var elements: [JSONNode] = []
  /// The parsed members of the open objects; the innermost object is last.
  private var members: [JSONObject.Member] = []
  /// The number of open objects whose current member is secret.
  private var secrets = 0

  /// An open array or object, whose end has not been parsed yet.
  private struct Container {
    let isObject: Bool
    let offset: Int
    /// The index in `elements` or `members` of the container's first element or member.
    let start: Int
    var key = ""
    var isSecret = false
  }

  /// Creates a parser.
  ///
  /// - Parameters:
  ///   - text: Valid UTF-8.
  ///   - start: The index of the first byte of JSON, after a byte order mark.
  init(_ text: [UInt8], from start: Int = 0) {
    scanner = JSONScanner(text, from: start)
  }

  /// Parses the whole text.
  mutating func parse() throws(JSONSyntaxError) -> JSONNode {
    while let token = try scanner.next() {
      switch token {
      case .objectStart: open(isObject: true)
      case .arrayStart: open(isObject: false)
      case .key: setKey()
      default: add(node(for: token))
      }
    }
    // The scanner throws if a text has no value, so there is exactly one element.
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
    // A private key that was pasted into another field is secret too.
    return PrivateKeyText.isLikely(text) ? .withheld(mark(from: offset)) : .string(text)
  }

  private mutating func setKey() {
    var (key, isWithheld) = ("", false)
    if secrets == 0 {
      key = scanner.text
      // A private key can be split over several members. In this case, the last value can be too
      // short for the check.
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

  /// Returns the elements of an array, with all strings withheld if one string is withheld. The
  /// strings may be the lines of a private key, whose last line can be too short for the check.
  private func withholding(_ nodes: [JSONNode]) -> [JSONNode] {
    guard nodes.contains(where: \.value.isWithheld) else { return nodes }
    return nodes.map { node in
      guard case .string(let text) = node.value else { return node }
      return JSONNode(value: .withheld(SecretFingerprint(text.utf8)), offset: node.offset)
    }
  }

  /// Returns the fingerprint of the bytes from an offset to the end of the last token.
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
  /// Returns whether the value of a key must not be stored.
  static func isSecret(_ key: String) -> Bool {
    let length = key.utf8.count
    guard length == 10 || length == 11, key.utf8.first == 0x70 || key.utf8.first == 0x50 else {
      return false
    }
    let name = key.lowercased()
    return name == "privatekey" || name == "private_key"
  }
}
