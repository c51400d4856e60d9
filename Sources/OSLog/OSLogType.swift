/// How serious an entry of the log is: OSLog's `OSLogType`.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// Apple's number of the level.
  public let rawValue: UInt8

  /// A level by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A level by its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// What is always of interest.
  public static let `default` = OSLogType(0x00)
  /// What helps, but is not essential.
  public static let info = OSLogType(0x01)
  /// What is of interest while developing.
  public static let debug = OSLogType(0x02)
  /// Something went wrong in the program.
  public static let error = OSLogType(0x10)
  /// Something went wrong that must not happen.
  public static let fault = OSLogType(0x11)

  /// The word in the log.
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
