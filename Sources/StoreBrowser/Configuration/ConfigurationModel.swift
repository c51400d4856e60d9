import Observation
import StoreModel

/// What the configuration's screen remembers.
@MainActor @Observable
final class ConfigurationModel {
  /// The row that is meant, by its identifier; the first one where there is none.
  var meant: ConfigurationRow.ID?
  /// What the list is narrowed to.
  let filter = ListFilter()
  /// The rows of the file as they were made last.
  @ObservationIgnored var rows: ConfigurationRows?
  /// Why the file could not be read again; `nil` when it could.
  var problem: String?
  /// Whether the file and what was shown then were the same, when that was asked last.
  @ObservationIgnored var comparison:
    (configuration: StoreConfiguration, shown: StoreCatalog, isSame: Bool)?
}
