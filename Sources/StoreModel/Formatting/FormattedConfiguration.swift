/// A configuration file in Xcode's own style.
///
/// Only the style is changed: unknown keys, repeated keys, secrets and the spelling of
/// numbers stay. What is no JSON object is refused with its place.
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
  /// The most bytes that a file may have: 16 MiB.
  package static let sizeLimit = ConfigurationFile.sizeLimit
  /// The file; of a package directory, the one inside.
  public let path: String
  /// The bytes of the file as they should be.
  public let bytes: [UInt8]
  /// Whether they differ from what the file has.
  public let isChanged: Bool

  init(path: String, bytes: [UInt8], insteadOf old: [UInt8]) {
    (self.path, self.bytes, isChanged) = (path, bytes, bytes != old)
  }

  /// Formats a `.storekit` file or package directory; nothing is written.
  public init(path: String) throws(ConfigurationError) {
    let file = try ConfigurationFile(path: path)
    try self.init(bytes: file.bytes, path: file.path)
  }

  /// Formats the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file's content, at most 16 MiB.
  ///   - path: What to call the file in errors.
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
