extension Palette {
  /// The first number of the direct colours: the numbers from here on contain eight bits each for
  /// red, green and blue. Only palettes with more than 256 colours have them.
  package static let direct = 1 << 24

  /// Returns the number of the nearest of `colours` colours, at least 8; -1 for a role.
  static func nearestNumber(of color: CellColor, colours: Int) -> Int {
    switch color.value {
    case .role: return -1
    case .ansi(let number): return Int(number) % (colours >= 16 ? 16 : 8)
    case .rgb(let red, let green, let blue):
      let parts = [red, green, blue].map(Int.init)
      switch colours {
      case 257...: return direct | parts[0] << 16 | parts[1] << 8 | parts[2]
      case 256: return nearestOfCube(parts)
      case 16...: return nearestOfSixteen(parts)
      default: return nearestOfEight(parts)
      }
    }
  }

  /// Returns the nearest of the eight basic colours, with a bit each for red, green and blue.
  static func nearestOfEight(_ parts: [Int]) -> Int {
    parts.enumerated().reduce(0) { $0 + ($1.element > 127 ? 1 << $1.offset : 0) }
  }

  /// Returns the nearest of the sixteen ANSI colours: a grey for a pale colour, otherwise the colour
  /// with the nearest hue. The nearest components would make many clear colours grey, such as a
  /// light green.
  static func nearestOfSixteen(_ parts: [Int]) -> Int {
    let (low, high) = (parts.min() ?? 0, parts.max() ?? 0)
    // Below this share of the strongest component, a colour looks grey; this project's choice.
    guard Double(high - low) > 0.35 * Double(high), high >= 64 else {
      let greys = [0, 8, 7, 15]
      return greys.min {
        distance(parts, self.parts(of: $0)) < distance(parts, self.parts(of: $1))
      } ?? 0
    }
    let hue = parts.enumerated().reduce(0) {
      $0 + ($1.element > (low + high) / 2 ? 1 << $1.offset : 0)
    }
    // xterm's plain colours have components of 205, and its bright colours of 255.
    return high > 230 ? hue + 8 : hue
  }

  /// Returns the nearest colour of the 6 × 6 × 6 cube or the 24 greys.
  static func nearestOfCube(_ parts: [Int]) -> Int {
    // The steps of xterm's cube are 0, 95, 135, 175, 215 and 255. The limits are halfway between
    // them.
    let steps = parts.map { $0 < 48 ? 0 : $0 < 115 ? 1 : ($0 - 35) / 40 }
    let cube = 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
    // xterm's 24 greys are 8, 18, 28 and so on up to 238.
    let grey = 232 + min(23, max(0, (parts.reduce(0, +) / 3 - 3) / 10))
    let isGreyNearer =
      distance(parts, self.parts(of: grey)) < distance(parts, self.parts(of: cube))
    return isGreyNearer ? grey : cube
  }

  private static func distance(_ first: [Int], _ second: [Int]) -> Int {
    zip(first, second).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }

  /// Returns the RGB components of a palette number. The first sixteen depend on the theme; their
  /// components are those of xterm.
  package static func parts(of number: Int) -> [Int] {
    switch number {
    case direct...: [number >> 16 & 255, number >> 8 & 255, number & 255]
    case ..<16: firstSixteen[max(0, number)]
    case 232...: Array(repeating: 8 + 10 * (number - 232), count: 3)
    default:
      [(number - 16) / 36, (number - 16) / 6 % 6, (number - 16) % 6]
        .map { $0 == 0 ? 0 : 55 + $0 * 40 }
    }
  }

  private static let firstSixteen = [
    [0, 0, 0], [205, 0, 0], [0, 205, 0], [205, 205, 0], [0, 0, 238], [205, 0, 205],
    [0, 205, 205], [229, 229, 229], [127, 127, 127], [255, 0, 0], [0, 255, 0], [255, 255, 0],
    [92, 92, 255], [255, 0, 255], [0, 255, 255], [255, 255, 255],
  ]

  /// The minimum contrast of text and background. Below it, text is hard to read.
  package static let leastContrast = 2.5

  /// Returns the contrast ratio of two colours, approximately as in WCAG 2: 1 to 21.
  package static func contrast(_ first: Int, _ second: Int) -> Double {
    let (one, other) = (lightness(of: first), lightness(of: second))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// Returns black or white, whichever has the higher contrast.
  package static func readable(on background: Int, colours: Int) -> Int {
    let (white, black) = colours >= 256 ? (231, 16) : colours >= 16 ? (15, 0) : (7, 0)
    return contrast(white, background) >= contrast(black, background) ? white : black
  }

  /// Returns the approximate relative luminance. Squaring approximates the transfer function of
  /// sRGB, which is close enough to compare.
  private static func lightness(of number: Int) -> Double {
    let squares = parts(of: number).map { Double($0 * $0) / (255 * 255) }
    return 0.2126 * squares[0] + 0.7152 * squares[1] + 0.0722 * squares[2]
  }
}
