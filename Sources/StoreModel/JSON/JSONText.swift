import ExternalInput

extension JSONText {
  /// Returns a value on one line, without secrets. Keys are sorted, and only the last member of a
  /// repeated key is included. Equal values therefore have equal texts.
  static func line(_ value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let truth): String(truth)
    case .number(let text): text
    case .string(let text): string(text)
    case .array(let nodes): "[" + nodes.map { line($0.value) }.joined(separator: ", ") + "]"
    case .object(let object): line(object)
    case .withheld: "\"withheld\""
    }
  }

  private static func line(_ object: JSONObject) -> String {
    let values = Dictionary(object.members.map { ($0.key, $0.node.value) }) { _, later in later }
    let members = values.sorted { $0.key < $1.key }.map { string($0.key) + ": " + line($0.value) }
    return "{" + members.joined(separator: ", ") + "}"
  }
}
