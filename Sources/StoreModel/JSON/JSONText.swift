/// Writes values as JSON text.
package enum JSONText {
  /// A text in quotation marks. Characters that could steer a terminal are escaped, also
  /// where JSON would not ask for it.
  package static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        if PrintableText.isHarmful(scalar) {
          for unit in String(scalar).utf16 { result += escape(unit) }
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// A JSON text in one line whose characters that could steer a terminal are escaped: all
  /// of them stand within texts.
  package static func harmless(_ json: String) -> String {
    guard json.unicodeScalars.contains(where: PrintableText.isHarmful) else { return json }
    var result = ""
    for scalar in json.unicodeScalars {
      guard PrintableText.isHarmful(scalar) else {
        result.unicodeScalars.append(scalar)
        continue
      }
      for unit in String(scalar).utf16 { result += escape(unit) }
    }
    return result
  }

  /// A value in one line, without what is secret. The order of keys means nothing, nor does a
  /// value whose key is repeated later: texts are the same where the values are.
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

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
