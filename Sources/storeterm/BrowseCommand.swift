import ArgumentParser
import Foundation
import NcursesTerminal
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
    let environment = TerminalEnvironment.current
    var options = try store.browserOptions(defaultStart: Self.wallClock())
    options.programLocale = environment.language.map { Locale(identifier: $0) } ?? Self.english
    options.usesASCII = options.usesASCII || !environment.isUnicode
    let browser = try store.browser(options)
    var terminalOptions = NcursesTerminal.Options(environment, usesMouse: !noMouse)
    if noColor { terminalOptions.usesColor = false }
    let code = try await show(browser, terminalOptions)
    throw ExitCode(code)
  }

  @MainActor
  private func show(
    _ browser: Browser,
    _ options: NcursesTerminal.Options
  ) async throws -> Int32 {
    do {
      let terminal = try NcursesTerminal(options)
      defer { terminal.close() }
      return await browser.run(on: terminal)
    } catch {
      throw CommandFailure(message: "\(error)")
    }
  }

  private static let english = Locale(identifier: "en_US")

  /// The only place where the wall clock is read: a customer's first moment.
  private static func wallClock() -> Instant {
    Instant(milliseconds: Int64(Date().timeIntervalSince1970) * 1000)
  }
}
