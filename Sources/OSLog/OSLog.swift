/// A part of the program that writes to the log: OSLog's `OSLog`.
public final class OSLog: Sendable {
  let logger: Logger

  /// Names a part of the program.
  public init(subsystem: String, category: String) {
    logger = Logger(subsystem: subsystem, category: category)
  }

  /// No part in particular.
  public static let `default` = OSLog(subsystem: "", category: "")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes to the log: OSLog's `os_log`. Goes where ``Logger`` writes.
public func os_log(_ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default) {
  log.logger.log(level: type, message)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes to the log: OSLog's `os_log` with the level first.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.logger.log(level: type, message)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes to the log: OSLog's `os_log` with values for the places of a format.
///
/// Every `%` with a conversion takes the next value as it describes itself, unless the
/// format says `%{private}`; widths and precisions are not counted.
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
