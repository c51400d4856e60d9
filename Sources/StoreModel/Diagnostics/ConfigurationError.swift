import ExternalInput

/// Why a configuration file cannot be used, and what to do about it.
public struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with the file.
  public enum Reason: Hashable, Sendable {
    /// Nothing is at the path.
    case notFound
    /// The file may not be read.
    case notPermitted
    /// Symbolic links lead in a circle.
    case linkLoop
    /// The path leads to a directory without `Configuration.storekit`.
    case directoryWithoutConfiguration
    /// The path leads to a pipe, device, socket or directory where a file is expected.
    case notRegularFile
    /// The file has more bytes than are read. A stream has no size.
    case tooLarge(size: Int?, limit: Int)
    /// The system cannot read the file; its own error number.
    case unreadable(code: Int32)
    /// The file has no text.
    case empty
    /// The file is a property list in XML.
    case xmlPropertyList
    /// The file is a property list in Apple's binary form.
    case binaryPropertyList
    /// The file is an alias of the macOS Finder.
    case macOSAlias
    /// The file is what Git LFS leaves in the place of a file it has not fetched.
    case gitLFSPointer
    /// The file is text in UTF-16 or UTF-32.
    case wideEncoding(name: String)
    /// The file is not text in UTF-8.
    case notUTF8
    /// The text is not JSON; what is wrong and what to do, without a word from the file.
    case notJSON(problem: String, nextStep: String)
    /// The text does not begin as JSON does: the file is of another kind.
    case notAConfiguration
    /// The JSON is something else than an object.
    case notAnObject(found: String)
  }

  /// The file as it was named; for a package directory, the file inside.
  public let path: String
  /// What is wrong.
  public let reason: Reason
  /// Where in the text; `nil` when it concerns the file as a whole.
  public let position: SourcePosition?

  /// Creates an error.
  public init(path: String, reason: Reason, position: SourcePosition? = nil) {
    self.path = path
    self.reason = reason
    self.position = position
  }

  /// Whether the file could not be read at all; otherwise its content was refused.
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

  /// Path, place, what is wrong and what to do, on one line.
  public var description: String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    return PrintableText.path(path) + place + ": " + message
  }
}
