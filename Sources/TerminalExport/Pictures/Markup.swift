/// Text as XML and HTML have it.
enum Markup {
  /// Text between tags or within quotes. What XML 1.0 cannot hold becomes U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case _ where isForbidden(scalar.value): result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isForbidden(_ value: UInt32) -> Bool {
    let isControl = value < 0x20 && ![0x09, 0x0A, 0x0D].contains(value)
    return isControl || (0x7F..<0xA0).contains(value) || value & 0xFFFE == 0xFFFE
  }

  /// The fonts of a terminal, those that systems have first.
  static let fonts =
    "ui-monospace,SFMono-Regular,Menlo,Consolas,\"DejaVu Sans Mono\",\"Liberation Mono\",monospace"
}
