/// A configuration file in the format that Xcode writes.
///
/// Only the formatting changes. Unknown keys, repeated keys, secrets and the spelling of numbers
/// are preserved. If a file is not a JSON object, the error contains the line and column.
///
/// ```swift
/// import StoreModel
///
/// func format(_ path: String) throws {
///   let formatted = try FormattedConfiguration(path: path)
///   if formatted.isChanged { try formatted.write() }
/// }
/// ```
public struct FormattedConfiguration: Sendable {
  /// The maximum size of a file: 16 MiB.
  package static let sizeLimit = ConfigurationFile.sizeLimit
  /// The path of the file. For a package directory, the path of the file inside it.
  public let path: String
  /// The formatted content.
  public let bytes: [UInt8]
  /// Whether the formatted content differs from the file.
  public let isChanged: Bool

  init(path: String, bytes: [UInt8], insteadOf old: [UInt8]) {
    (self.path, self.bytes, isChanged) = (path, bytes, bytes != old)
  }

  /// Formats a `.storekit` file or package directory without writing it.
  public init(path: String) throws(ConfigurationError) {
    let file = try ConfigurationFile(path: path)
    try self.init(bytes: file.bytes, path: file.path)
  }

  /// Formats the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file's content, at most 16 MiB.
  ///   - path: The path of the file in errors.
  public init(bytes: [UInt8], path: String) throws(ConfigurationError) {
    guard bytes.count <= ConfigurationFile.sizeLimit else {
      throw ConfigurationError(
        path: path,
        reason: .tooLarge(size: bytes.count, limit: ConfigurationFile.sizeLimit)
      )
    }
    let source = try ConfigurationSource(bytes: bytes, path: path)
    self.path = path
    self.bytes = XcodeStyle.text(of: try source.parseLossless())
    isChanged = self.bytes != bytes
  }
}
