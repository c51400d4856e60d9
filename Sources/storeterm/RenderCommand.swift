import ArgumentParser
import StoreBrowser
import TerminalExport
import TerminalUI

/// `storeterm render`: prints one screen in one of several formats, without a terminal.
struct RenderCommand: AsyncParsableCommand, DocumentedCommand {
  static let notes = CommandNotes(
    discussion: """
      Reads only the file and the options, not the environment: the same input gives the same \
      bytes. Reads the settings file only for a --theme that is not built in.

      Keys for --press: up down left right enter space tab backtab escape home end pageup \
      pagedown backspace delete, ctrl- and a letter, f1 to f12, or one character.
      """,
    examples: [
      .init("storeterm render Store.storekit", purpose: "Print the store as text."),
      .init(
        "storeterm render Store.storekit --width 96 --format svg --theme light",
        purpose: "Print the store as a picture."
      ),
      .init(
        "storeterm render Store.storekit --press down --press enter",
        purpose: "Print the screen after two keys."
      ),
      .init(
        "storeterm render Store.storekit --scenario life.yaml --screen timeline",
        purpose: "Print the timeline of the customer at the end of a scenario."
      ),
    ],
    exitCodes: [
      .init(0, "Done."),
      .init(2, "Wrong usage, or a file that cannot be read."),
    ]
  )

  static let configuration = CommandConfiguration(
    commandName: "render",
    _superCommandName: Storeterm.name,
    abstract: "Print one screen, without a terminal.",
    discussion: notes.helpText
  )

  @OptionGroup var store: StoreOptions

  @Option(help: "Screen to print (default: store)")
  var screen: PrintedScreen?

  @Option(help: "Output format (default: text)")
  var format: ScreenFormat?

  @Option(
    help: """
      Colour theme of svg, html, ansi and recordings: auto, light, dark, mono, or a theme of the \
      settings file. With auto, svg and html are dark; ansi and recordings use colours that suit \
      light and dark backgrounds (default: auto)
      """,
    completion: ThemeOption.completion
  )
  var theme: String?

  @Flag(help: "Print without colours, like --theme mono")
  var noColor = false

  @Flag(help: "Print the store in every style and placement as one SVG picture")
  var contactSheet = false

  @Flag(help: "Print a recording of the pressed keys in asciicast format")
  var cast = false

  @Option(help: ArgumentHelp("Width in columns, 1 to 1000", valueName: "columns"))
  var width = 80

  @Option(help: ArgumentHelp("Height in rows, 1 to 1000", valueName: "rows"))
  var height = 24

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Key to press before printing; repeatable", valueName: "key"),
    transform: key
  )
  var press: [Key] = []

  func validate() throws {
    guard (1...1000).contains(width), (1...1000).contains(height) else {
      throw ValidationError("--width and --height must be 1 to 1000.")
    }
    let requestsPicture = screen != nil || store.controlStyle != nil || store.placement != nil
    guard !contactSheet || !requestsPicture && press.isEmpty else {
      throw ValidationError(
        "--contact-sheet shows every style of the store. "
          + "Leave --screen, --press, --control-style and --placement out."
      )
    }
    // A contact sheet is always SVG.
    let isFormatOther = format != nil && !(contactSheet && format == .svg)
    guard !(contactSheet && cast), !isFormatOther || !(contactSheet || cast) else {
      throw ValidationError(
        "--format, --contact-sheet and --cast exclude each other. Leave all but one of them out."
      )
    }
  }

  @MainActor
  func run() async throws {
    var options = try store.browserOptions(defaultStart: BrowserOptions.defaultStart)
    let chosen = try ThemeOption.theme(named: theme)
    let theme = noColor ? .mono : chosen
    options.colorScheme = chosen.backgroundScheme ?? .dark
    options.theme = theme
    options.themes = theme.isBuiltIn ? [] : [theme]
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
    StandardStream.output.write(output(of: browser, in: ScreenTheme(theme)))
  }

  @MainActor
  private func output(of browser: Browser, in colors: ScreenTheme) -> String {
    let size = Size(width: width, height: height)
    if contactSheet { return browser.contactSheet(size: size, theme: colors) }
    if cast { return browser.recording(size: size, pressing: press, theme: colors) }
    return browser.render(size: size, pressing: press, as: format ?? .text, theme: colors)
  }

  /// Parses a key of `--press`.
  @Sendable
  private static func key(_ name: String) throws -> Key {
    guard let key = Key(name: name) else {
      throw ValidationError("Unknown key. Write up, enter, ctrl-t, f5 or one character.")
    }
    return key
  }
}

extension ScreenFormat: NamedValue {}

/// A value of `--screen`: a screen of `browse`, or the help or the command palette, which cover
/// part of the store.
enum PrintedScreen: NamedValue {
  /// One of the screens of `browse`.
  case screen(BrowserScreen)
  /// The store screen with the help open.
  case help
  /// The store screen with the command palette open.
  case palette

  /// All values, the screens first.
  static let allCases = BrowserScreen.allCases.map(Self.screen) + [.help, .palette]

  /// Creates the value with a name; `nil` for an unknown name.
  init?(rawValue name: String) {
    guard let named = Self.allCases.first(where: { $0.rawValue == name }) else { return nil }
    self = named
  }

  /// The name on the command line.
  var rawValue: String {
    switch self {
    case .screen(let screen): screen.rawValue
    case .help: "help"
    case .palette: "palette"
    }
  }
}
