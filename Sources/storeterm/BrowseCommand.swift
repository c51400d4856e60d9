import ArgumentParser
import Foundation
import ProgramLog
import PurchaseFlow
import PurchaseJournal
import StoreBrowser
import TerminalUI

/// `storeterm browse`: the store in the terminal.
struct BrowseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "browse",
    _superCommandName: Storeterm.name,
    abstract: "Open the store in the terminal.",
    discussion: """
      The customer's history is kept: below $XDG_STATE_HOME/storeterm (~/.local/state), one \
      journal for each configuration file. For a customer without history the clock starts \
      now unless told. Press ? for the keys. \
      What $XDG_CONFIG_HOME/storeterm/settings.yaml (~/.config) names counts where the \
      command line says nothing.
      """
  )

  @OptionGroup var store: StoreOptions

  @Option(help: "Colours for light or dark ground, or none; as the terminal says.")
  var theme: ColorTheme?

  @Flag(help: "Draw without colour.")
  var noColor = false

  @Flag(help: "Leave the mouse to the terminal.")
  var noMouse = false

  @Flag(help: "Write lines instead of drawing, for screen readers and Braille.")
  var accessible = false

  @Flag(help: "Move nothing by itself; nothing does in any case.")
  var reduceMotion = false

  @Option(help: "How much is told in the log, a file below $XDG_STATE_HOME; error.")
  var logLevel: BrowserLog.Level?

  @Option(help: "The file that the customer's history is kept in.", completion: .journal)
  var journal: String?

  @Flag(help: "Begin with a new customer, and keep nothing on disk.")
  var ephemeral = false

  func validate() throws {
    if journal != nil, ephemeral {
      throw ValidationError("--ephemeral keeps no journal. Leave one of the two out.")
    }
    if journal != nil, store.customer.scenario != nil {
      throw ValidationError("The customer of a scenario is kept nowhere. Leave --journal out.")
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
    options.theme = theme ?? settings.options["theme"].flatMap(ColorTheme.init) ?? .auto
    try ProgramLog.checkIsNone(of: [
      options.path, store.customer.scenario, place, journalPath(),
    ])
    let level = logLevel ?? settings.options["log-level"].flatMap(BrowserLog.Level.init)
    options.log = .file(level ?? .error)
    if accessible || settings.isOn("accessible") == true {
      let lined = options
      let code = try await StoreOptions.reportingUsage {
        try await Browser.browseByLines(configuration, options: lined) {
          StandardStream.output.say($0)
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
          usesMouse: !noMouse && settings.isOn("mouse") != false
        )
      )
    }
    throw ExitCode(code)
  }

  private func customer() throws -> CustomerSource {
    try journalPath().map { .journal($0) } ?? .new
  }

  /// The file that the customer is kept in; `nil` where they are kept nowhere.
  private func journalPath() throws -> String? {
    if ephemeral || store.customer.scenario != nil { return nil }
    return try journal ?? JournalPlace.path(forConfigurationAt: store.path())
  }

  /// What the wall clock says, to the second: the first moment of a customer without history.
  static func wallClock() -> Instant {
    Instant(milliseconds: Int64(Date().timeIntervalSince1970) * 1000)
  }
}

extension ColorTheme: NamedValue {}
extension BrowserLog.Level: NamedValue {}
