import StoreModel

/// The cached rows of a configuration and its catalog. The screen reads them several times per
/// frame, and a file may have 10,000.
@MainActor
final class ConfigurationRows {
  let all: [ConfigurationRow]
  private let configuration: StoreConfiguration
  private let catalog: StoreCatalog
  private var found: (text: String, rows: [ConfigurationRow])?

  /// Creates the rows of a configuration.
  ///
  /// - Parameters:
  ///   - configuration: The configuration whose diagnostics and records become rows.
  ///   - catalog: The catalog with the localized names and prices.
  ///   - words: The program's texts.
  init(of configuration: StoreConfiguration, in catalog: StoreCatalog, _ words: Words) {
    self.configuration = configuration
    self.catalog = catalog
    all = ConfigurationRowMaker(catalog: catalog, words: words).rows(of: configuration)
  }

  /// Returns whether the rows belong to a configuration and a catalog.
  func areOf(_ configuration: StoreConfiguration, in catalog: StoreCatalog) -> Bool {
    self.configuration == configuration && self.catalog == catalog
  }

  /// Returns the rows that contain a text, with their headings. An empty text returns all rows.
  ///
  /// - Parameter text: The folded search text.
  func rows(having text: String) -> [ConfigurationRow] {
    guard !text.isEmpty else { return all }
    if let found, found.text == text { return found.rows }
    var heading: String?
    let rows = all.compactMap { row -> ConfigurationRow? in
      heading = row.heading ?? heading
      guard row.contains(text) else { return nil }
      var row = row
      (row.heading, heading) = (heading, nil)
      return row
    }
    found = (text, rows)
    return rows
  }
}
