import Foundation
import TerminalUI
import Testing

@testable import NcursesTerminal

@Suite("Colours of roles")
struct PaletteTests {
  /// The luminance of a colour of the 256, as WCAG 2 defines it.
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

  @Test("each role can be read on a dark and on a light terminal")
  func contrastOfText() throws {
    let palette = Palette(colours: 256)
    for role in ColorRole.allCases where role != .standard && role != .onAccent {
      let colour = luminance(try #require(palette.entries[role]).foreground)
      #expect(contrast(colour, 0) >= 3.9, "\(role) on black")
      #expect(contrast(colour, 1) >= 3.4, "\(role) on white")
    }
  }

  @Test("text on the accent can be read")
  func contrastOnAccent() throws {
    let palette = Palette(colours: 256)
    let text = luminance(try #require(palette.entries[.onAccent]).foreground)
    let area = luminance(try #require(palette.entries[.accent]).background)
    #expect(contrast(text, area) >= 4.5)
  }

  @Test("without a colour of its own a role keeps an attribute", arguments: [0, 8, 16])
  func attributes(colours: Int) {
    let palette = Palette(colours: colours)
    #expect(palette.attributes(for: CellStyle(foreground: .secondary)) == .dim)
    #expect(palette.attributes(for: CellStyle(attributes: .bold)) == .bold)
    let filled = CellStyle(foreground: .onAccent, background: .accent)
    #expect(palette.attributes(for: filled) == (colours == 0 ? .reverse : []))
  }
}
