import StoreModel

/// The rows of a file and the catalog that it is sold by, made once for both: a screen asks for
/// them several times a frame, and a file may have 10,000.
@MainActor
final class ConfigurationRows {
  /// All rows.
  let all: [ConfigurationRow]
  private let configuration: StoreConfiguration
  private let catalog: StoreCatalog
  private var found: (text: String, rows: [ConfigurationRow])?

  /// Makes the rows of a configuration.
  ///
  /// - Parameters:
  ///   - catalog: What is sold, whose names and prices are shown.
  ///   - words: The program's words.
  init(of configuration: StoreConfiguration, in catalog: StoreCatalog, _ words: Words) {
    self.configuration = configuration
    self.catalog = catalog
    all = ConfigurationRowMaker(catalog: catalog, words: words).rows(of: configuration)
  }

  /// Whether these are the rows of a configuration and a catalog.
  func areOf(_ configuration: StoreConfiguration, in catalog: StoreCatalog) -> Bool {
    self.configuration == configuration && self.catalog == catalog
  }

  /// The rows that have a text in what they say, under their headings; all rows where the text
  /// is empty.
  ///
  /// - Parameter text: What is searched for, folded.
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
