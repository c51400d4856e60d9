import Foundation
import TerminalExport
import TerminalUI
import TestSupport
import Testing

@testable import StoreBrowser

@Suite("The page of colours")
struct ColourPageTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let page = folder.appending(path: "Documentation/Colours.md")

  /// The roles of texts and lines.
  private static let roles = ColorRole.allCases.filter {
    $0 != .standard && $0 != .onAccent && $0 != .fill
  }
  private static let light = LinearColor(ScreenTheme.light.background)
  private static let dark = LinearColor(ScreenTheme.dark.background)

  @Test("the tables of the page have the contrasts of the built-in themes")
  func tables() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let tables = [
      ("contrast", Self.contrastTable), ("fill", Self.fillTable), ("parts", Self.partsTable),
      ("vision", Self.visionTable),
    ]
    let text = tables.reduce(page) { Self.replaced($1.0, by: $1.1)($0) }
    let complaint = try GoldenFile(Self.page, text: text).complaint(recordWith: "ColourPageTests")
    #expect(complaint == nil, "\(complaint ?? "")")
  }

  @Test("text of the built-in themes has a contrast of at least 4.5, lines of at least 3")
  func contrasts() throws {
    for role in Self.roles {
      let least = role == .separator ? 3 : 4.5
      #expect(Self.contrast(role, on: .light) >= least, "\(role)")
      #expect(Self.contrast(role, on: .dark) >= least, "\(role)")
      let neutral = Self.color(Palette(colours: 256), role)
      #expect(neutral.contrast(to: .white) >= 3, "\(role)")
      #expect(neutral.contrast(to: .black) >= 3, "\(role)")
      #expect(Self.filledContrast(role) >= 3.9, "\(role)")
    }
  }

  @Test(
    "every text colour has a contrast of at least 4.5 on the quiet area of light and dark themes",
    arguments: ColorScheme.allCases
  )
  func contrastsOnFill(scheme: ColorScheme) {
    let palette = Palette(colours: 256, on: scheme)
    for role in Self.roles where role != .separator {
      let contrast = Self.contrast(CellColor(role), on: .fill, palette, .usual)
      #expect(contrast >= 4.5, "\(role): \(contrast)")
    }
  }

  @Test("people who lack one kind of cones see text with a contrast of at least 4.5")
  func vision() {
    for scheme in ColorScheme.allCases {
      for vision in ColorVision.allCases {
        #expect(Self.leastContrast(scheme, vision).value >= 4.5, "\(scheme) \(vision)")
      }
    }
  }

  @Test("the page names every key of a theme and every name of a colour")
  func keys() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    for key in ThemeReader.keys { #expect(page.contains("\n| `\(key)` | "), "\(key)") }
    for name in ColorName.names.prefix(8) { #expect(page.contains("`\(name)`"), "\(name)") }
    for theme in ColorTheme.builtIn { #expect(page.contains("\n| `\(theme.name)` | ")) }
  }

  @Test("the example of the page is a valid settings file with two readable themes")
  func example() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let example = try #require(page.firstMatch(of: /(?s)```yaml\n(.*?)```/)?.1)
    let place = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).yaml")
    try Data(example.utf8).write(to: place)
    defer { try? FileManager.default.removeItem(at: place) }
    let file = try SettingsFile(path: place.path)
    #expect(file.themes.map(\.name) == ["forest", "paper"])
    #expect(file.themes[0].backgroundScheme == .dark)
    #expect(file.themes[1].backgroundScheme == .light)
    for theme in file.themes {
      let palette = Palette(.trueColor, in: theme)
      let background = LinearColor(ScreenTheme(theme).background)
      #expect(LinearColor(ScreenTheme(theme).text).contrast(to: background) >= 7)
      for role in Self.roles {
        let contrast = Self.color(palette, role).contrast(to: background)
        #expect(contrast >= (role == .separator ? 2.4 : 4.5), "\(role) of \(theme.name)")
      }
    }
  }

  // MARK: Tables

  private static func replaced(_ name: String, by table: String) -> (String) -> String {
    { page in
      guard let start = page.range(of: "<!-- \(name) -->\n"),
        let end = page.range(of: "<!-- end -->", range: start.upperBound..<page.endIndex)
      else { return page + "The marks of the table \(name) are missing.\n" }
      return page.replacingCharacters(in: start.upperBound..<end.lowerBound, with: table)
    }
  }

  private static var contrastTable: String {
    let rows = roles.map { role in
      let neutral = color(Palette(colours: 256), role)
      let values = [
        contrast(role, on: .light), contrast(role, on: .dark), neutral.contrast(to: .white),
        neutral.contrast(to: .black), filledContrast(role),
      ]
      return "| \(role) | \(values.map(written).joined(separator: " | ")) |\n"
    }
    return """
      | Role | `light` | `dark` | `auto` on white | `auto` on black | filled |
      | --- | ---: | ---: | ---: | ---: | ---: |

      """ + rows.joined()
  }

  /// The contrast of text on a quiet area, such as a secondary button.
  private static var fillTable: String {
    let rows = roles.filter { $0 != .separator }.map { role in
      let values = [ColorScheme.light, .dark, nil].map { scheme in
        contrast(CellColor(role), on: .fill, Palette(colours: 256, on: scheme), .usual)
      }
      return "| \(role) | \(values.map(written).joined(separator: " | ")) |\n"
    }
    return """
      | Role | `light` | `dark` | `auto` |
      | --- | ---: | ---: | ---: |

      """ + rows.joined()
  }

  /// The parts of a store with the colours of their text and area.
  private static let parts: [(name: String, text: CellColor, area: CellColor)] = [
    ("the frame of the chosen plan", .accent, .standard),
    ("a primary button, focused or not", .onAccent, .accent),
    ("a secondary button", .accent, .fill),
    ("a destructive button", .critical, .fill),
    ("an offer", .badge, .standard),
    ("an error", .critical, .standard),
  ]

  /// The contrast of the parts of a store in `light` and `dark`, for each kind of vision.
  private static var partsTable: String {
    let rows = parts.map { part in
      let cells = ColorVision.allCases.map { vision in
        [ColorScheme.light, .dark].map { scheme in
          let palette = Palette(colours: 256, on: scheme)
          let ground = scheme == .light ? light : dark
          return written(contrast(part.text, on: part.area, palette, vision, ground))
        }
        .joined(separator: " / ")
      }
      return "| \(part.name) | \(cells.joined(separator: " | ")) |\n"
    }
    let names = ColorVision.allCases.map(\.rawValue)
    return "| Part | \(names.joined(separator: " | ")) |\n"
      + "| --- |\(String(repeating: " ---: |", count: names.count))\n" + rows.joined()
  }

  private static var visionTable: String {
    let rows = [("light", ColorScheme.light), ("dark", .dark)].map { name, scheme in
      let cells = ColorVision.allCases.map { vision in
        let (value, role) = leastContrast(scheme, vision)
        return "\(written(value)) (\(role))"
      }
      return "| `\(name)` | \(cells.joined(separator: " | ")) |\n"
    }
    let names = ColorVision.allCases.map(\.rawValue)
    return "| Theme | \(names.joined(separator: " | ")) |\n"
      + "| --- |\(String(repeating: " --- |", count: names.count))\n" + rows.joined()
  }

  private static func written(_ value: Double) -> String {
    let tenths = Int(value * 10)
    return "\(tenths / 10).\(tenths % 10)"
  }

  // MARK: Figures

  private static func color(_ palette: Palette, _ role: ColorRole) -> LinearColor {
    LinearColor(Palette.parts(of: palette.numbers(of: CellColor(role), on: .standard).foreground))
  }

  private static func contrast(_ role: ColorRole, on scheme: ColorScheme) -> Double {
    color(Palette(colours: 256, on: scheme), role).contrast(to: scheme == .light ? light : dark)
  }

  /// Returns the contrast of text on an area as a person with a kind of vision sees it.
  ///
  /// - Parameter background: The screen's background, for areas without a colour.
  private static func contrast(
    _ text: CellColor,
    on area: CellColor,
    _ palette: Palette,
    _ vision: ColorVision,
    _ background: LinearColor = dark
  ) -> Double {
    let numbers = palette.numbers(of: text, on: area)
    let below =
      numbers.background < 0 ? background : LinearColor(Palette.parts(of: numbers.background))
    return vision.seen(LinearColor(Palette.parts(of: numbers.foreground)))
      .contrast(to: vision.seen(below))
  }

  private static func filledContrast(_ role: ColorRole) -> Double {
    let numbers = Palette(colours: 256).numbers(of: .onAccent, on: CellColor(role))
    return LinearColor(Palette.parts(of: numbers.foreground))
      .contrast(to: LinearColor(Palette.parts(of: numbers.background)))
  }

  private static func leastContrast(
    _ scheme: ColorScheme,
    _ vision: ColorVision
  ) -> (value: Double, role: ColorRole) {
    let palette = Palette(colours: 256, on: scheme)
    let background = vision.seen(scheme == .light ? light : dark)
    let texts = roles.filter { $0 != .separator }.map { role in
      (value: vision.seen(color(palette, role)).contrast(to: background), role: role)
    }
    return texts.min { $0.value < $1.value } ?? (0, .standard)
  }
}
