/// What a check found in one file.
public struct CheckedFile: Hashable, Sendable {
  /// The file; of a package directory, the one inside.
  public let path: String
  /// What the file holds, counted; `nil` when it could not be used.
  public let counts: ConfigurationCounts?
  /// What was found, in the order of the file.
  public let diagnostics: [Diagnostic]
  /// Whether the file could not be read at all, as against one whose content is refused.
  public let isUnreadable: Bool

  /// Checks a file or package directory.
  public init(path: String) { self.init(path: path, reviewing: { _ in [] }) }

  /// Checks a file or package directory, and what is to be said of it beside reading it.
  ///
  /// - Parameter review: Gives diagnostics with key paths; those without a place get the
  ///   place of their key path.
  package init(path: String, reviewing review: (StoreConfiguration) -> [Diagnostic]) {
    do {
      let configuration = try StoreConfiguration(path: path)
      let places = try DocumentPlaces(path: path)
      self.path = places.path
      counts = configuration.counts
      diagnostics = configuration.diagnostics + review(configuration).map(places.locating)
      isUnreadable = false
    } catch {
      self.path = error.path
      counts = nil
      diagnostics = [error.diagnostic]
      isUnreadable = error.isUnreadable
    }
  }

  /// How many diagnostics have a severity.
  func count(of severity: Diagnostic.Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }
}
