import Foundation

/// What lies beside the previewed files and is no source: asset catalogs, tables of texts, and
/// whatever else a program reads from its bundle.
///
/// A program that is built elsewhere gets links to it, and so reads it as if it were there.
struct PreviewResources {
  /// The folders that are looked into: those of the files, and the named ones with those
  /// inside, in order.
  let folders: [URL]

  private static let folderKinds: Set = ["xcassets", "lproj", "bundle", "resources"]
  /// Sources, and stores: which of those is meant is the business of `--store`.
  private static let otherKinds: Set = ["swift", "storekit", "o", "so", "swiftmodule"]

  /// Takes files or folders of them.
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

  /// Each resource that a program can name, the first of a name.
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

  /// Puts a link to each beside a program. One that has the program's own name stays away.
  func link(beside program: URL) {
    let folder = program.deletingLastPathComponent()
    for entry in entries where entry.lastPathComponent != program.lastPathComponent {
      try? FileManager.default.createSymbolicLink(
        at: folder.appending(path: entry.lastPathComponent),
        withDestinationURL: entry.standardized.absoluteURL
      )
    }
  }

  /// The files whose change is seen without a new build: tables of texts, and what asset
  /// catalogs say of colours and pictures. Pictures themselves are too much to be compared
  /// each second.
  var watched: [String] {
    entries.flatMap { entry -> [String] in
      guard Self.isFolder(entry) else { return Self.isWatched(entry.path) ? [entry.path] : [] }
      let inner = (try? FileManager.default.subpathsOfDirectory(atPath: entry.path)) ?? []
      return inner.sorted().map { entry.appending(path: $0).path }.filter(Self.isWatched)
    }
  }

  private static func isWatched(_ path: String) -> Bool {
    ["xcstrings", "strings"].contains(path.kind) || path.hasSuffix("/Contents.json")
  }
}

extension String {
  /// What stands behind the last dot of a file's name.
  fileprivate var kind: String {
    guard let dot = lastIndex(of: "."), dot != startIndex else { return "" }
    return String(self[index(after: dot)...]).lowercased()
  }
}
