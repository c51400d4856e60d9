import ArgumentParser
import StoreBrowser
import TerminalExport
import TerminalUI

/// `storeterm render`: one screen without a terminal, in one of several formats.
struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    _superCommandName: Storeterm.name,
    abstract: "Print one screen; no terminal needed.",
    discussion: """
      Reads neither the environment nor anything but the file and what is named: the same \
      input gives the same bytes. The clock starts at 2026-01-01T00:00:00Z unless told.

      Keys for --press: up down left right enter space tab backtab escape home end pageup \
      pagedown backspace delete ctrl-x f1, or one character.
      """
  )

  @OptionGroup var store: StoreOptions

  @Option(help: "The screen to print; store.")
  var screen: PrintedScreen?

  @Option(help: "What the screen is printed as; text.")
  var format: ScreenFormat?

  @Option(
    help: """
      Colours of pictures, pages, ansi and recordings: light, dark or mono. Of auto pictures \
      and pages are dark, the others can be read on both.
      """
  )
  var theme = ColorTheme.auto

  @Flag(help: "Print without colour, as --theme mono.")
  var noColor = false

  @Flag(help: "Print the store in every style and placement as one picture (SVG).")
  var contactSheet = false

  @Flag(help: "Print a recording of the keys being pressed (asciicast).")
  var cast = false

  @Option(help: "The screen's columns, 1 to 1000.")
  var width = 80

  @Option(help: "The screen's rows, 1 to 1000.")
  var height = 24

  @Option(
    parsing: .singleValue,
    help: "A key to press first; may be repeated.",
    transform: key
  )
  var press: [Key] = []

  func validate() throws {
    guard (1...1000).contains(width), (1...1000).contains(height) else {
      throw ValidationError("A screen has 1 to 1000 columns and rows.")
    }
    let asksForOne = screen != nil || store.controlStyle != nil || store.placement != nil
    guard !contactSheet || !asksForOne && press.isEmpty else {
      throw ValidationError(
        "A contact sheet shows every style of the store at once. "
          + "Leave --screen, --press, --control-style and --placement out."
      )
    }
    // A contact sheet is an SVG anyway.
    let isFormatOther = format != nil && !(contactSheet && format == .svg)
    guard !(contactSheet && cast), !isFormatOther || !(contactSheet || cast) else {
      throw ValidationError("Leave out all but one of --format, --contact-sheet and --cast.")
    }
  }

  @MainActor
  func run() async throws {
    var options = try store.browserOptions(defaultStart: BrowserOptions.defaultStart)
    options.colorScheme = theme == .light ? .light : .dark
    options.theme = noColor ? .mono : theme
    options.hasColor = !noColor
    switch screen {
    case .screen(let screen)?: options.screen = screen
    case .help?: options.showsHelp = true
    case .palette?: options.showsPalette = true
    case nil: break
    }
    let configuration = try store.configuration()
    let browser = try await StoreOptions.reportingUsage {
      try Browser(configuration, options: options)
    }
    StandardStream.output.write(output(of: browser))
  }

  @MainActor
  private func output(of browser: Browser) -> String {
    let size = Size(width: width, height: height)
    if contactSheet { return browser.contactSheet(size: size, theme: colors) }
    if cast { return browser.recording(size: size, pressing: press, theme: colors) }
    return browser.render(size: size, pressing: press, as: format ?? .text, theme: colors)
  }

  private var colors: ScreenTheme {
    if noColor { return .mono }
    return switch theme {
    case .auto, .dark: .dark
    case .light: .light
    case .mono: .mono
    }
  }

  /// A key as `--press` names it.
  @Sendable
  private static func key(_ name: String) throws -> Key {
    guard let key = Key(name: name) else {
      throw ValidationError("There is no such key. Write up, enter, ctrl-t, f5 or one character.")
    }
    return key
  }
}

extension ScreenFormat: NamedValue {}

/// What `--screen` names: a screen, or a list of commands over the store.
enum PrintedScreen: NamedValue {
  /// A screen of the browser.
  case screen(BrowserScreen)
  /// The help.
  case help
  /// The palette of commands.
  case palette

  /// All of them, the screens first.
  static let allCases = BrowserScreen.allCases.map(Self.screen) + [.help, .palette]

  /// The one of a name.
  init?(rawValue name: String) {
    guard let named = Self.allCases.first(where: { $0.rawValue == name }) else { return nil }
    self = named
  }

  /// Its name.
  var rawValue: String {
    switch self {
    case .screen(let screen): screen.rawValue
    case .help: "help"
    case .palette: "palette"
    }
  }
}
