import Foundation
import StoreModel
import Yams

/// Reads a scenario file; the first thing that is wrong is an error with its place.
struct ScenarioReader {
  let file: String
  var configuration = StoreConfiguration()
  var catalog = StoreCatalog(StoreConfiguration())
  var products = Catalog()

  /// The most bytes of a scenario: 4 MiB. Ours.
  private static let sizeLimit = 4 * 1_024 * 1_024

  static func read(_ file: String) throws(ScenarioError) -> Scenario {
    var reader = ScenarioReader(file: file)
    return try reader.scenario(reader.document())
  }

  /// The file's text, as YAML.
  private func document() throws(ScenarioError) -> ScenarioNode {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file, isDirectory: &isDirectory) else {
      throw wholeFile("There is no such file. Check the path.")
    }
    guard !isDirectory.boolValue, let size = fileSize(), size <= Self.sizeLimit else {
      throw wholeFile("This is no text file of at most 4 MiB. Name a scenario file.")
    }
    guard let data = FileManager.default.contents(atPath: file) else {
      throw wholeFile("The file cannot be read. Check its permissions.")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw wholeFile("The file is not UTF-8 text. Save it as such.")
    }
    do {
      // Editors on Windows put a mark before the text that is no part of it.
      let yaml = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
      guard let node = try compose(yaml: yaml) else {
        throw wholeFile("The file is empty. Write store: and steps:.")
      }
      return ScenarioNode(node, file: file)
    } catch let error as ScenarioError {
      throw error
    } catch {
      throw problem(error)
    }
  }

  private func fileSize() -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: resolved)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else { return nil }
    return (attributes?[.size] as? NSNumber)?.intValue
  }

  private var resolved: String { URL(fileURLWithPath: file).resolvingSymlinksInPath().path }

  func wholeFile(_ message: String) -> ScenarioError {
    ScenarioError(file: file, line: nil, column: nil, keyPath: "", message: message)
  }

  private func problem(_ error: any Error) -> ScenarioError {
    let (mark, text): (Mark?, String) =
      switch error {
      case YamlError.scanner(_, let problem, let mark, _),
        YamlError.parser(_, let problem, let mark, _),
        YamlError.composer(_, let problem, let mark, _):
        (mark, problem)
      case YamlError.duplicatedKeysInMapping(let keys, let context):
        (context.mark, "the key \(keys.sorted().joined(separator: ", ")) stands there twice")
      case YamlError.reader(let problem, _, _, _): (nil, problem)
      default: (nil, "the text cannot be read")
      }
    return ScenarioError(
      file: file,
      line: mark?.line,
      column: mark?.column,
      keyPath: "",
      message: "This is not YAML: \(text). Correct it there."
    )
  }
}

extension ScenarioReader {
  private static let keys = ["store", "start", "zone", "profile", "settings", "steps"]

  private mutating func scenario(_ root: ScenarioNode) throws(ScenarioError) -> Scenario {
    let entries = try root.entries(among: Self.keys)
    guard let store = entries["store"] else {
      throw root.error("The store is missing. Write store: FILE.storekit.")
    }
    guard let steps = entries["steps"] else {
      throw root.error("The steps are missing. Write steps: and a list.")
    }
    let path = try storePath(store)
    configuration = try load(path, store)
    let contents = try contents(entries)
    let groups = catalog.groups.compactMap { group in
      products.group(at: group.position).map { ($0, group.referenceName) }
    }
    return Scenario(
      file: file,
      store: path,
      contents: contents,
      start: try entries["start"].map { node throws(ScenarioError) in try node.instant() }
        ?? Instant(milliseconds: 1_767_225_600_000),
      steps: try self.steps(steps),
      groupNames: Dictionary(groups) { first, _ in first }
    )
  }

  /// The path of the store's file, which the scenario names from where it lies.
  private func storePath(_ node: ScenarioNode) throws(ScenarioError) -> String {
    let name = try node.word()
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    return name.hasPrefix("/") ? name : folder.appendingPathComponent(name).path
  }

  private func load(
    _ path: String,
    _ node: ScenarioNode
  ) throws(ScenarioError) -> StoreConfiguration {
    do {
      return try StoreConfiguration(path: path)
    } catch {
      throw node.error("The store cannot be read: \(error)")
    }
  }
}
