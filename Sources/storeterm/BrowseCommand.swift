import ArgumentParser
import Foundation
import PurchaseFlow
import StoreBrowser

/// `storeterm browse`: the store in the terminal.
struct BrowseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "browse",
    abstract: "Open the store in the terminal.",
    discussion: "The clock starts now unless told. Press ? for the keys."
  )

  @OptionGroup var store: StoreOptions

  @Flag(help: "Draw without colour.")
  var noColor = false

  @Flag(help: "Leave the mouse to the terminal.")
  var noMouse = false

  @MainActor
  func run() async throws {
    let options = try store.browserOptions(defaultStart: Self.wallClock())
    let configuration = try store.configuration()
    let code = try await StoreOptions.reportingUsage {
      try await Browser.browse(
        configuration,
        options: options,
        terminal: Browser.TerminalOptions(usesColor: !noColor, usesMouse: !noMouse)
      )
    }
    throw ExitCode(code)
  }

  /// The only place where the wall clock is read: a customer's first moment.
  private static func wallClock() -> Instant {
    Instant(milliseconds: Int64(Date().timeIntervalSince1970) * 1000)
  }
}
