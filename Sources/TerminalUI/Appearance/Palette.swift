/// The palette numbers of the colour roles. Both terminal output and pictures of screens use this
/// table.
package struct Palette {
  /// The colours of a role as text and as a filled area; -1 is the terminal's default colour.
  package struct Entry {
    /// The palette number as text.
    package let foreground: Int
    /// The palette number as a filled area.
    package let background: Int
  }

  package let entries: [ColorRole: Entry]
  /// The attributes that replace the missing colours of roles.
  let attributes: [ColorRole: CellStyle.Attributes]

  /// The number of colours of the terminal; 0 if it has none or the theme uses none.
  package let colours: Int

  /// Creates the palette for a terminal with `colours` colours.
  ///
  /// - Parameters:
  ///   - colours: The number of colours. With more than 256, colours outside the palette have
  ///     direct numbers (see `Palette.direct`).
  ///   - backgroundScheme: The light or dark scheme of the terminal's background, unless the theme
  ///     has one. If both are `nil` (unknown), the colours are readable on light and dark
  ///     backgrounds.
  ///   - theme: The colour theme.
  package init(
    colours: Int,
    on backgroundScheme: ColorScheme? = nil,
    in theme: ColorTheme = .auto
  ) {
    let colours = theme.hasColors ? colours : 0
    let scheme = theme.backgroundScheme ?? backgroundScheme
    let own = Self.own(theme, colours: colours, on: scheme)
    self.colours = colours
    let builtIn: [ColorRole: Entry]
    switch colours {
    case 256...: (builtIn, attributes) = (Self.many(on: scheme), [:])
    case 8...:
      let dimmed: [ColorRole: CellStyle.Attributes] = [.secondary: .dim, .separator: .dim]
      (builtIn, attributes) = (Self.few, dimmed.filter { own[$0.key] == nil })
    default: (builtIn, attributes) = ([:], [.secondary: .dim, .separator: .dim])
    }
    entries = own.isEmpty ? builtIn : builtIn.merging(own) { $1 }
  }

  /// Creates the palette for a colour level.
  package init(
    _ level: ColorLevel,
    on backgroundScheme: ColorScheme? = nil,
    in theme: ColorTheme = .auto
  ) {
    self.init(colours: level.count, on: backgroundScheme, in: theme)
  }

  /// Returns the palette numbers of text and its background; -1 is the terminal's default colour.
  ///
  /// Text in a role's colour becomes black or white if its contrast with a filled area is too low.
  package func numbers(
    of text: CellColor,
    on backgroundColor: CellColor
  ) -> (foreground: Int, background: Int) {
    let background = number(of: backgroundColor, as: \.background)
    let foreground = number(of: text, as: \.foreground)
    guard background >= 0, backgroundColor != .standard, case .role = text.value else {
      return (foreground, background)
    }
    let isReadable = foreground >= 0 && Self.contrast(foreground, background) >= Self.leastContrast
    return (isReadable ? foreground : Self.readable(on: background, colours: colours), background)
  }

  /// Returns the palette number of the nearest colour; -1 is the terminal's default colour.
  package func number(of color: CellColor, as use: KeyPath<Entry, Int>) -> Int {
    guard colours >= 8 else { return -1 }
    switch color.value {
    case .role(let role): return entries[role]?[keyPath: use] ?? -1
    case .ansi(8) where colours < 16: return use == \.background ? 0 : -1
    case .ansi, .rgb: return Self.nearestNumber(of: color, colours: colours)
    }
  }

  /// Returns the attributes of a style, including attributes that replace missing colours.
  ///
  /// Without colours, a filled area is shown in reverse, unless its colour is nearly black or a
  /// grey of low importance.
  package func attributes(for style: CellStyle) -> CellStyle.Attributes {
    var result = style.attributes.subtracting([.leftEdge, .rightEdge])
    switch style.foreground.value {
    case .role(let role): result.formUnion(attributes[role] ?? [])
    case .ansi(8) where colours < 16: result.insert(.dim)
    default: break
    }
    if isColourless, isFilled(style.background) { result.insert(.reverse) }
    return result
  }

  /// Whether the palette has no colours at all.
  package var isColourless: Bool { entries.isEmpty }

  /// Whether the palette shows quiet areas (``ColorRole/fill``). Otherwise, controls with a quiet
  /// fill need brackets.
  package var showsQuietFill: Bool { number(of: .fill, as: \.background) >= 0 }

  private func isFilled(_ backgroundColor: CellColor) -> Bool {
    if backgroundColor.isWeak { return false }
    return switch backgroundColor.value {
    case .role(let role): role != .standard
    case .ansi(let number): number != 0
    // Darker colours are almost black. Reversing them would turn a dark area into a light area.
    case .rgb(let red, let green, let blue): max(red, green, blue) >= 64
    }
  }

  private static func many(on backgroundScheme: ColorScheme?) -> [ColorRole: Entry] {
    guard let backgroundScheme else { return anyBackground }
    let isDark = backgroundScheme == .dark
    let texts = isDark ? darkBackground : lightBackground
    return anyBackground.reduce(into: [:]) { entries, entry in
      let text = texts[entry.key] ?? entry.value.foreground
      let quiet = isDark ? darkFill : lightFill
      let area = entry.key == .fill ? quiet : entry.value.background
      entries[entry.key] = Entry(foreground: text, background: area)
    }
  }

  /// The quiet area on a dark background: a grey slightly lighter than the background. Each text
  /// colour has a contrast of at least 4.5 to it.
  private static let darkFill = 236
  /// The quiet area on a light background: a grey slightly darker than the background. Each text
  /// colour has a contrast of at least 4.5 to it.
  private static let lightFill = 254

  /// The text colours on a dark background. They can be lighter than colours that must be readable
  /// on light and dark backgrounds.
  private static let darkBackground: [ColorRole: Int] = [
    .accent: 75, .secondary: 247, .price: 80, .badge: 177, .success: 77, .warning: 214,
    .critical: 204, .separator: 242, .fill: 246,
  ]

  /// The text colours on a light background. They can be darker than colours that must be readable
  /// on light and dark backgrounds.
  private static let lightBackground: [ColorRole: Int] = [
    .accent: 25, .secondary: 241, .price: 23, .badge: 90, .success: 22, .warning: 94,
    .critical: 124, .separator: 244, .fill: 241,
  ]

  /// The colours that are readable on both black and white.
  private static let anyBackground: [ColorRole: Entry] = [
    .accent: Entry(foreground: 32, background: 26),
    .onAccent: Entry(foreground: 231, background: 231),
    .secondary: Entry(foreground: 243, background: 243),
    .price: Entry(foreground: 30, background: 30),
    .badge: Entry(foreground: 133, background: 127),
    .success: Entry(foreground: 28, background: 28),
    .warning: Entry(foreground: 130, background: 130),
    .critical: Entry(foreground: 196, background: 160),
    .separator: Entry(foreground: 244, background: 244),
    // Dark even on a light background: the text colours above are readable on it.
    .fill: Entry(foreground: 243, background: 236),
  ]

  /// The colours for terminals with 8 to 255 colours. Only the first eight colours are used,
  /// because terminal themes make these colours readable on the theme's background.
  private static let few: [ColorRole: Entry] = [
    .accent: Entry(foreground: 6, background: 4),
    .onAccent: Entry(foreground: 7, background: 7),
    .secondary: Entry(foreground: -1, background: 7),
    .separator: Entry(foreground: -1, background: 7),
    // The eight colours have no quiet grey. Brackets show the fill.
    .fill: Entry(foreground: -1, background: -1),
    .price: Entry(foreground: 6, background: 6),
    .badge: Entry(foreground: 5, background: 5),
    .success: Entry(foreground: 2, background: 2),
    .warning: Entry(foreground: 3, background: 3),
    .critical: Entry(foreground: 1, background: 1),
  ]
}
