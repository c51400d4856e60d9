import Foundation

/// The sources of the package.
enum SourceFolder {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the text of each Swift file of a module, by its path in the module's folder.
  static func sources(of module: String) throws -> [String: String] {
    let folder = root.appending(path: "Sources/\(module)").resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var sources: [String: String] = [:]
    for case let file as URL in files?.allObjects ?? [] where file.pathExtension == "swift" {
      let path = file.path.replacing(folder.path + "/", with: "")
      sources[path] = try String(contentsOf: file, encoding: .utf8)
    }
    return sources
  }
}
