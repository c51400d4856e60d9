import Foundation
import NcursesTerminal
import StoreModel

extension Browser {
  /// Opens a configuration as lines, which are acted on by lines on standard input, in the
  /// language that the environment asks for, until the person leaves or their input ends.
  /// Nothing is drawn over, and the terminal's modes stay as they are.
  ///
  /// - Parameters:
  ///   - configuration: What is opened.
  ///   - options: How it is opened.
  ///   - write: Writes text for the person, lines with line feeds.
  /// - Returns: The program's exit code.
  /// - Throws: ``BrowserError``, or `JournalError` when the customer's history cannot be
  ///   used, or what was asked for last could not be kept.
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
    defer { watch?.end() }
    for await line in lines() {
      printLines(session.take(line))
      if session.exitCode != nil { break }
    }
    let code = session.exitCode ?? 0
    try browser.checkPersistence(code)
    return code
  }

  /// The lines of standard input, read on a thread of their own: who waits for them must not
  /// keep the store from loading.
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
