/// The level of a log entry: OSLog's `OSLogType`.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// Apple's numeric value of the level.
  public let rawValue: UInt8

  /// Creates a level from Apple's numeric value.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates a level from Apple's numeric value.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// The default level, which the log file calls `notice`.
  public static let `default` = OSLogType(0x00)
  /// Helpful but not essential information.
  public static let info = OSLogType(0x01)
  /// Information for development.
  public static let debug = OSLogType(0x02)
  /// An error of the program.
  public static let error = OSLogType(0x10)
  /// A fault: an error that must never occur.
  public static let fault = OSLogType(0x11)

  /// The name of the level in the log file.
  var word: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }
}
