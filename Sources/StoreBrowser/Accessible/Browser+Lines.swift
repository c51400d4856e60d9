import Foundation
import NcursesTerminal
import StoreModel

extension Browser {
  /// Runs the browser for a configuration as plain lines: one line of standard input is one
  /// command. Returns when the person quits or the input ends. The language is the environment's
  /// language. The terminal's modes stay unchanged.
  ///
  /// - Parameters:
  ///   - configuration: The store's configuration.
  ///   - options: The options. `programLocale` and `usesASCII` are adapted to the environment.
  ///   - write: Writes text to the output. Lines end in line feeds.
  /// - Returns: The program's exit code.
  /// - Throws: ``BrowserError``, or `JournalError` if the customer's history cannot be used or the
  ///   last action cannot be saved.
  public static func browseByLines(
    _ configuration: StoreConfiguration,
    options: BrowserOptions,
    write: @escaping @MainActor (String) -> Void
  ) async throws -> Int32 {
    let environment = TerminalEnvironment.current
    var options = options
    options.programLocale = environment.locale
    options.usesASCII = options.usesASCII || !environment.isUnicode
    let browser = try Browser(configuration, options: options)
    let session = AccessibleSession(browser)
    func printLines(_ lines: [String]) { write(lines.map { $0 + "\n" }.joined()) }
    printLines(session.start())
    let watch = session.watchFile { printLines($0) }
    session.followClock { printLines($0) }
    defer { watch?.end() }
    for await line in lines() {
      printLines(session.take(line))
      if session.exitCode != nil { break }
    }
    browser.close()
    let code = session.exitCode ?? 0
    try browser.checkPersistence(code)
    return code
  }

  /// Returns the lines of standard input. A separate thread reads them, because a blocking read
  /// would keep the main actor from loading the store.
  private static func lines() -> AsyncStream<String> {
    AsyncStream { continuation in
      let thread = Thread {
        for line in InputLines() { continuation.yield(line) }
        continuation.finish()
      }
      thread.start()
    }
  }
}
