import Foundation
import NcursesTerminal
import StoreModel
import TerminalUI

extension Browser {
  /// The terminal features that the browser uses.
  public struct TerminalOptions: Hashable, Sendable {
    /// Whether to use colours, if the terminal and its environment allow them.
    public var usesColor: Bool
    /// Whether the browser receives mouse clicks and wheel events. The terminal then does not use
    /// them to select text.
    public var usesMouse: Bool
    /// How pictures are shown.
    public var pictures: PictureMode

    /// Creates options. By default, the browser uses colours and the mouse, and the terminal
    /// decides how pictures are shown.
    public init(usesColor: Bool = true, usesMouse: Bool = true, pictures: PictureMode = .auto) {
      self.usesColor = usesColor
      self.usesMouse = usesMouse
      self.pictures = pictures
    }
  }

  /// Runs the browser for a configuration in the process's terminal until the person quits. The
  /// environment determines the language and the character set.
  ///
  /// ```swift
  /// import StoreBrowser
  /// import StoreModel
  ///
  /// func show(_ configuration: StoreConfiguration) async throws -> Int32 {
  ///   try await Browser.browse(configuration, options: BrowserOptions(), terminal: .init())
  /// }
  /// ```
  ///
  /// - Returns: The program's exit code: 0, or 130 after an interrupt.
  /// - Throws: ``BrowserError``; `TerminalError` if there is no terminal or it cannot show the
  ///   store; `JournalError` if the customer's history cannot be used or the last action cannot be
  ///   saved.
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
    settings.pictures = terminalOptions.pictures
    options.colorScheme = settings.backgroundScheme ?? .dark
    options.hasColor = settings.colorLevel != .none
    let opening = try StoreOpening(configuration, options: options)
    let terminal = try NcursesTerminal(settings, environment: environment)
    defer { terminal.close() }
    // The terminal is opened before the browser. Otherwise a terminal error would leave behind a
    // journal for a store that was never shown.
    let browser = try Browser(opening)
    let code = await browser.run(on: terminal)
    try browser.checkPersistence(code)
    return code
  }

  /// Throws the error if the last action could not be saved and the person quit regularly. After an
  /// interrupt, the person expects that the last action may be lost.
  ///
  /// - Throws: The reason why the history could not be saved.
  func checkPersistence(_ code: Int32) throws {
    if code == 0, let failure = model.session.persistenceFailure { throw failure }
  }
}
