import TerminalUI

/// A colour as a terminal is told it.
enum Ink: Hashable {
  /// The terminal's own.
  case standard
  /// A number of the palette, 0 to 255.
  case number(Int)
  /// By its parts.
  case exact(red: UInt8, green: UInt8, blue: UInt8)
}

/// A style whose roles have become colours, or attributes where there are none.
struct ShownStyle: Hashable {
  var foreground = Ink.standard
  var background = Ink.standard
  var attributes: CellStyle.Attributes = []

  static let plain = ShownStyle()

  /// The attributes that are seen on a blank too.
  static let linesAndAreas: CellStyle.Attributes = [.underline, .strikethrough, .reverse]

  /// Whether a blank in this style looks like nothing at all.
  var hidesBlank: Bool {
    background == .standard && attributes.isDisjoint(with: Self.linesAndAreas)
  }
}

/// Makes colours of roles, as the terminal does with the same table.
struct StyleResolver {
  private let palette: Palette
  private let isExact: Bool

  init(_ level: ColorLevel, on backgroundScheme: ColorScheme? = nil) {
    palette = Palette(level, on: backgroundScheme)
    isExact = level == .trueColor
  }

  func shown(_ style: CellStyle) -> ShownStyle {
    let numbers = palette.numbers(of: style.foreground, on: style.background)
    return ShownStyle(
      foreground: ink(style.foreground, numbers.foreground),
      background: ink(style.background, numbers.background),
      attributes: palette.attributes(for: style)
    )
  }

  /// The frame with what takes the place of colours that there are not.
  func prepared(_ frame: Frame, usesASCII: Bool) -> Frame {
    palette.isColourless ? frame.withPatterns(isUnicode: !usesASCII) : frame
  }

  private func ink(_ color: CellColor, _ number: Int) -> Ink {
    if isExact, case .rgb(let red, let green, let blue) = color.value {
      return .exact(red: red, green: green, blue: blue)
    }
    return number < 0 ? .standard : .number(number)
  }
}
