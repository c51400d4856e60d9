import ProgramLog

/// Writes messages to the log file: OSLog's `Logger`.
///
/// The log is a file, because the program draws on the screen. The variable `STORETERM_LOG` sets
/// the path of the file. The default is `storeterm/NAME.log` in `XDG_STATE_HOME` (default:
/// `~/.local/state`), where `NAME` is the name of the program. Entries of every level are written.
public struct Logger: Sendable {
  private let subsystem: String
  private let category: String
  private let log: ProgramLog

  /// Creates a logger for a subsystem and a category.
  public init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, log: .shared)
  }

  /// Creates a logger without a subsystem and a category.
  public init() { self.init(subsystem: "", category: "") }

  /// Creates a logger with the subsystem and the category of a log object.
  public init(_ logObj: OSLog) { self = logObj.logger }

  package init(subsystem: String, category: String, log: ProgramLog) {
    self.subsystem = subsystem
    self.category = category
    self.log = log
  }

  /// Writes a message at the level `notice`.
  public func log(_ message: OSLogMessage) { write(message, as: "notice") }

  /// Writes a message at a given level.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message, as: level.word) }

  /// Writes a message at the level `trace`.
  public func trace(_ message: OSLogMessage) { write(message, as: "trace") }

  /// Writes a message at the level `debug`.
  public func debug(_ message: OSLogMessage) { write(message, as: "debug") }

  /// Writes a message at the level `info`.
  public func info(_ message: OSLogMessage) { write(message, as: "info") }

  /// Writes a message at the level `notice`.
  public func notice(_ message: OSLogMessage) { write(message, as: "notice") }

  /// Writes a message at the level `warning`.
  public func warning(_ message: OSLogMessage) { write(message, as: "warning") }

  /// Writes a message at the level `error`.
  public func error(_ message: OSLogMessage) { write(message, as: "error") }

  /// Writes a message at the level `critical`.
  public func critical(_ message: OSLogMessage) { write(message, as: "critical") }

  /// Writes a message at the level `fault`.
  public func fault(_ message: OSLogMessage) { write(message, as: "fault") }

  private func write(_ message: OSLogMessage, as level: String) {
    log.write(
      LogEntry(
        source: [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":"),
        level: level,
        text: message.text
      ).line
    )
  }
}
