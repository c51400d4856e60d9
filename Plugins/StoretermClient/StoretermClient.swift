import Foundation
import PackagePlugin

/// Adds two source files to a target: one makes `Date()` the time of the store's clock, the other
/// declares the names of the target's asset catalogs.
@main
struct StoretermClient: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let catalogs = Self.catalogs(in: target.sourceFiles)
    // Without a declared resource, the target has no `Bundle.module`.
    let bundle = catalogs.values.contains(true) ? "module" : "main"
    let folder = context.pluginWorkDirectoryURL
    let paths = catalogs.keys.sorted()
    let sources = ["StoretermClock.swift"] + (paths.isEmpty ? [] : ["StoretermAssets.swift"])
    return [
      .buildCommand(
        displayName: "Generating the clock and asset symbols of \(target.name)",
        executable: try context.tool(named: "ClientSourceWriter").url,
        arguments: [folder.path, bundle] + paths,
        inputFiles: paths.flatMap(Self.inputs),
        outputFiles: sources.map { folder.appending(path: $0) }
      )
    ]
  }

  /// Returns the paths of the catalogs in a target, and whether each is a resource of the target.
  ///
  /// If a catalog is not declared as a resource, the build lists each of its files.
  private static func catalogs(in files: FileList) -> [String: Bool] {
    var catalogs: [String: Bool] = [:]
    for file in files {
      let parts = file.url.path.split(separator: "/")
      guard let index = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }) else { continue }
      let path = "/" + parts[...index].joined(separator: "/")
      catalogs[path] = catalogs[path] == true || file.type == .resource
    }
    return catalogs
  }

  /// Returns the files and folders of a catalog that its symbols depend on.
  private static func inputs(_ catalog: String) -> [URL] {
    let all = FileManager.default.enumerator(atPath: catalog)
    var inputs = [URL(filePath: catalog)]
    while let name = all?.nextObject() as? String, inputs.count < inputLimit {
      let isFolder = all?.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
      if isFolder || name.hasSuffix("Contents.json") {
        inputs.append(URL(filePath: catalog).appending(path: name))
      }
    }
    return inputs
  }

  /// The maximum number of inputs: 100,000, the same as in `AssetCatalogReader`.
  private static let inputLimit = 100_000
}
