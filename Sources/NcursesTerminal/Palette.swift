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

  /// The palette for a terminal with `colours` colours.
  init(colours: Int) {
    switch colours {
    case 256...: self.init(entries: Self.many, attributes: [:])
    case 8...: self.init(entries: Self.few, attributes: [.secondary: .dim, .separator: .dim])
    default: self.init(entries: [:], attributes: [.secondary: .dim, .separator: .dim])
    }
  }

  private init(
    entries: [ColorRole: Entry],
    attributes: [ColorRole: CellStyle.Attributes]
  ) {
    self.entries = entries
    self.attributes = attributes
  }

  /// What stands for the roles of a style beside their colours. Without colours a
  /// filled area is shown by exchanging foreground and background.
  func attributes(for style: CellStyle) -> CellStyle.Attributes {
    var result = style.attributes.union(attributes[style.foreground] ?? [])
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
