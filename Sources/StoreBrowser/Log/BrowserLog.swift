import ProgramLog

/// Where the browser tells what it does: never on the screen.
public struct BrowserLog: Sendable {
  /// How much is told. Each level tells what those before it tell, too.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case off
    /// What went wrong.
    case error
    /// When a store was opened, its file read again, and the program left.
    case notice
    /// What the person had done, by the names of commands, screens that opened, and what was
    /// done to the customer.
    case info
    /// What was said of it on the screen.
    case debug
  }

  private let level: Level
  private let write: @Sendable (String) -> Void

  /// Creates a log that keeps lines, each with its line break, by handing them to `write`;
  /// one that keeps nothing unless told otherwise.
  public init(_ level: Level = .off, write: @escaping @Sendable (String) -> Void = { _ in }) {
    (self.level, self.write) = (level, write)
  }

  /// A log in the program's file: `storeterm.log` in `storeterm` below `$XDG_STATE_HOME`, or
  /// what `STORETERM_LOG` names. It is made when something is told.
  public static func file(_ level: Level) -> BrowserLog {
    BrowserLog(level) { ProgramLog.shared.write($0) }
  }

  /// Whether anything of a level is told.
  func logs(_ kind: Level) -> Bool {
    let order = Level.allCases
    guard let asked = order.firstIndex(of: level), let told = order.firstIndex(of: kind) else {
      return false
    }
    return told <= asked
  }

  /// Tells what went wrong.
  func error(_ text: @autoclosure () -> String) { append(.error, text) }

  /// Tells of a step in the program's life.
  func notice(_ text: @autoclosure () -> String) { append(.notice, text) }

  /// Tells what the person had done.
  func info(_ text: @autoclosure () -> String) { append(.info, text) }

  /// Tells what was said on the screen.
  func debug(_ text: @autoclosure () -> String) { append(.debug, text) }

  private func append(_ kind: Level, _ text: () -> String) {
    guard logs(kind) else { return }
    write(LogEntry(source: "browser", level: kind.rawValue, text: text()).line)
  }
}
