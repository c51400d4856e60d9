#if os(Linux)
import ArgumentParser
import ExternalInput
import Foundation
import NcursesTerminal
import PreviewChannel
import Previewer
import ProgramLog
import PurchaseFlow
import PurchaseJournal
import StoreBrowser
import TerminalUI

/// `storeterm preview`: shows the views and control styles of a Swift file, and updates them at
/// each save.
struct PreviewCommand: AsyncParsableCommand, DocumentedCommand {
  static let notes = CommandNotes(
    discussion: """
      Shows the file's previews (#Preview, PreviewProvider). A file without previews shows its \
      App; a file without an App shows each View and each SubscriptionStoreControlStyle that has \
      an initializer without arguments. Control styles appear in the store of --store. Requires \
      a Swift compiler: swiftc in PATH, or the one that SWIFT_EXEC names. Compiles in Swift 5 \
      mode with DEBUG set.

      If the first argument is a directory, shows the previews of all its files, named File/Name.

      Keys: F4 shows or hides the error messages, F5 restarts the preview, F6 shows the next \
      preview; q and Ctrl-C quit. The preview receives all other keys.

      Saves the customer's history as browse does. --print saves nothing and works without a \
      terminal.

      --list reads the names from the source, without a compiler or a store. A preview that uses \
      more than 2 GiB of memory is stopped. The log keeps the first 4 MiB of output of a run. \
      When storeterm ends, the preview process ends and the temporary files are removed.
      """,
    examples: [
      .init("storeterm preview Shop.swift --store Store.storekit", purpose: "Show the previews."),
      .init("storeterm preview Shop.swift --list", purpose: "List the names of the previews."),
      .init(
        "storeterm preview Shop.swift --store Store.storekit --print --width 60",
        purpose: "Print the first preview as text, for CI."
      ),
    ],
    exitCodes: [
      .init(0, "Done."),
      .init(
        1,
        """
        With --print: the file does not compile, the preview crashed or ended, or it exceeded a \
        limit.
        """
      ),
      .init(
        2,
        """
        Wrong usage, a file that cannot be read, nothing to show, or no compiler.
        """
      ),
      .init(130, "Interrupted with Ctrl-C."),
    ]
  )

  static let configuration = CommandConfiguration(
    commandName: "preview",
    _superCommandName: Storeterm.name,
    abstract: "Build a Swift file and show its views or control styles, updated at each save.",
    discussion: notes.helpText
  )

  @Argument(
    help: "Swift file or directory to show, then other files or directories to compile with it",
    completion: .file(extensions: ["swift"])
  )
  var files: [String]

  @Option(
    help: ArgumentHelp(
      "Configuration file or package directory (default: the only one in the current directory)",
      valueName: "file"
    ),
    completion: .storekit
  )
  var store: String?

  @Option(
    name: .customLong("preview"),
    help: ArgumentHelp("Name of the preview to show (default: the first)", valueName: "name")
  )
  var name: String?

  @Flag(help: "Print one screen as text and exit")
  var print = false

  @Flag(help: "Print the names of the previews and exit, without building the file")
  var list = false

  @Option(help: ArgumentHelp("With --print: width in columns, 1 to 1000", valueName: "columns"))
  var width = 80

  @Option(help: ArgumentHelp("With --print: height in rows, 1 to 1000", valueName: "rows"))
  var height = 24

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "With --print: key to press before printing, named as for render; repeatable",
      valueName: "key"
    )
  )
  var press: [String] = []

  @Option(
    help: ArgumentHelp(
      "With --print: time limit of the preview, 0.01 to 86400",
      valueName: "seconds"
    )
  )
  var timeout = TimeLimit(seconds: 30)

  @Option(
    help: ArgumentHelp(
      "With --print: time limit of the build, 0.01 to 86400",
      valueName: "seconds"
    )
  )
  var buildTimeout = TimeLimit(seconds: 300)

  @Option(
    help: ArgumentHelp(
      "Actor isolation of declarations that state none; Xcode 26 sets MainActor in new apps",
      valueName: "isolation"
    )
  )
  var defaultIsolation = DefaultIsolation.nonisolated

  @Option(help: "Subscription group for control styles (default: the first group with plans)")
  var group: String?

  @Option(help: "Placement of control styles; not every style has every placement")
  var placement = "automatic"

  @OptionGroup var customer: CustomerOptions

  @Option(
    help: ArgumentHelp(
      "Journal that stores the customer's history (default: one for each configuration file)",
      valueName: "file"
    ),
    completion: .journal
  )
  var journal: String?

  @Flag(
    help: """
      Start with a new customer, who is kept when you save the Swift file and removed when \
      storeterm ends
      """
  )
  var ephemeral = false

  @Option(
    help: """
      Colour theme: auto, light, dark, mono, or a theme of the settings file (default: auto)
      """,
    completion: ThemeOption.completion
  )
  var theme: String?

  @Flag(help: "Draw only ASCII characters")
  var ascii = false

  @Flag(help: "Draw without colours")
  var noColor = false

  @Flag(help: "Do not use the mouse, so that the terminal can select text with it")
  var noMouse = false

  func validate() throws {
    guard (1...1000).contains(width), (1...1000).contains(height) else {
      throw ValidationError("--width and --height must be 1 to 1000.")
    }
    guard ControlStyleList.placementNames.contains(placement) else {
      let names = ControlStyleList.placementNames.joined(separator: ", ")
      throw ValidationError(
        "Unknown placement \(PrintableText.quotedName(placement)). Placements: \(names)."
      )
    }
    if let wrong = press.first(where: { Key(name: $0) == nil }) {
      throw ValidationError(
        "Unknown key \(PrintableText.quotedName(wrong)). "
          + "Write up, enter, ctrl-t, f5 or one character."
      )
    }
    if journal != nil, ephemeral || customer.scenario != nil || print || list {
      throw ValidationError(
        "--ephemeral, --scenario, --print and --list save nothing. Leave --journal out."
      )
    }
    for limit in [timeout, buildTimeout] { _ = try limit.duration() }
    if files.isEmpty { throw ValidationError("Name a Swift file: storeterm preview FILE.swift") }
  }

  @MainActor
  func run() async throws {
    try TextEncoding.checkVariables()
    do {
      // The named files are read first, so that their errors are reported before problems with the
      // compiler or the modules.
      let limit = BuildLimit(try buildTimeout.duration()) { line in
        StandardStream.error.write(PrintableText.lines(line) + "\n")
      }
      guard let names = try await names(within: limit) else { return try end(with: limit.exceeded) }
      if list { return try end(with: names.printed()) }
      if print, let nothing = names.nothing { return try end(with: nothing) }
      let theme = try ThemeOption.theme(named: theme)
      let options = try options(in: theme)
      try ProgramLog.checkIsNone(of: files + [options.store, options.scenario, options.journal])
      var settings = PreviewSettings(files: files, options: options)
      settings.usesColor = !noColor && theme.hasColors
      settings.theme = theme
      settings.usesMouse = !noMouse
      settings.timeout = try timeout.duration()
      settings.defaultIsolation = defaultIsolation
      let previewer = try Previewer(settings)
      guard print else { throw ExitCode(try await previewer.show()) }
      try end(with: try await previewer.print(within: limit))
    } catch let error as PreviewError {
      throw CommandFailure(message: PrintableText.escaped("\(error)"))
    } catch let error as TerminalError {
      let advice = "print a screen with `storeterm preview FILE.swift --print`"
      throw CommandFailure(message: error.message(alternative: advice))
    }
  }

  /// Returns the previews of the files. Returns `nil` if reading them exceeds the time limit of a
  /// printed preview's build.
  @MainActor
  private func names(within limit: BuildLimit) async throws -> PreviewNames? {
    print
      ? try await PreviewNames.read(files, within: limit) : try await PreviewNames(of: files)
  }

  private func end(with printed: Previewer.PrintResult) throws {
    StandardStream.output.write(printed.output)
    if printed.exitCode == 2 {
      let lines = printed.diagnostics.split(separator: "\n")
      throw CommandFailure(message: lines.joined(separator: "\n"))
    }
    StandardStream.error.write(PrintableText.lines(printed.diagnostics))
    throw ExitCode(printed.exitCode)
  }

  @MainActor
  private func options(in theme: ColorTheme) throws -> PreviewedProgramOptions {
    let surroundings = TerminalEnvironment.current
    let defaultStart = print ? BrowserOptions.defaultStart : BrowseCommand.wallClock()
    let first = try customer.firstMoment() ?? defaultStart
    var options = PreviewedProgramOptions(mode: mode, start: first.milliseconds)
    options.preview = name
    options.store = try storePath()
    options.locale = try customer.storeLocale()?.identifier
    _ = try customer.storeStorefront()
    options.storefront = customer.storefront
    options.group = group
    options.placement = placement
    options.zone = try customer.calendarZone().identifier
    options.scenario = customer.scenario
    options.journal = journal ?? defaultJournal(of: options.store)
    options.usesASCII = ascii
    let isTerminalLight = theme.hasColors && !print && surroundings.isLight
    options.isLight = theme.backgroundScheme.map { $0 == .light } ?? isTerminalLight
    options.showsPictures = !noColor && theme.hasColors
    if !print, options.locale == nil { options.viewLocale = surroundings.language }
    return options
  }

  private var mode: PreviewedProgramOptions.Mode {
    print
      ? .print(width: width, height: height, press: press) : .live(width: width, height: height)
  }

  private func defaultJournal(of store: String?) -> String? {
    guard let store, !ephemeral, !print, customer.scenario == nil else { return nil }
    return JournalPaths.path(forConfigurationAt: store)
  }

  /// Returns the path of the store's file, which may be the scenario's store. Returns `nil` if
  /// there is no store file, because not all views need a store.
  private func storePath() throws -> String? {
    let scenario = try customer.loadScenario(in: store)
    return try store ?? scenario?.store
      ?? ConfigurationFile.onlyOrNone(namedBy: "Name one with --store: ")
  }
}

extension DefaultIsolation: ExpressibleByArgument {}

extension TerminalEnvironment {
  fileprivate var isLight: Bool { colorScheme == .light }
}
#endif
