import ExternalInput

/// The outcome of checking files, for people and for programs.
public struct CheckReport: Hashable, Sendable {
  /// The files in the order in which they were named.
  public let files: [CheckedFile]

  /// Checks files and package directories.
  public init(paths: [String]) {
    files = paths.map { CheckedFile(path: $0) }
  }

  /// Checks files and package directories, and what is to be said of them beside reading
  /// them.
  ///
  /// - Parameter review: Gives diagnostics with key paths, for which places are found.
  package init(paths: [String], reviewing review: (StoreConfiguration) -> [Diagnostic]) {
    files = paths.map { CheckedFile(path: $0, reviewing: review) }
  }

  /// One line a diagnostic, `file:line:column: warning: message (key path)`, by file and
  /// place; empty when nothing was found. Holds no control characters but line feeds.
  public var text: String {
    files.map { file in
      file.diagnostics.map { $0.line(inFile: file.path) + "\n" }.joined()
    }.joined()
  }

  /// How much was found, on one line: `3 files: 1 error, 2 warnings, 1 note`.
  public var summary: String {
    let counts = Diagnostic.Severity.allCases.map { severity in
      let count = files.reduce(0) { $0 + $1.count(of: severity) }
      return "\(count) \(severity.rawValue)" + (count == 1 ? "" : "s")
    }
    let start = "\(files.count) file" + (files.count == 1 ? "" : "s")
    return start + ": " + counts.joined(separator: ", ")
  }

  /// The exit code of a check: 2 when a file could not be read, which wins; 1 when one
  /// has errors, or under `strict` warnings; else 0.
  public func exitCode(strict: Bool) -> Int32 {
    if files.contains(where: \.isUnreadable) { return 2 }
    let fails = files.contains { file in
      file.count(of: .error) > 0 || (strict && file.count(of: .warning) > 0)
    }
    return fails ? 1 : 0
  }
}

extension Diagnostic {
  /// The diagnostic on one line, starting with the file.
  func line(inFile path: String) -> String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    let end = (keyPath.map { " (\($0))" } ?? "") + (rule.map { " [\($0)]" } ?? "")
    return PrintableText.path(path) + place + ": \(severity.rawValue): " + message + end
  }
}
