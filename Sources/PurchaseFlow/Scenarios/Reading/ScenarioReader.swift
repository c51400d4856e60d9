import ExternalInput
import Foundation
import StoreModel

/// Reads a scenario file. Throws at the first error, with its place.
struct ScenarioReader {
  let file: String
  var configuration = StoreConfiguration()
  var catalog = StoreCatalog(StoreConfiguration())
  var products = Catalog()
  /// The zone in which the days of the file begin.
  var zone = CalendarZone.utc

  static func read(_ file: String) throws(YAMLFileError) -> Scenario {
    var reader = ScenarioReader(file: file)
    return try reader.scenario(YAMLNode(file: file, whenEmpty: "Write store: and steps:."))
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
    configuration = try load(path, store)
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
  ) throws(YAMLFileError) -> StoreConfiguration {
    do {
      return try StoreConfiguration(path: path)
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
