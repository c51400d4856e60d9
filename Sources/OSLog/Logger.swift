import ProgramLog

/// Writes to the log: OSLog's `Logger`.
///
/// The log is a file, never the screen, which the program draws on. `STORETERM_LOG`
/// names it; else it is `storeterm/NAME.log` in `~/.local/state`, or wherever
/// `XDG_STATE_HOME` says, with the program's name. Entries of every level are kept.
public struct Logger: Sendable {
  private let subsystem: String
  private let category: String
  private let log: ProgramLog

  /// Creates a logger of a part of the program.
  public init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, log: .shared)
  }

  /// Creates a logger of no part in particular.
  public init() { self.init(subsystem: "", category: "") }

  /// Creates a logger that writes where `logObj` does.
  public init(_ logObj: OSLog) { self = logObj.logger }

  package init(subsystem: String, category: String, log: ProgramLog) {
    self.subsystem = subsystem
    self.category = category
    self.log = log
  }

  /// Writes what is always of interest.
  public func log(_ message: OSLogMessage) { write(message, as: "notice") }

  /// Writes an entry of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message, as: level.word) }

  /// Writes what is of interest while developing.
  public func trace(_ message: OSLogMessage) { write(message, as: "trace") }

  /// Writes what is of interest while developing.
  public func debug(_ message: OSLogMessage) { write(message, as: "debug") }

  /// Writes what helps, but is not essential.
  public func info(_ message: OSLogMessage) { write(message, as: "info") }

  /// Writes what is always of interest.
  public func notice(_ message: OSLogMessage) { write(message, as: "notice") }

  /// Writes of something that may become an error.
  public func warning(_ message: OSLogMessage) { write(message, as: "warning") }

  /// Writes of something that went wrong.
  public func error(_ message: OSLogMessage) { write(message, as: "error") }

  /// Writes of something that must not happen.
  public func critical(_ message: OSLogMessage) { write(message, as: "critical") }

  /// Writes of something that must not happen.
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
