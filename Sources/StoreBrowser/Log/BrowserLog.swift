import ProgramLog

/// The log of the browser. Log lines never appear on the screen.
///
/// ```swift
/// import StoreBrowser
///
/// func logged(_ lines: @escaping @Sendable (String) -> Void) -> BrowserOptions {
///   BrowserOptions(log: BrowserLog(.notice, write: lines))
/// }
/// ```
public struct BrowserLog: Sendable {
  /// The detail of a log. Each level includes the levels before it.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case off
    /// Only errors, such as an unreadable file.
    case error
    /// The start and the end of the program, and each time the file is read again.
    case notice
    /// Commands by name, opened screens, and the customer's actions.
    case info
    /// The notices on the screen.
    case debug
  }

  private let level: Level
  private let write: @Sendable (String) -> Void

  /// Creates a log that passes lines, each with its line break, to `write`. The default logs
  /// nothing.
  public init(_ level: Level = .off, write: @escaping @Sendable (String) -> Void = { _ in }) {
    (self.level, self.write) = (level, write)
  }

  /// Returns a log in the program's log file: `$XDG_STATE_HOME/storeterm/storeterm.log`, or the
  /// path in `STORETERM_LOG`. The first line creates the file.
  public static func file(_ level: Level) -> BrowserLog {
    BrowserLog(level) { ProgramLog.shared.write($0) }
  }

  /// Returns whether the log includes a level.
  func logs(_ kind: Level) -> Bool {
    let order = Level.allCases
    guard let maximum = order.firstIndex(of: level), let position = order.firstIndex(of: kind)
    else {
      return false
    }
    return position <= maximum
  }

  func error(_ text: @autoclosure () -> String) { append(.error, text) }

  /// Logs a step in the program's lifetime.
  func notice(_ text: @autoclosure () -> String) { append(.notice, text) }

  /// Logs an action of the person.
  func info(_ text: @autoclosure () -> String) { append(.info, text) }

  /// Logs a notice on the screen.
  func debug(_ text: @autoclosure () -> String) { append(.debug, text) }

  private func append(_ kind: Level, _ text: () -> String) {
    guard logs(kind) else { return }
    write(LogEntry(source: "browser", level: kind.rawValue, text: text()).line)
  }
}
