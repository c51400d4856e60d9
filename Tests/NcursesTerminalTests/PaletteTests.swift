import Foundation
import TerminalUI
import Testing

@testable import NcursesTerminal

@Suite("Colour palette")
struct PaletteTests {
  /// Returns the luminance of one of the 256 colours, as WCAG 2 defines it.
  private func luminance(_ colour: Int) -> Double {
    let levels = [0, 95, 135, 175, 215, 255]
    let parts =
      colour >= 232
      ? Array(repeating: 8 + 10 * (colour - 232), count: 3)
      : [levels[(colour - 16) / 36], levels[(colour - 16) / 6 % 6], levels[(colour - 16) % 6]]
    let linear = parts.map { part -> Double in
      let value = Double(part) / 255
      return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  private func contrast(_ first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  @Test("each role has enough contrast on black and on white")
  func contrastOfText() throws {
    let palette = Palette(colours: 256)
    for role in ColorRole.allCases where role != .standard && role != .onAccent {
      let colour = luminance(try #require(palette.entries[role]).foreground)
      #expect(contrast(colour, 0) >= 3.9, "\(role) on black")
      #expect(contrast(colour, 1) >= 3.4, "\(role) on white")
    }
  }

  @Test(
    "on a known background each role has more contrast",
    arguments: [(ColorScheme.dark, 0.0), (.light, 1.0)]
  )
  func contrastOnBackground(scheme: ColorScheme, backgroundScheme: Double) throws {
    let (known, unknown) = (Palette(colours: 256, on: scheme), Palette(colours: 256))
    for role in ColorRole.allCases where role != .standard && role != .onAccent {
      let colour = luminance(try #require(known.entries[role]).foreground)
      let before = luminance(try #require(unknown.entries[role]).foreground)
      #expect(contrast(colour, backgroundScheme) >= (role == .separator ? 2 : 5.5), "\(role)")
      if role != .separator {
        #expect(contrast(colour, backgroundScheme) > contrast(before, backgroundScheme))
      }
    }
  }

  @Test("every palette defines every role")
  func names() {
    #expect(ColorRole.allCases.count <= 16)
    let named = Set(ColorRole.allCases).subtracting([.standard])
    for backgroundScheme in [nil, ColorScheme.dark, .light] {
      for colours in [8, 256] {
        #expect(Set(Palette(colours: colours, on: backgroundScheme).entries.keys) == named)
      }
    }
  }

  @Test("text on the accent colour has enough contrast")
  func contrastOnAccent() throws {
    let palette = Palette(colours: 256)
    let text = luminance(try #require(palette.entries[.onAccent]).foreground)
    let area = luminance(try #require(palette.entries[.accent]).background)
    #expect(contrast(text, area) >= 4.5)
  }

  @Test("text on the quiet fill has enough contrast", arguments: [nil, ColorScheme.dark, .light])
  func contrastOnFill(scheme: ColorScheme?) {
    let palette = Palette(colours: 256, on: scheme)
    for role in [ColorRole.standard, .accent, .badge, .price, .critical] {
      let (text, area) = palette.numbers(of: CellColor(role), on: .fill)
      let keepsColour = text != Palette.readable(on: area, colours: 256)
      #expect(keepsColour || role == .standard, "\(role) keeps its colour")
      #expect(Palette.contrast(text, area) >= Palette.leastContrast, "\(role)")
    }
  }

  @Test("edges of controls are not sent, and palettes without greys have no quiet fill")
  func edges() {
    let style = CellStyle(background: .fill, attributes: [.bold, .leftEdge, .rightEdge])
    for colours in [0, 8, 16, 256] {
      let palette = Palette(colours: colours)
      #expect(palette.attributes(for: style) == .bold)
      #expect(palette.showsQuietFill == (colours == 256))
    }
  }

  @Test("a role without its own colour has an attribute", arguments: [0, 8, 16])
  func attributes(colours: Int) {
    let palette = Palette(colours: colours)
    #expect(palette.attributes(for: CellStyle(foreground: .secondary)) == .dim)
    #expect(palette.attributes(for: CellStyle(attributes: .bold)) == .bold)
    let filled = CellStyle(foreground: .onAccent, background: .accent)
    #expect(palette.attributes(for: filled) == (colours == 0 ? .reverse : []))
  }

  @Test(
    "a colour maps to the nearest available colour",
    arguments: [
      (256, CellColor(red: 255, green: 149, blue: 0), 208),
      (256, CellColor(red: 128, green: 128, blue: 128), 244),
      (16, CellColor(red: 250, green: 10, blue: 5), 9),
      (16, CellColor(red: 0, green: 0, blue: 0), 0),
      (8, CellColor(red: 255, green: 149, blue: 0), 3),
      (256, CellColor(ansi: 12), 12), (16, CellColor(ansi: 12), 12), (8, CellColor(ansi: 12), 4),
      (8, CellColor(ansi: 8), -1), (0, CellColor(ansi: 1), -1),
    ]
  )
  func nearest(colours: Int, color: CellColor, number: Int) {
    #expect(Palette(colours: colours).number(of: color, as: \.foreground) == number)
  }

  @Test(
    "a theme's own colour is exact with true colour, otherwise the nearest colour",
    arguments: [
      (1 << 24, Palette.direct | 0x7AC85E), (256, 113), (88, 2), (16, 2), (8, 2), (0, -1),
    ]
  )
  func own(colours: Int, number: Int) {
    let theme = ColorTheme("own", colors: [.accent: CellColor(red: 122, green: 200, blue: 94)])
    let palette = Palette(colours: colours, on: .dark, in: theme)
    #expect(palette.number(of: .accent, as: \.foreground) == number)
    #expect(palette.number(of: .accent, as: \.background) == number)
    let price = Palette(colours: colours, on: .dark).numbers(of: .price, on: .standard)
    #expect(palette.numbers(of: .price, on: .standard) == price)
  }

  @Test("a theme's background replaces the terminal's, and text stays readable on it")
  func themeBackground() {
    let light = CellColor(red: 250, green: 245, blue: 230)
    let theme = ColorTheme("own", background: light, colors: [.separator: light])
    #expect(theme.backgroundScheme == .light)
    let palette = Palette(colours: 1 << 24, on: .dark, in: theme)
    #expect(palette.numbers(of: .standard, on: .standard) == (16, Palette.direct | 0xFAF5E6))
    // The theme's author chose this contrast.
    #expect(palette.number(of: .separator, as: \.foreground) == Palette.direct | 0xFAF5E6)
    let filled = palette.numbers(of: .onAccent, on: CellColor(.separator))
    #expect(Palette.contrast(filled.foreground, filled.background) >= 2.5)
  }

  @Test("with few colours, a colour that would vanish keeps the built-in one", arguments: [8, 16])
  func vanishing(colours: Int) {
    let dark = CellColor(red: 40, green: 45, blue: 60)
    let theme = ColorTheme("own", base: .dark, text: dark, colors: [.price: dark])
    let palette = Palette(colours: colours, in: theme)
    #expect(palette.number(of: .price, as: \.foreground) == 6)
    #expect(palette.number(of: .standard, as: \.foreground) == -1)
    let lit = Palette(colours: 256, in: theme)
    #expect(lit.number(of: .price, as: \.foreground) != 6)
  }

  @Test("default text has enough contrast on any background", arguments: [8, 16, 256])
  func readable(colours: Int) {
    let palette = Palette(colours: colours)
    let backgroundSchemes =
      (0..<16).map { CellColor(ansi: $0) }
      + [0, 90, 180, 255].map { CellColor(red: $0, green: 255 - $0, blue: $0 / 2) }
    for backgroundScheme in backgroundSchemes
    where backgroundScheme != CellColor(ansi: 8) || colours >= 16 {
      let (text, background) = palette.numbers(of: .standard, on: backgroundScheme)
      #expect(Palette.contrast(text, background) >= 3, "\(backgroundScheme.value) of \(colours)")
    }
  }

  @Test("an explicit text colour does not change")
  func chosen() {
    let (text, backgroundScheme) = Palette(colours: 16).numbers(
      of: CellColor(ansi: 3),
      on: CellColor(ansi: 11)
    )
    #expect(text == 3)
    #expect(backgroundScheme == 11)
  }

  @Test("text keeps its colour on the terminal's own background")
  func ownBackground() {
    #expect(Palette(colours: 256).numbers(of: .standard, on: .standard) == (-1, -1))
    #expect(Palette(colours: 256).numbers(of: .secondary, on: .standard) == (243, -1))
  }

  @Test("without colours a filled background is reversed, and a black one is not")
  func reversed() {
    let palette = Palette(colours: 0)
    let attributes = { (backgroundScheme: CellColor) in
      palette.attributes(for: CellStyle(background: backgroundScheme))
    }
    #expect(attributes(CellColor(ansi: 4)) == .reverse)
    #expect(attributes(CellColor(ansi: 0)) == [])
    #expect(attributes(CellColor(red: 20, green: 20, blue: 20)) == [])
    #expect(attributes(CellColor(red: 20, green: 200, blue: 20)) == .reverse)
    #expect(attributes(.accent) == .reverse)
    #expect(attributes(.separator) == [])
    #expect(attributes(CellColor(red: 142, green: 142, blue: 147)) == [])
  }

  @Test("grey is dim on palettes without grey", arguments: [0, 8])
  func grey(colours: Int) {
    let style = CellStyle(foreground: CellColor(ansi: 8))
    #expect(Palette(colours: colours).attributes(for: style) == .dim)
    #expect(Palette(colours: 16).attributes(for: style) == [])
  }
}
