import ArgumentParser
import Foundation
import NcursesTerminal
import ProgramLog
import PurchaseFlow
import PurchaseJournal
import StoreBrowser
import TerminalUI

/// `storeterm browse`: opens the store in the terminal.
struct BrowseCommand: AsyncParsableCommand, DocumentedCommand {
  static let notes = CommandNotes(
    discussion: """
      Press ? for the keys.

      Saves the customer's history in a journal for each configuration file, in \
      $XDG_STATE_HOME/storeterm (default: ~/.local/state/storeterm). Defaults for options are \
      read from $XDG_CONFIG_HOME/storeterm/settings.yaml (default: \
      ~/.config/storeterm/settings.yaml).
      """,
    examples: [
      .init("storeterm browse Store.storekit", purpose: "Open the store."),
      .init("storeterm Store.storekit", purpose: "Open the store; browse is the default command."),
      .init(
        "storeterm browse Store.storekit --theme light --ephemeral",
        purpose: "Open the store with a new customer and save nothing."
      ),
    ],
    exitCodes: [
      .init(0, "Done."),
      .init(
        2,
        """
        Wrong usage, a file that cannot be read, a terminal that cannot show the store, or a \
        failure to save the last action.
        """
      ),
      .init(130, "Interrupted with Ctrl-C."),
    ]
  )

  static let configuration = CommandConfiguration(
    commandName: "browse",
    _superCommandName: Storeterm.name,
    abstract: "Open the store in the terminal.",
    discussion: notes.helpText
  )

  @OptionGroup var store: StoreOptions

  @Option(
    help: """
      Colour theme: auto, light, dark, mono, or a theme of the settings file (default: auto, like \
      the background that the terminal reports)
      """,
    completion: ThemeOption.completion
  )
  var theme: String?

  @Flag(help: "Draw without colours")
  var noColor = false

  @Flag(help: "Do not use the mouse, so that the terminal can select text with it")
  var noMouse = false

  @Option(
    help: """
      How to show pictures: auto uses pixels if the terminal reports kitty graphics or sixel, \
      else half blocks; blocks always uses half blocks (default: auto)
      """
  )
  var pictures: PictureMode?

  @Flag(help: "Print lines of text instead of drawing, for screen readers and Braille displays")
  var accessible = false

  @Flag(help: "While the clock runs, redraw only at events, and not with the time")
  var reduceMotion = false

  @Option(
    help: ArgumentHelp(
      "Least severe level to log (default: error)",
      valueName: "level"
    )
  )
  var logLevel: BrowserLog.Level?

  @Option(
    help: ArgumentHelp(
      "Journal that stores the customer's history (default: one for each configuration file)",
      valueName: "file"
    ),
    completion: .journal
  )
  var journal: String?

  @Flag(help: "Start with a new customer and save nothing")
  var ephemeral = false

  func validate() throws {
    if journal != nil, ephemeral {
      throw ValidationError("--journal and --ephemeral exclude each other. Leave one of them out.")
    }
    if journal != nil, store.customer.scenario != nil {
      throw ValidationError("The customer of a scenario is not saved. Leave --journal out.")
    }
  }

  @MainActor
  func run() async throws {
    try TextEncoding.checkVariables()
    let place = SettingsFile.path()
    let settings = try StoreOptions.reporting {
      try SettingsFile(path: place, controlStyle: self.store.controlStyle)
    }
    var store = store
    store.fill(from: settings)
    let configuration = try store.configuration()
    var options = try store.browserOptions(
      defaultStart: Self.wallClock(),
      customer: customer()
    )
    options.path = try store.path()
    options.keys = settings.keys
    options.theme = try ThemeOption.theme(named: theme ?? settings.options["theme"], of: settings)
    options.themes = settings.themes
    options.reducesMotion = reduceMotion || settings.isOn("reduce-motion") == true
    try ProgramLog.checkIsNone(of: [
      options.path, store.customer.scenario, place, journalPath(),
    ])
    let level = logLevel ?? settings.options["log-level"].flatMap(BrowserLog.Level.init)
    options.log = .file(level ?? .error)
    if accessible || settings.isOn("accessible") == true {
      let lined = options
      let code = try await StoreOptions.reportingUsage {
        try await Browser.browseByLines(configuration, options: lined) {
          StandardStream.output.writeInteractive($0)
        }
      }
      throw ExitCode(code)
    }
    let code = try await StoreOptions.reportingUsage {
      try await Browser.browse(
        configuration,
        options: options,
        terminal: Browser.TerminalOptions(
          usesColor: !noColor && settings.isOn("color") != false,
          usesMouse: !noMouse && settings.isOn("mouse") != false,
          pictures: pictures ?? settings.options["pictures"].flatMap(PictureMode.init) ?? .auto
        )
      )
    }
    throw ExitCode(code)
  }

  private func customer() throws -> CustomerSource {
    try journalPath().map { .journal($0) } ?? .new
  }

  /// The path of the customer's journal; `nil` when the history is not saved.
  private func journalPath() throws -> String? {
    if ephemeral || store.customer.scenario != nil { return nil }
    return try journal ?? JournalPaths.path(forConfigurationAt: store.path())
  }

  /// The current time in whole seconds: the start of the clock for a new customer.
  static func wallClock() -> Instant {
    Instant(milliseconds: Int64(Date().timeIntervalSince1970) * 1000)
  }
}

extension PictureMode: NamedValue {}
extension BrowserLog.Level: NamedValue {}
