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

/// `storeterm preview`: views and control styles of a Swift file, again at each save.
struct PreviewCommand: AsyncParsableCommand {
  /// Which ground the views are drawn for.
  enum Theme: String, ExpressibleByArgument, CaseIterable {
    case auto
    case light
    case dark
    case mono
  }

  static let configuration = CommandConfiguration(
    commandName: "preview",
    _superCommandName: Storeterm.name,
    abstract: "Build a Swift file and show its views or control styles, again at each save.",
    discussion: """
      Shows the file's previews (#Preview, PreviewProvider); else its App; else each View and \
      each SubscriptionStoreControlStyle that can be made without arguments, styles in a store \
      of --store. Needs a Swift compiler: swiftc in PATH, or what SWIFT_EXEC names. The file is \
      compiled in Swift 5 mode, with DEBUG set.

      Keys: F4 shows or hides what is wrong, F5 starts again, F6 shows the next preview; q and \
      Ctrl-C leave. All others are the previewed program's.

      Customers are kept as browse keeps them, with --ephemeral until the preview is left. With \
      --print, nobody is kept and no terminal is needed: the first preview, or that of \
      --preview, is printed as text, and the clock starts at 2026-01-01T00:00:00Z unless told.

      --list reads the names from the file, and needs no compiler and no store. A preview that \
      uses more than 2 GiB of memory is ended. The log keeps the first 4 MiB that a run prints. \
      When storeterm ends, the preview and its temporary files go too.

      Exit code: 0 done, 1 when --print finds that the file does not compile, that its preview \
      crashes or ends the program, or that one of them exceeds a limit, 2 wrong usage, nothing to \
      show, or no compiler, 130 interrupted.
      """
  )

  @Argument(
    help: "The Swift file, and others (or folders of them) to compile with it.",
    completion: .file(extensions: ["swift"])
  )
  var files: [String]

  @Option(
    help: "A .storekit file or package directory; the only one of this folder unless given.",
    completion: .storekit
  )
  var store: String?

  @Option(name: .customLong("preview"), help: "The preview to show, by name; the first.")
  var name: String?

  @Flag(help: "Print one screen as text instead.")
  var print = false

  @Flag(help: "Print the names of the previews instead, without building the file.")
  var list = false

  @Option(help: "With --print: the screen's columns, 1 to 1000.")
  var width = 80

  @Option(help: "With --print: the screen's rows, 1 to 1000.")
  var height = 24

  @Option(
    parsing: .singleValue,
    help: "With --print: a key to press first, as render names them; may be repeated."
  )
  var press: [String] = []

  @Option(
    help: ArgumentHelp(
      "With --print: how long the preview may run, from its start; 0.01 to 86400.",
      valueName: "seconds"
    )
  )
  var timeout = TimeLimit(seconds: 30)

  @Option(
    help: ArgumentHelp(
      "With --print: how long the build may take; 0.01 to 86400.",
      valueName: "seconds"
    )
  )
  var buildTimeout = TimeLimit(seconds: 300)

  @Option(help: "The group that control styles are shown with; the first with plans.")
  var group: String?

  @Option(help: "Where control styles stand, as far as they can.")
  var placement = "automatic"

  @OptionGroup var customer: CustomerOptions

  @Option(help: "The file that the customer's history is kept in.", completion: .journal)
  var journal: String?

  @Flag(help: "Begin with a new customer, who is kept until the preview is left.")
  var ephemeral = false

  @Option(help: "The ground to draw for.")
  var theme = Theme.auto

  @Flag(help: "Draw nothing outside ASCII.")
  var ascii = false

  @Flag(help: "Draw without colour.")
  var noColor = false

  @Flag(help: "Leave the mouse to the terminal.")
  var noMouse = false

  func validate() throws {
    guard (1...1000).contains(width), (1...1000).contains(height) else {
      throw ValidationError("A screen has 1 to 1000 columns and rows.")
    }
    guard ControlStyleList.placementNames.contains(placement) else {
      let names = ControlStyleList.placementNames.joined(separator: ", ")
      throw ValidationError(
        "There is no placement \(PrintableText.quotedName(placement)). There are: \(names)."
      )
    }
    if let wrong = press.first(where: { Key(name: $0) == nil }) {
      throw ValidationError(
        "There is no key \(PrintableText.quotedName(wrong)). "
          + "Write up, enter, ctrl-t, f5 or one character."
      )
    }
    if journal != nil, ephemeral || customer.scenario != nil || print || list {
      throw ValidationError("Nobody is kept with that. Leave --journal out.")
    }
    for limit in [timeout, buildTimeout] { _ = try limit.duration() }
    if files.isEmpty { throw ValidationError("Name a Swift file: storeterm preview FILE.swift") }
  }

  @MainActor
  func run() async throws {
    try TextEncoding.checkVariables()
    do {
      // What is wrong with the named files is reported before anything that only a preview needs.
      let names = try PreviewNames(of: files)
      if list { return try end(with: names.printed()) }
      if print, let nothing = names.nothing { return try end(with: nothing) }
      let stage = try options()
      try ProgramLog.checkIsNone(of: files + [stage.store, stage.scenario, stage.journal])
      var settings = PreviewSettings(files: files, stage: stage)
      settings.usesColor = !noColor && theme != .mono
      settings.usesMouse = !noMouse
      settings.timeout = try timeout.duration()
      settings.buildTimeout = try buildTimeout.duration()
      let previewer = try Previewer(settings)
      guard print else { throw ExitCode(try await previewer.show()) }
      try end(
        with: try await previewer.print { line in
          StandardStream.error.write(PrintableText.lines(line) + "\n")
        }
      )
    } catch let error as PreviewError {
      throw CommandFailure(message: PrintableText.escaped("\(error)"))
    } catch let error as TerminalError {
      let advice = "print a screen with `storeterm preview FILE.swift --print`"
      throw CommandFailure(message: error.message(alternative: advice))
    }
  }

  private func end(with printed: Previewer.Printed) throws {
    StandardStream.output.write(printed.output)
    if printed.exitCode == 2 {
      let lines = printed.complaints.split(separator: "\n")
      throw CommandFailure(message: lines.joined(separator: "\n"))
    }
    StandardStream.error.write(PrintableText.lines(printed.complaints))
    throw ExitCode(printed.exitCode)
  }

  @MainActor
  private func options() throws -> StageOptions {
    let surroundings = TerminalEnvironment.current
    let defaultStart = print ? BrowserOptions.defaultStart : BrowseCommand.wallClock()
    let first = try customer.firstMoment() ?? defaultStart
    var options = StageOptions(mode: mode, start: first.milliseconds)
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
    options.isLight = theme == .light || theme == .auto && !print && surroundings.isLight
    options.showsPictures = !noColor && theme != .mono
    if !print, options.locale == nil { options.viewLocale = surroundings.language }
    return options
  }

  private var mode: StageOptions.Mode {
    print
      ? .print(width: width, height: height, press: press) : .live(width: width, height: height)
  }

  private func defaultJournal(of store: String?) -> String? {
    guard let store, !ephemeral, !print, customer.scenario == nil else { return nil }
    return JournalPlace.path(forConfigurationAt: store)
  }

  /// The store's file, which a scenario names too; none where there is none, since not all views
  /// need a store.
  private func storePath() throws -> String? {
    let scenario = try customer.lived(in: store)
    return try store ?? scenario?.store
      ?? ConfigurationFile.onlyOrNone(namedBy: "Name one with --store: ")
  }
}

extension TerminalEnvironment {
  fileprivate var isLight: Bool { colorScheme == .light }
}
#endif
