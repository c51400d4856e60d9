/// A JSON value with its position in the file.
struct JSONNode {
  /// The value, with its type.
  let value: JSONValue
  /// The offset of its first byte from the start of the file.
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
  /// A secret, which the parser has read over.
  case withheld(SecretFingerprint)
}

/// The members of a JSON object in the text's order, repeated keys included.
struct JSONObject {
  struct Member {
    let key: String
    let node: JSONNode
  }

  let members: [Member]

  /// The value of a key; the last one when the key is repeated, as Foundation has it.
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
  /// The kind of the value with its article, for messages: `a number`, `a string`.
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

  /// Whether it is a secret.
  var isWithheld: Bool {
    if case .withheld = self { true } else { false }
  }

  /// Whether the value holds nothing: null, empty text, an empty list or object.
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
