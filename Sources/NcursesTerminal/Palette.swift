import TerminalUI

/// The colours of roles, as numbers of a terminal's palette.
struct Palette {
  /// A role's colour as text and as filled area; -1 is the terminal's own.
  struct Entry {
    let foreground: Int
    let background: Int
  }

  let entries: [ColorRole: Entry]
  /// Attributes that stand for roles where they have no colour.
  let attributes: [ColorRole: CellStyle.Attributes]

  /// How many colours there are.
  let colours: Int

  /// The palette for a terminal with `colours` colours.
  init(colours: Int) {
    self.colours = colours
    switch colours {
    case 256...: (entries, attributes) = (Self.many, [:])
    case 8...: (entries, attributes) = (Self.few, [.secondary: .dim, .separator: .dim])
    default: (entries, attributes) = ([:], [.secondary: .dim, .separator: .dim])
    }
  }

  /// The number of the colour that comes nearest; -1 for the terminal's own.
  func number(of color: CellColor, as use: KeyPath<Entry, Int>) -> Int {
    guard colours >= 8 else { return -1 }
    switch color.value {
    case .role(let role): return entries[role]?[keyPath: use] ?? -1
    case .ansi(let number): return Int(number) % colours
    case .rgb(let red, let green, let blue):
      let parts = [red, green, blue].map(Int.init)
      return colours < 256 ? Self.nearestOfEight(parts) : Self.nearestOfCube(parts)
    }
  }

  /// Which of red, green and blue are on.
  private static func nearestOfEight(_ parts: [Int]) -> Int {
    parts.enumerated().reduce(0) { $0 + ($1.element > 127 ? 1 << $1.offset : 0) }
  }

  /// The nearest of the cube of 6 × 6 × 6 colours, or of the 24 greys.
  private static func nearestOfCube(_ parts: [Int]) -> Int {
    let steps = parts.map { $0 < 48 ? 0 : $0 < 115 ? 1 : ($0 - 35) / 40 }
    let cube = steps.map { $0 == 0 ? 0 : 55 + $0 * 40 }
    let grey = min(23, max(0, (parts.reduce(0, +) / 3 - 3) / 10))
    let isGreyNearer =
      distance(parts, [8 + grey * 10, 8 + grey * 10, 8 + grey * 10]) < distance(parts, cube)
    return isGreyNearer ? 232 + grey : 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
  }

  private static func distance(_ first: [Int], _ second: [Int]) -> Int {
    zip(first, second).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }

  /// What stands for the roles of a style beside their colours. Without colours a
  /// filled area is shown by exchanging foreground and background.
  func attributes(for style: CellStyle) -> CellStyle.Attributes {
    var result = style.attributes
    if case .role(let role) = style.foreground.value { result.formUnion(attributes[role] ?? []) }
    if entries.isEmpty, style.background != .standard { result.insert(.reverse) }
    return result
  }

  /// Chosen to be read on black and on white alike.
  private static let many: [ColorRole: Entry] = [
    .accent: Entry(foreground: 32, background: 26),
    .onAccent: Entry(foreground: 231, background: 231),
    .secondary: Entry(foreground: 243, background: 243),
    .price: Entry(foreground: 30, background: 30),
    .badge: Entry(foreground: 133, background: 127),
    .success: Entry(foreground: 28, background: 28),
    .warning: Entry(foreground: 130, background: 130),
    .critical: Entry(foreground: 196, background: 160),
    .separator: Entry(foreground: 244, background: 244),
  ]

  /// Of the first eight, for their meaning is the terminal's theme's: dark and light
  /// themes both keep them readable.
  private static let few: [ColorRole: Entry] = [
    .accent: Entry(foreground: 6, background: 4),
    .onAccent: Entry(foreground: 7, background: 7),
    .price: Entry(foreground: 6, background: 6),
    .badge: Entry(foreground: 5, background: 5),
    .success: Entry(foreground: 2, background: 2),
    .warning: Entry(foreground: 3, background: 3),
    .critical: Entry(foreground: 1, background: 1),
  ]
}
