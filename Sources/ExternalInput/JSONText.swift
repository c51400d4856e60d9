/// Text from outside, made safe for JSON.
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
      default: append(scalar, to: &result)
      }
    }
    return result + "\""
  }

  /// A JSON text whose characters that could steer a terminal are escaped. All of them are
  /// inside strings, except for the line feeds between the values of an indented text, which
  /// stay.
  package static func harmless(_ json: String) -> String {
    guard json.unicodeScalars.contains(where: isHarmful) else { return json }
    var result = ""
    for scalar in json.unicodeScalars {
      if scalar == "\n" { result += "\n" } else { append(scalar, to: &result) }
    }
    return result
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\n" && PrintableText.isHarmful(scalar)
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    guard PrintableText.isHarmful(scalar) else {
      result.unicodeScalars.append(scalar)
      return
    }
    for unit in String(scalar).utf16 { result += escape(unit) }
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
