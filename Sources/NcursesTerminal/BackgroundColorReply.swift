import TerminalUI

/// A terminal's reply to a query of its background colour (OSC 11), such as
/// `11;rgb:1e1e/1e1e/2e2e`. Each part has one to four hexadecimal digits.
struct BackgroundColorReply: Hashable {
  /// The red, green and blue parts, from 0 to 1.
  let parts: [Double]

  init?(_ text: String) {
    guard text.hasPrefix("11;rgb:") || text.hasPrefix("11;rgba:"),
      let colour = text.split(separator: ":").last
    else { return nil }
    let digits = colour.prefix { $0.isHexDigit || $0 == "/" }.split(separator: "/")
    let parts = digits.prefix(3).compactMap { part -> Double? in
      guard (1...4).contains(part.count), let value = Int(part, radix: 16) else { return nil }
      return Double(value) / Double((1 << (4 * part.count)) - 1)
    }
    guard parts.count == 3 else { return nil }
    self.parts = parts
  }

  /// The colour scheme of the background.
  var scheme: ColorScheme { ColorScheme(ofBackground: parts[0], parts[1], parts[2]) }
}
