/// The result of the check of one file.
///
/// ```swift
/// import StoreModel
///
/// func errorCount(inFileAt path: String) -> Int {
///   CheckedFile(path: path).diagnostics.filter { $0.severity == .error }.count
/// }
/// ```
public struct CheckedFile: Hashable, Sendable {
  /// The path of the file; for a package directory, the path of the file inside.
  public let path: String
  /// The counts of the file's content; `nil` if the file is unusable.
  public let counts: ConfigurationCounts?
  /// The diagnostics about the file's values, in the order of the file, then notes about languages,
  /// then the diagnostics of the review.
  public let diagnostics: [Diagnostic]
  /// Whether the file could not be read at all. The value is `false` if the file was read but its
  /// content is unusable.
  public let isUnreadable: Bool

  /// Checks a file or package directory.
  public init(path: String) { self.init(path: path, reviewing: { _ in [] }) }

  /// Checks a file or package directory, and adds the diagnostics of a review.
  ///
  /// - Parameter review: Returns diagnostics with key paths. A diagnostic without a position gets
  ///   the position of its key path.
  package init(path: String, reviewing review: (StoreConfiguration) -> [Diagnostic]) {
    do {
      let configuration = try StoreConfiguration(path: path)
      let positions = try DocumentPositions(path: path)
      self.path = positions.path
      counts = configuration.counts
      let findings = configuration.languageNotes + review(configuration)
      diagnostics = configuration.diagnostics + findings.map(positions.locating)
      isUnreadable = false
    } catch {
      self.path = error.path
      counts = nil
      diagnostics = [error.diagnostic]
      isUnreadable = error.isUnreadable
    }
  }

  /// Returns the number of diagnostics of a severity.
  func count(of severity: Diagnostic.Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }
}
