/// A log category of the program: OSLog's `OSLog`.
public final class OSLog: Sendable {
  let logger: Logger

  /// Creates a log category.
  public init(subsystem: String, category: String) {
    logger = Logger(subsystem: subsystem, category: category)
  }

  /// The log without a subsystem and a category.
  public static let `default` = OSLog(subsystem: "", category: "")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message to the log of ``Logger``: OSLog's `os_log`.
public func os_log(_ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default) {
  log.logger.log(level: type, message)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message to the log of ``Logger``: OSLog's `os_log` with the level first.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.logger.log(level: type, message)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a C format string with its values to the log of ``Logger``: OSLog's `os_log`.
///
/// Each `%` conversion is replaced by the description of the next value. `%{private}` hides the
/// value. Widths and precisions are ignored.
public func os_log(
  _ message: StaticString,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ first: Any,
  _ others: Any...
) {
  let text = FormatText(format: "\(message)", values: [first] + others).text
  log.logger.log(level: type, "\(text)")
}
