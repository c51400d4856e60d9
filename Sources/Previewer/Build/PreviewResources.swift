import Foundation

/// The resources in the folders of the previewed files: asset catalogs, string tables, and other
/// bundle files.
///
/// Links to the resources are created beside the built program, so that the program finds them as
/// in the original folder.
struct PreviewResources {
  /// The searched folders, in the order of the given paths: the folder of a file, or a given folder
  /// with its subfolders.
  let folders: [URL]

  private static let catalogKind = "xcassets"
  private static let folderKinds: Set = [catalogKind, "lproj", "bundle", "resources"]
  /// The extensions of files that are not resources: sources, build products, and store files,
  /// which `--store` selects.
  private static let otherKinds: Set = ["swift", "storekit", "o", "so", "swiftmodule"]

  /// Creates the resources of files or folders.
  init(of paths: [String]) {
    var known: Set<String> = []
    folders = paths.flatMap(Self.folders).filter { known.insert($0.standardized.path).inserted }
  }

  private static func folders(of path: String) -> [URL] {
    let place = URL(fileURLWithPath: path)
    guard isFolder(place) else { return [place.deletingLastPathComponent()] }
    let inner = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    let deeper = inner.sorted().filter { name in
      !name.split(separator: "/").contains { part in
        part.hasPrefix(".") || folderKinds.contains(String(part).kind)
      }
    }
    return [place] + deeper.map { place.appending(path: $0) }.filter(isFolder)
  }

  private static func isFolder(_ place: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The resources, without duplicates. If several resources have the same name, only the first is
  /// included.
  private var entries: [URL] {
    var known: Set<String> = []
    return folders.flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.sorted().filter { !$0.hasPrefix(".") }.map { folder.appending(path: $0) }
    }
    .filter { entry in
      let name = entry.lastPathComponent
      let isResource =
        Self.isFolder(entry)
        ? Self.folderKinds.contains(name.kind) || name == "Resources"
        : !name.kind.isEmpty && !Self.otherKinds.contains(name.kind)
      return isResource && known.insert(name).inserted
    }
  }

  /// Creates links to all resources beside a program, except a resource with the program's own
  /// name.
  func link(beside program: URL) {
    let folder = program.deletingLastPathComponent()
    for entry in entries where entry.lastPathComponent != program.lastPathComponent {
      try? FileManager.default.createSymbolicLink(
        at: folder.appending(path: entry.lastPathComponent),
        withDestinationURL: entry.standardized.absoluteURL
      )
    }
  }

  /// The asset catalogs. Their changes need a build, because the names of their sets become Swift
  /// symbols.
  var catalogs: [URL] {
    entries.filter { $0.lastPathComponent.kind == Self.catalogKind && Self.isFolder($0) }
  }

  /// The files whose changes only need a restart: string tables. Pictures are not watched, because
  /// comparing them each second would be too slow.
  var watched: [String] {
    let catalogs = Set(catalogs)
    return entries.filter { !catalogs.contains($0) }.flatMap { entry -> [String] in
      guard Self.isFolder(entry) else { return Self.isWatched(entry.path) ? [entry.path] : [] }
      let inner = (try? FileManager.default.subpathsOfDirectory(atPath: entry.path)) ?? []
      return inner.sorted().map { entry.appending(path: $0).path }.filter(Self.isWatched)
    }
  }

  private static func isWatched(_ path: String) -> Bool {
    ["xcstrings", "strings"].contains(path.kind)
  }
}

extension String {
  /// The lower-case extension of a file name; empty if the name has no extension.
  fileprivate var kind: String {
    guard let dot = lastIndex(of: "."), dot != startIndex else { return "" }
    return String(self[index(after: dot)...]).lowercased()
  }
}
