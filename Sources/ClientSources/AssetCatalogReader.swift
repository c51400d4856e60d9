import ExternalInput
import Foundation

/// Lists the sets of asset catalogs by the rules of `AssetCatalog`, which finds them at run time.
struct AssetCatalogReader {
  /// What the program creates from a set.
  enum Kind: Hashable {
    case color
    case image
  }

  /// A colour set, image set or symbol set.
  struct Entry: Hashable {
    let kind: Kind
    /// The names of the namespaces, then the name of the set without extension.
    let path: [String]
    /// Whether the catalog requests extensions of `Color` and other types, and not only a resource.
    let hasExtensions: Bool

    /// The name that the program searches for.
    let name: String

    init(kind: Kind, path: [String], hasExtensions: Bool) {
      self.kind = kind
      self.path = path
      self.hasExtensions = hasExtensions
      name = path.joined(separator: "/")
    }
  }

  private(set) var sets: [Entry] = []
  private(set) var problems: [String] = []
  private var count = 0
  private var known: Set<FileIdentity> = []
  private var hasExtensions = true

  /// The maximum number of sets: 10,000. For more, compiling the symbols takes minutes.
  private static let setLimit = 10_000
  /// The maximum number of files and folders: 100,000, as for the folders of a preview.
  private static let entryLimit = 100_000
  /// The maximum depth of folders. Each level is a recursive call here and in the compiler.
  private static let depthLimit = 64
  /// The maximum size of a `Contents.json`: 1 MiB. Larger files are treated as unreadable.
  private static let sizeLimit = 1 << 20

  /// Adds the sets of a catalog.
  mutating func read(_ catalog: URL) {
    // Xcode 16 writes this property if "Asset Symbols" is "Extensions Off".
    let setting = Self.properties(of: catalog)["generate-swift-asset-symbol-extensions"]
    hasExtensions = setting as? String != "disabled"
    read(catalog, path: [], depth: 0)
  }

  private mutating func read(_ folder: URL, path: [String], depth: Int) {
    // A link can lead back to a folder above it.
    guard let identity = FileIdentity(folder), known.insert(identity).inserted else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      count += 1
      guard count <= Self.entryLimit, sets.count < Self.setLimit, depth < Self.depthLimit else {
        problems = [
          "The asset catalogs are too large or too deep. Sets after the first \(sets.count) have no "
            + "symbols."
        ]
        return
      }
      add(folder.appending(path: name), path: path, depth: depth)
    }
  }

  private mutating func add(_ entry: URL, path: [String], depth: Int) {
    let name = entry.lastPathComponent
    let base = (name as NSString).deletingPathExtension
    let inner = path + [base]
    switch (name as NSString).pathExtension {
    case "colorset": addSet(entry, .color, inner)
    case "imageset", "symbolset": addSet(entry, .image, inner)
    case "":
      if FileIdentity(entry) != nil {
        read(entry, path: Self.isNamespace(entry) ? inner : path, depth: depth + 1)
      }
    default: break
    }
  }

  private mutating func addSet(_ entry: URL, _ kind: Kind, _ path: [String]) {
    guard FileIdentity(entry) != nil else { return }
    sets.append(Entry(kind: kind, path: path, hasExtensions: hasExtensions))
  }

  private static func isNamespace(_ folder: URL) -> Bool {
    properties(of: folder)["provides-namespace"] as? Bool == true
  }

  /// Returns the properties in the `Contents.json` of a folder; empty if they cannot be read.
  private static func properties(of folder: URL) -> [String: Any] {
    let file = folder.appending(path: "Contents.json").path
    guard let bytes = try? RegularFile.bytes(of: file, limit: sizeLimit),
      let contents = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    else { return [:] }
    return contents["properties"] as? [String: Any] ?? [:]
  }
}

/// The identity of a folder, the same for all links to it.
private struct FileIdentity: Hashable {
  let device: UInt64
  let inode: UInt64

  /// Returns `nil` if the path leads to no folder.
  init?(_ folder: URL) {
    var status = stat()
    guard stat(folder.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
  }
}
