import StoreModel
import StoreViews

extension BrowserModel {
  /// What the file has, and what was found in it; of it what is searched for.
  var fileRows: [ConfigurationRow] {
    configurationRows.rows(having: file.filter.text.foldedForSearch)
  }

  /// The row that is meant.
  var meantRow: ConfigurationRow? {
    let rows = fileRows
    return rows.first { $0.id == file.meant } ?? rows.first
  }

  /// What the file has, and what was found in it.
  var allFileRows: [ConfigurationRow] { configurationRows.all }

  /// Whether the file has anything to list.
  var hasFileRows: Bool {
    !(configuration.diagnostics.isEmpty && configuration.subscriptionGroups.isEmpty
      && configuration.products.isEmpty && configuration.nonRenewingSubscriptions.isEmpty
      && configuration.suiteGroups.isEmpty)
  }

  /// The rows of the file, which are the same until the file or what is sold changes.
  private var configurationRows: ConfigurationRows {
    let (configuration, catalog) = (configuration, session.listed)
    if let known = file.rows, known.areOf(configuration, in: catalog) { return known }
    let made = ConfigurationRows(of: configuration, in: catalog, words)
    file.rows = made
    return made
  }
}
