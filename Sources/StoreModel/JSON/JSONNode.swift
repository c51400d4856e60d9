/// A JSON value with its position in the file.
struct JSONNode {
  /// The value, with its type.
  let value: JSONValue
  /// The offset of the first byte from the start of the file.
  let offset: Int
}

/// A JSON value.
enum JSONValue {
  case null
  case bool(Bool)
  /// A number as written.
  case number(String)
  case string(String)
  case array([JSONNode])
  case object(JSONObject)
  /// A secret. The parser stores only its fingerprint.
  case withheld(SecretFingerprint)
}

/// The members of a JSON object in their original order, including repeated keys.
struct JSONObject {
  struct Member {
    let key: String
    let node: JSONNode
  }

  let members: [Member]

  /// Returns the value of a key. If the key is repeated, the last value is returned, as in
  /// Foundation.
  subscript(key: String) -> JSONNode? {
    var index = members.count
    while index > 0 {
      index -= 1
      if members[index].key == key { return members[index].node }
    }
    return nil
  }
}

extension JSONValue {
  /// The type of the value with its article, for messages: `a number`, `a string`.
  var kindInWords: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    case .withheld: "a secret"
    }
  }

  /// Whether the value is a secret.
  var isWithheld: Bool {
    if case .withheld = self { true } else { false }
  }

  /// Whether the value is null, an empty string, an empty array or an empty object.
  var isEmpty: Bool {
    switch self {
    case .null: true
    case .string(let text): text.isEmpty
    case .array(let nodes): nodes.isEmpty
    case .object(let object): object.members.isEmpty
    case .bool, .number, .withheld: false
    }
  }
}
