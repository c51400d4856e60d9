import Observation

/// What the configuration's screen remembers.
@MainActor @Observable
final class ConfigurationModel {
  /// The row that is meant, by its identifier; the first one where there is none.
  var meant: ConfigurationRow.ID?
  /// What is searched for.
  var search = ""
  /// Whether the field to search in is open.
  var isSearching = false
  /// Why the file could not be read again; `nil` when it could.
  var problem: String?

  /// Closes the field, and takes away what was searched for.
  func endSearch() { (search, isSearching) = ("", false) }
}
