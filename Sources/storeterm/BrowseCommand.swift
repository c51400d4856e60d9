import ArgumentParser
import Foundation
import PurchaseFlow
import PurchaseJournal
import StoreBrowser

/// `storeterm browse`: the store in the terminal.
struct BrowseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "browse",
    abstract: "Open the store in the terminal.",
    discussion: """
      The customer's history is kept: below $XDG_STATE_HOME/storeterm (~/.local/state), one \
      journal for each configuration file. For a customer without history the clock starts \
      now unless told. Press ? for the keys.
      """
  )

  @OptionGroup var store: StoreOptions

  @Flag(help: "Draw without colour.")
  var noColor = false

  @Flag(help: "Leave the mouse to the terminal.")
  var noMouse = false

  @Option(help: "The file that the customer's history is kept in.", completion: .file())
  var journal: String?

  @Flag(help: "Begin with a new customer, and keep nothing on disk.")
  var ephemeral = false

  func validate() throws {
    if journal != nil, ephemeral {
      throw ValidationError("--ephemeral keeps no journal. Leave one of the two out.")
    }
    if journal != nil, store.scenario != nil {
      throw ValidationError("The customer of a scenario is kept nowhere. Leave --journal out.")
    }
  }

  @MainActor
  func run() async throws {
    let configuration = try store.configuration()
    var options = try store.browserOptions(
      defaultStart: Self.wallClock(),
      customer: customer()
    )
    options.path = try store.path()
    let code = try await StoreOptions.reportingUsage {
      try await Browser.browse(
        configuration,
        options: options,
        terminal: Browser.TerminalOptions(usesColor: !noColor, usesMouse: !noMouse)
      )
    }
    throw ExitCode(code)
  }

  private func customer() throws -> CustomerSource {
    if ephemeral || store.scenario != nil { return .new }
    return .journal(
      try journal ?? JournalPlace.path(forConfigurationAt: store.path())
    )
  }

  /// The only place where the wall clock is read: a customer's first moment.
  static func wallClock() -> Instant {
    Instant(milliseconds: Int64(Date().timeIntervalSince1970) * 1000)
  }
}
