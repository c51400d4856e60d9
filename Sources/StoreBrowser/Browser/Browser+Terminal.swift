import Foundation
import NcursesTerminal
import StoreModel
import TerminalUI

extension Browser {
  /// How the browser uses the terminal it is started in.
  public struct TerminalOptions: Hashable, Sendable {
    /// Whether colours are used where the terminal and its environment allow them.
    public var usesColor: Bool
    /// Whether clicks and the wheel are ours rather than the terminal's.
    public var usesMouse: Bool

    /// Creates options.
    public init(usesColor: Bool = true, usesMouse: Bool = true) {
      self.usesColor = usesColor
      self.usesMouse = usesMouse
    }
  }

  /// Opens a configuration in the terminal that the program was started in, in the
  /// language and the characters that its environment asks for, until the person leaves.
  ///
  /// - Returns: The program's exit code: 0, or 130 when it was interrupted.
  /// - Throws: ``BrowserError``, `TerminalError` when there is no terminal or it cannot
  ///   show the store, or `JournalError` when the customer's history cannot be used, or what was
  ///   asked for last could not be kept.
  public static func browse(
    _ configuration: StoreConfiguration,
    options: BrowserOptions,
    terminal terminalOptions: TerminalOptions
  ) async throws -> Int32 {
    let environment = TerminalEnvironment.current
    var options = options
    options.programLocale = environment.locale
    options.usesASCII = options.usesASCII || !environment.isUnicode
    var settings = NcursesTerminal.Options(environment, usesMouse: terminalOptions.usesMouse)
    if !terminalOptions.usesColor { settings.colorLevel = .none }
    settings.theme = options.theme
    options.colorScheme = settings.backgroundScheme ?? .dark
    options.hasColor = settings.colorLevel != .none
    let opening = try StoreOpening(configuration, options: options)
    let terminal = try NcursesTerminal(settings, environment: environment)
    defer { terminal.close() }
    // Opened last, so that no customer is kept who is never shown.
    let browser = try Browser(opening)
    let code = await browser.run(on: terminal)
    try browser.checkPersistence(code)
    return code
  }

  /// Checks, as the person leaves, that what they asked for last was done; one who interrupts the
  /// program knows that it may not have been.
  ///
  /// - Throws: Why it could not be kept.
  func checkPersistence(_ code: Int32) throws {
    if code == 0, let failure = model.session.persistenceFailure { throw failure }
  }
}
