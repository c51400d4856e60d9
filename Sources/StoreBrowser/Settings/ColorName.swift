import TerminalUI

/// The spelling of colours in a settings file.
enum ColorName {
  /// The names of the sixteen ANSI colours, in their order.
  static let names = basic + basic.map { "bright-" + $0 }

  private static let basic = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
  ]

  /// Returns the colour with a name, with a number of the 256 colours, or with hexadecimal
  /// components such as `#5fafff` or `#5af`; `nil` for any other text.
  static func color(_ text: String) -> CellColor? {
    if let index = names.firstIndex(of: text) { return CellColor(ansi: UInt8(index)) }
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
    guard text.allSatisfy({ $0.isASCII && $0.isNumber }), let number = UInt8(text) else {
      return nil
    }
    if number < 16 { return CellColor(ansi: number) }
    let parts = Palette.parts(of: Int(number)).map(UInt8.init(clamping:))
    return CellColor(red: parts[0], green: parts[1], blue: parts[2])
  }

  private static func hexadecimal(_ digits: Substring) -> CellColor? {
    let values = digits.compactMap(\.hexDigitValue).map(UInt8.init(clamping:))
    guard values.count == digits.count, digits.allSatisfy(\.isASCII) else { return nil }
    switch values.count {
    // Each digit of the short form counts twice, as in CSS.
    case 3: return CellColor(red: values[0] * 17, green: values[1] * 17, blue: values[2] * 17)
    case 6:
      return CellColor(
        red: values[0] << 4 | values[1],
        green: values[2] << 4 | values[3],
        blue: values[4] << 4 | values[5]
      )
    default: return nil
    }
  }
}
