import Foundation

@testable import ClientSources

/// A temporary asset catalog.
final class CatalogFolder {
  let url = FileManager.default.temporaryDirectory
    .appending(path: "symbols-\(UUID().uuidString)/Assets.xcassets")

  /// Creates the folders of sets, and `Contents.json` files with the given content.
  init(_ sets: [String], contents: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for set in sets {
      try FileManager.default.createDirectory(
        at: url.appending(path: set),
        withIntermediateDirectories: true
      )
    }
    for (folder, text) in contents {
      try Data(text.utf8).write(to: url.appending(path: folder).appending(path: "Contents.json"))
    }
  }

  deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }

  /// The symbols of the catalog. A method keeps the folder until they are read.
  func symbols() -> AssetSymbols { AssetSymbols(of: [url]) }

  /// The content of a folder that is a namespace.
  static let namespace = #"{"properties": {"provides-namespace": true}}"#
}
