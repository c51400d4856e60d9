import ExternalInput
import Foundation
import StoreModel

/// Reads a scenario file. Throws at the first error, with its place.
struct ScenarioReader {
  let file: String
  /// The content of the file.
  let content: [UInt8]
  var configuration = StoreConfiguration()
  var catalog = StoreCatalog(StoreConfiguration())
  var products = Catalog()
  /// The zone in which the days of the file begin.
  var zone = CalendarZone.utc

  static func read(_ file: String) throws(YAMLFileError) -> Scenario {
    let source = YAMLFile(path: file, whenNoText: "Name another file.")
    var reader = ScenarioReader(file: file, content: try source.bytes())
    return try reader.scenario(
      YAMLNode(reader.content, of: source, whenEmpty: "Write store: and steps:.")
    )
  }
}

extension ScenarioReader {
  private mutating func scenario(_ root: YAMLNode) throws(YAMLFileError) -> Scenario {
    let entries = try root.entries(among: ScenarioKeys.file)
    guard let store = entries["store"] else {
      throw root.error("The store is missing. Write store: FILE.storekit.")
    }
    guard let steps = entries["steps"] else {
      throw root.error("The steps are missing. Write steps: and a list.")
    }
    let path = try storePath(store)
    let storeFile = try load(path, store)
    configuration = storeFile.configuration
    let contents = try contents(entries)
    zone = contents.zone
    let groups = catalog.groups.compactMap { group in
      products.group(at: group.position).map { ($0, group.referenceName) }
    }
    return Scenario(
      file: file,
      store: path,
      contents: contents,
      start: try entries["start"].map { node throws(YAMLFileError) in
        try node.instant(in: contents.zone)
      } ?? Instant(milliseconds: 1_767_225_600_000),
      steps: try self.steps(steps),
      customerIdentity: CustomerIdentity(ofContents: [content, storeFile.bytes]),
      groupNames: Dictionary(groups) { first, _ in first }
    )
  }

  /// Returns the path of the store's file. A relative path is relative to the scenario's folder.
  private func storePath(_ node: YAMLNode) throws(YAMLFileError) -> String {
    PathText.path(try node.word(), beside: file)
  }

  private func load(
    _ path: String,
    _ node: YAMLNode
  ) throws(YAMLFileError) -> (configuration: StoreConfiguration, bytes: [UInt8]) {
    do throws(ConfigurationError) {
      let file = try ConfigurationFile(path: path)
      return (try StoreConfiguration(file), file.bytes)
    } catch {
      // A path of several kilobytes would make the reason in the message hard to find.
      let shown = ConfigurationError(
        path: PrintableText.shortened(error.path),
        reason: error.reason,
        position: error.position
      )
      throw node.error("The store cannot be read: \(shown)")
    }
  }
}
