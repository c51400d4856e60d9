import TerminalUI

/// What a terminal answers when it is asked for the colour of its ground (OSC 11):
/// `11;rgb:1e1e/1e1e/2e2e`, with one to four hexadecimal digits for each part.
struct BackgroundColorReply: Hashable {
  /// Red, green and blue, 0 to 1.
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

  /// Light where the ground is nearer to white than to black for the eye (Rec. 709).
  var scheme: ColorScheme {
    0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] > 0.5 ? .light : .dark
  }
}
