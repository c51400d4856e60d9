/// Escapes external text for XML and HTML.
package enum XMLText {
  /// Returns text that can be between tags or in quotation marks.
  ///
  /// Line feeds become character references, so that attributes preserve them and the text adds no
  /// lines to the document. Tabs become spaces. Control characters, bidirectional controls and
  /// characters that XML 1.0 forbids become U+FFFD.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += " "
      case _ where isForbidden(scalar): result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    PrintableText.needsEscaping(scalar) || scalar.value & 0xFFFE == 0xFFFE
  }
}
