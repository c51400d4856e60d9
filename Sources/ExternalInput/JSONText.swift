/// Escapes external text for JSON.
package enum JSONText {
  /// Returns a text as a JSON string with quotation marks. Also escapes characters that control a
  /// terminal, even where JSON does not require it.
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

  /// Returns a JSON text in which characters that control a terminal are escaped. Such characters
  /// can only occur inside strings. Line feeds are not escaped, because they separate the values of
  /// an indented text.
  package static func escapingControlCharacters(in json: String) -> String {
    guard json.unicodeScalars.contains(where: needsEscaping) else { return json }
    var result = ""
    for scalar in json.unicodeScalars {
      if scalar == "\n" { result += "\n" } else { append(scalar, to: &result) }
    }
    return result
  }

  private static func needsEscaping(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\n" && PrintableText.needsEscaping(scalar)
  }

  /// Appends a scalar, escaped if it can control a terminal.
  private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    guard PrintableText.needsEscaping(scalar) else {
      result.unicodeScalars.append(scalar)
      return
    }
    for unit in String(scalar).utf16 {
      result += "\\u" + Hexadecimal.digits(UInt32(unit), count: 4)
    }
  }
}
