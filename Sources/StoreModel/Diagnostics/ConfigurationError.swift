import ExternalInput

/// The reason why a configuration file cannot be used, and the next step.
///
/// ```swift
/// import StoreModel
///
/// func configuration(at path: String) -> StoreConfiguration? {
///   do { return try StoreConfiguration(path: path) } catch {
///     print(error.isUnreadable ? "not readable: \(error.path)" : error.description)
///     return nil
///   }
/// }
/// ```
public struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem that makes a file unusable.
  public enum Reason: Hashable, Sendable {
    /// Nothing is at the path.
    case notFound
    /// The program has no permission to read the file.
    case notPermitted
    /// Symbolic links form a loop.
    case linkLoop
    /// There is a directory without `Configuration.storekit` at the path.
    case directoryWithoutConfiguration
    /// There is a pipe, device, socket or directory at the path where a file is expected.
    case notRegularFile
    /// The file has more bytes than the limit. The size of a stream is `nil`.
    case tooLarge(size: Int?, limit: Int)
    /// The system cannot read the file. The value is its `errno` code.
    case unreadable(code: Int32)
    /// The file has no text.
    case empty
    /// The file is a property list in XML.
    case xmlPropertyList
    /// The file is a property list in Apple's binary form.
    case binaryPropertyList
    /// The file is an alias of the macOS Finder.
    case macOSAlias
    /// The file is a Git LFS pointer: its content was not fetched.
    case gitLFSPointer
    /// The file is text in UTF-16 or UTF-32.
    case wideEncoding(name: String)
    /// The file is not text in UTF-8.
    case notUTF8
    /// The text is not JSON. The problem and the next step quote nothing from the file.
    case notJSON(problem: String, nextStep: String)
    /// The text does not begin like JSON: it is another kind of file.
    case notAConfiguration
    /// The JSON is not an object.
    case notAnObject(found: String)
  }

  /// The path as given by the user; for a package directory, the path of the file inside.
  public let path: String
  /// The reason why the file is unusable.
  public let reason: Reason
  /// The position in the text; `nil` if the error concerns the file as a whole.
  public let position: SourcePosition?

  /// Creates an error.
  public init(path: String, reason: Reason, position: SourcePosition? = nil) {
    self.path = path
    self.reason = reason
    self.position = position
  }

  /// Whether the file could not be read at all; `false` if the file was read and its content was
  /// rejected.
  public var isUnreadable: Bool {
    switch reason {
    case .notFound, .notPermitted, .linkLoop, .directoryWithoutConfiguration, .notRegularFile,
      .tooLarge, .unreadable:
      true
    default:
      false
    }
  }

  /// The error as a diagnostic of the file.
  public var diagnostic: Diagnostic {
    Diagnostic(severity: .error, message: message, position: position)
  }

  /// The path, position, problem and next step, on one line.
  public var description: String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    return PrintableText.path(path) + place + ": " + message
  }
}
