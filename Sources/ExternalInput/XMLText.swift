/// Text from outside, made safe for XML and HTML.
package enum XMLText {
  /// Text between tags or within quotation marks.
  ///
  /// Line feeds become character references, so that an attribute keeps them and a line of the
  /// document ends only where its writer ends it. Tabs become spaces. Control characters,
  /// bidirectional controls and what XML 1.0 cannot hold become U+FFFD.
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
    PrintableText.isHarmful(scalar) || scalar.value & 0xFFFE == 0xFFFE
  }
}
