import StoreViews
import TerminalExport
import TestSupport
import Testing

@testable import StoreBrowser
@testable import TerminalUI

@Suite("The colours of the screen")
@MainActor
struct ThemeTests {
  @Test(
    "the appearance panel changes the theme, and the terminal shows it at once",
    .timeLimit(.minutes(LongTest.minutes(60)))
  )
  func chosen() async throws {
    let browser = try Browser(try StoreFile.streaming.configuration())
    let open: [InputEvent] = [.key(.character("v")), .key(.end)]
    let themes = SeenThemes()
    let terminal = MemoryTerminal(
      size: Size(width: 100, height: 30),
      input: [open, [.key(.right)], [.key(.right)], [.key(.right)]],
      staysOpen: true
    )
    let run = Task { @MainActor in await browser.run(on: terminal) }
    while terminal.waitingBatches > 0 || !terminal.isWaiting {
      themes.note(terminal.theme)
      try Task.checkCancellation()
      await Task.yield()
    }
    themes.note(terminal.theme)
    #expect(themes.seen == [.auto, .light, .dark, .mono])
    #expect(terminal.frames.last?.lines.contains { $0.contains("mono") } == true)
    terminal.close()
    _ = await run.value
  }

  @MainActor
  private final class SeenThemes {
    private(set) var seen: [ColorTheme] = []
    func note(_ theme: ColorTheme) { if seen.last != theme { seen.append(theme) } }
  }

  @Test("views receive the theme's background, and with auto the terminal's")
  func told() throws {
    let robot = try Robot()
    for (theme, terminal, told) in [
      (ColorTheme.auto, ColorScheme.light, ColorScheme.light), (.auto, .dark, .dark),
      (.light, .dark, .light), (.dark, .light, .dark), (.mono, .light, .light),
    ] {
      robot.browser.model.colors.theme = theme
      robot.host.send(.colorScheme(terminal))
      robot.host.update()
      #expect(robot.scheme == told, "\(theme) on \(terminal)")
    }
  }

  @Test("the theme cannot be changed if the terminal has no colours, and a message says so")
  func noColor() throws {
    let robot = try Robot(width: 100, height: 30, options: BrowserOptions(hasColor: false))
    robot.press("v", "end")
    robot.expect("The terminal has no colours.")
    robot.press("right")
    #expect(robot.browser.model.colors.theme == .auto)
  }

  @Test("a picture of the screen uses the theme chosen with keys")
  func rendered() throws {
    let browser = try Browser(try StoreFile.streaming.configuration())
    let size = Size(width: 100, height: 30)
    let keys: [Key] = [.character("v"), .end, .right]
    let light = browser.render(size: size, pressing: keys, as: .svg)
    let other = try Browser(try StoreFile.streaming.configuration())
    let dark = other.render(size: size, pressing: keys + [.right], as: .svg)
    #expect(light != dark)
    #expect(light.contains("fill=\"#fff\"") && !dark.contains("fill=\"#fff\""))
  }

  @Test("the panel lists a theme of one's own last, and the terminal and all exports show it")
  func own() throws {
    let theme = ColorTheme(
      "forest",
      text: CellColor(red: 210, green: 225, blue: 205),
      background: CellColor(red: 16, green: 32, blue: 22),
      colors: [.accent: CellColor(red: 122, green: 200, blue: 94)]
    )
    let robot = try Robot(width: 100, height: 30, options: BrowserOptions(themes: [theme]))
    robot.press("v", "end", "right", "right", "right", "right")
    #expect(robot.browser.model.colors.theme == theme)
    robot.expect("forest")
    let size = Size(width: 80, height: 24)
    func output(_ format: ScreenFormat) throws -> String {
      let options = BrowserOptions(theme: theme, themes: [theme])
      return try Browser(try StoreFile.streaming.configuration(), options: options)
        .render(size: size, as: format, theme: ScreenTheme(theme))
    }
    let ansi = try output(.ansi)
    #expect(ansi.contains("48;2;16;32;22") && ansi.contains("2;122;200;94"))
    for format in [ScreenFormat.svg, .html] {
      let text = try output(format)
      #expect(text.contains("#102016") && text.contains("#7ac85e"), "\(format)")
      #expect(text.contains("#d2e1cd"), "\(format)")
      #expect(!text.contains("#101010"), "\(format)")
    }
  }

  @Test("a recording changes its colours when keys choose a theme")
  func recorded() throws {
    let browser = try Browser(try StoreFile.streaming.configuration())
    let text = browser.recording(
      size: Size(width: 100, height: 30),
      pressing: [.character("v"), .end, .right, .right, .right]
    )
    let events = text.split(separator: "\n").dropFirst()
    let (light, dark, mono) = (/38;5;25[;m]/, /38;5;75[;m]/, "38;5;")
    #expect(events.count == 6)
    for event in events.prefix(3) { #expect(!event.contains(light) && !event.contains(dark)) }
    let chosen = Array(events.suffix(3))
    #expect(chosen[0].contains(light) && !chosen[0].contains(dark))
    #expect(chosen[1].contains(dark) && !chosen[1].contains(light))
    #expect(!chosen[2].contains(mono) && chosen[2].contains("mono"))
  }

  @Test("ANSI text uses the colours of the theme, and with auto colours for any background")
  func printed() throws {
    let texts = try [ColorTheme.auto, .light, .dark].map { theme in
      let options = BrowserOptions(theme: theme)
      let browser = try Browser(try StoreFile.streaming.configuration(), options: options)
      return browser.render(size: Size(width: 80, height: 24), as: .ansi)
    }
    #expect(texts[0].contains("38;5;32"))
    #expect(texts[1].contains(/38;5;25[;m]/) && !texts[1].contains("38;5;32"))
    #expect(texts[2].contains(/38;5;75[;m]/) && !texts[2].contains("38;5;32"))
  }
}

extension Robot {
  /// The colour scheme that the store's views receive.
  fileprivate var scheme: ColorScheme {
    let element = host.semantics.elements.first { $0.role == .option }
    return element?.node.environment.colorScheme ?? .dark
  }
}
