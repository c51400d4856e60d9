import ExternalInput

/// The result of a check of files, as text and in machine-readable formats.
///
/// ```swift
/// import StoreModel
///
/// func check(_ paths: [String]) -> Int32 {
///   let report = CheckReport(paths: paths)
///   print(report.text + report.summary)
///   return report.exitCode(strict: true)
/// }
/// ```
public struct CheckReport: Hashable, Sendable {
  /// The checked files, in the order of the paths.
  public let files: [CheckedFile]

  /// Checks files and package directories.
  public init(paths: [String]) {
    files = paths.map { CheckedFile(path: $0) }
  }

  /// Checks files and package directories, and adds the diagnostics of a review.
  ///
  /// - Parameter review: Returns diagnostics with key paths. Their positions in the file are added.
  package init(paths: [String], reviewing review: (StoreConfiguration) -> [Diagnostic]) {
    files = paths.map { CheckedFile(path: $0, reviewing: review) }
  }

  /// The diagnostics, one per line: `file:line:column: warning: message (key path)`. They are
  /// sorted by file and position. The text is empty if there are no diagnostics. Line feeds are its
  /// only control characters.
  public var text: String {
    files.map { file in
      file.diagnostics.map { $0.line(inFile: file.path) + "\n" }.joined()
    }.joined()
  }

  /// The number of files and of diagnostics: `3 files: 1 error, 2 warnings, 1 note`.
  public var summary: String {
    let counts = Diagnostic.Severity.allCases.map { severity in
      let count = files.reduce(0) { $0 + $1.count(of: severity) }
      return "\(count) \(severity.rawValue)" + (count == 1 ? "" : "s")
    }
    let start = "\(files.count) file" + (files.count == 1 ? "" : "s")
    return start + ": " + counts.joined(separator: ", ")
  }

  /// Returns the exit code of a check: 2 if a file could not be read, otherwise 1 if a file has
  /// errors, otherwise 0. With `strict`, warnings count as errors.
  public func exitCode(strict: Bool) -> Int32 {
    if files.contains(where: \.isUnreadable) { return 2 }
    let fails = files.contains { file in
      file.count(of: .error) > 0 || (strict && file.count(of: .warning) > 0)
    }
    return fails ? 1 : 0
  }
}

extension Diagnostic {
  /// Returns the diagnostic as one line that starts with the file's path.
  func line(inFile path: String) -> String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    let end = (keyPath.map { " (\($0))" } ?? "") + (rule.map { " [\($0)]" } ?? "")
    return PrintableText.path(path) + place + ": \(severity.rawValue): " + message + end
  }
}
