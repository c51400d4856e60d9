import Foundation
import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// The application: shows one configuration as a store, with a customer who can buy and a clock
/// that can move. The application can run without a terminal.
///
/// ```swift
/// import StoreBrowser
/// import StoreModel
///
/// @MainActor
/// func browser(for configuration: StoreConfiguration) throws -> Browser {
///   try Browser(configuration, options: BrowserOptions(screen: .account))
/// }
/// ```
@MainActor
public final class Browser {
  let model: BrowserModel
  let commands: CommandRunner
  let options: BrowserOptions

  /// Creates the application for a configuration.
  ///
  /// - Throws: ``BrowserError``, or `JournalError` if the customer's history cannot be used.
  public convenience init(
    _ configuration: StoreConfiguration,
    options: BrowserOptions = BrowserOptions()
  ) throws {
    try self.init(StoreOpening(configuration, options: options))
  }

  /// Creates the application for an opened store and loads its customer.
  init(_ opening: StoreOpening) throws {
    options = opening.options
    let programLocale = options.programLocale ?? opening.catalog.locale
    let session = try options.customer.session(
      with: opening.catalog,
      opening.contents,
      start: options.start
    )
    let words = Words(locale: options.usesASCII ? programLocale.forASCII : programLocale)
    session.write(to: options.log, in: words)
    model = BrowserModel(opening, session: session, words: words)
    commands = CommandRunner(model, log: options.log)
    session.areDialogsDisabled = opening.configuration.settings.areDialogsDisabled
    (model.colors.theme, model.colors.hasColor) = (options.theme, options.hasColor)
    model.colors.themes = ColorTheme.builtIn + options.themes
    model.clockPlayer.showsPassingTime = !options.reducesMotion
    model.navigation.screen = options.screen
    if options.showsPalette { model.navigation.sheet = .palette }
    if let lostKeys = model.keyBindings.lostKeys {
      model.notices.remark = lostKeys
      options.log.notice(lostKeys)
    }
  }

  /// The session of the store and its customer.
  package var session: StoreSession { model.session }

  /// Returns a host that shows the application on a screen of `size` cells.
  public func makeHost(size: Size) -> ViewHost {
    model.screenSize.fit(size, atLeast: MinimumSize(model: model).size)
    let host = makeHost(size: size, showing: BrowserView(model: model, commands: commands))
    if options.showsHelp {
      // The help begins with the commands for what has the focus, which the first frame decides.
      host.update()
      BrowserCommand.openHelp(of: model)
    }
    return host
  }

  /// Returns a host that shows a part of the application.
  func makeHost(size: Size, showing view: some View) -> ViewHost {
    var environment = EnvironmentValues()
    environment.usesASCII = options.usesASCII
    environment.colorScheme = options.colorScheme
    environment.storeSession = model.session
    environment.locale = model.words.locale
    return ViewHost(view, size: size, environment: environment)
  }

  /// Starts watching the store's file; `nil` if the store has no file.
  ///
  /// - Parameter onChange: The function to call after the store is updated from a changed file.
  func watchFile(_ onChange: @escaping @MainActor () -> Void) -> ConfigurationWatch? {
    model.file.path.map { path in
      ConfigurationWatch(path) { [model] change in
        switch change {
        case .written: model.file.readAgain()
        case .gone: model.file.reportDeletion()
        }
        onChange()
      }
    }
  }

  /// Launches the app of a saved customer if necessary, and shows the messages that arrive.
  func open() {
    let before = session.account.messages
    session.asUndoGroup { model.clock.launch.launchIfNeeded() }
    model.messages.note(before: before, now: session.account.messages)
  }

  /// Records the time of a playing clock, before the program ends.
  func close() { model.clockPlayer.pause() }

  /// Shows the application on a terminal until the person quits.
  ///
  /// - Returns: The program's exit code: 0, or 130 after an interrupt.
  public func run(on terminal: any Terminal) async -> Int32 {
    open()
    let host = makeHost(size: terminal.size)
    let watch = watchFile {}
    model.colors.show = { [weak terminal] in terminal?.choose($0) }
    defer {
      watch?.end()
      model.colors.show = nil
    }
    let size = "\(terminal.size.width)×\(terminal.size.height)"
    options.log.notice("opened \(model.file.path ?? "a store without a file") at \(size)")
    let navigation = model.navigation
    defer { options.log.notice("ended with \(navigation.exitCode ?? 0)") }
    await host.run(on: terminal, until: { navigation.exitCode != nil }) {
      navigation.exitCode = 130
    }
    close()
    return navigation.exitCode ?? 0
  }
}
