import TerminalUI

/// A colour in the form that a terminal receives.
enum ShownColor: Hashable {
  /// The terminal's default colour.
  case standard
  /// An index of the palette, 0 to 255.
  case number(Int)
  /// A 24-bit colour.
  case exact(red: UInt8, green: UInt8, blue: UInt8)

  /// Creates the colour of a number of a `Palette`.
  init(number: Int) {
    switch number {
    case ..<0: self = .standard
    case Palette.direct...:
      let parts = Palette.parts(of: number).map(UInt8.init(clamping:))
      self = .exact(red: parts[0], green: parts[1], blue: parts[2])
    default: self = .number(number)
    }
  }
}

/// A style with its colour roles resolved to colours, or to attributes if there are no colours.
struct ShownStyle: Hashable {
  var foreground = ShownColor.standard
  var background = ShownColor.standard
  var attributes: CellStyle.Attributes = []

  static let plain = ShownStyle()

  /// The attributes that are visible on a blank.
  static let linesAndAreas: CellStyle.Attributes = [.underline, .strikethrough, .reverse]

  /// Whether a blank in this style is invisible.
  var hidesBlank: Bool {
    background == .standard && attributes.isDisjoint(with: Self.linesAndAreas)
  }
}

/// Resolves colour roles, with the same palette as the terminal.
struct StyleResolver {
  private let palette: Palette

  init(
    _ level: ColorLevel,
    on backgroundScheme: ColorScheme? = nil,
    in theme: ColorTheme = .auto
  ) {
    palette = Palette(level, on: backgroundScheme, in: theme)
  }

  func shown(_ style: CellStyle) -> ShownStyle {
    let numbers = palette.numbers(of: style.foreground, on: style.background)
    return ShownStyle(
      foreground: ShownColor(number: numbers.foreground),
      background: ShownColor(number: numbers.background),
      attributes: palette.attributes(for: style)
    )
  }

  /// Returns the frame with brackets and patterns in place of the colours that the palette lacks.
  func prepared(_ frame: Frame, usesASCII: Bool) -> Frame {
    let frame = palette.showsQuietFill ? frame : frame.withControlEdges(quietOnly: true)
    return palette.isColourless ? frame.withPatterns(isUnicode: !usesASCII) : frame
  }
}
