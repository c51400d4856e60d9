extension Palette {
  /// Which of red, green and blue are on.
  static func nearestOfEight(_ parts: [Int]) -> Int {
    parts.enumerated().reduce(0) { $0 + ($1.element > 127 ? 1 << $1.offset : 0) }
  }

  /// The nearest of some colours of the palette.
  static func nearest(_ parts: [Int], among numbers: Range<Int>) -> Int {
    numbers.min { distance(parts, self.parts(of: $0)) < distance(parts, self.parts(of: $1)) } ?? 0
  }

  /// The nearest of the cube of 6 × 6 × 6 colours, or of the 24 greys. Terminals with true
  /// colour get the same: the difference is small, and pairs of colours stay few.
  static func nearestOfCube(_ parts: [Int]) -> Int {
    let steps = parts.map { $0 < 48 ? 0 : $0 < 115 ? 1 : ($0 - 35) / 40 }
    let cube = 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
    let grey = 232 + min(23, max(0, (parts.reduce(0, +) / 3 - 3) / 10))
    let isGreyNearer =
      distance(parts, self.parts(of: grey)) < distance(parts, self.parts(of: cube))
    return isGreyNearer ? grey : cube
  }

  private static func distance(_ first: [Int], _ second: [Int]) -> Int {
    zip(first, second).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }

  /// Red, green and blue of a number of the palette; of the first sixteen, which are the
  /// theme's, what xterm shows.
  package static func parts(of number: Int) -> [Int] {
    switch number {
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

  /// Below this, text is no longer easily told from its ground.
  package static let leastContrast = 2.5

  /// How far two colours are apart in lightness, roughly as WCAG 2 reckons: 1 to 21.
  package func contrast(_ first: Int, _ second: Int) -> Double {
    let (one, other) = (Self.lightness(of: first), Self.lightness(of: second))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// Black or white, whichever can be read better.
  package func readable(on background: Int) -> Int {
    let (white, black) = colours >= 256 ? (231, 16) : colours >= 16 ? (15, 0) : (7, 0)
    return contrast(white, background) >= contrast(black, background) ? white : black
  }

  /// The square of a part stands for the curve of screens: near enough to choose by.
  private static func lightness(of number: Int) -> Double {
    let squares = parts(of: number).map { Double($0 * $0) / (255 * 255) }
    return 0.2126 * squares[0] + 0.7152 * squares[1] + 0.0722 * squares[2]
  }
}
