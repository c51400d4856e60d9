import Foundation
import ImageDecoding
import Synchronization

/// The asset catalogs of a program and its bundles, read at run time.
///
/// A catalog is an `.xcassets` folder. Swift Package Manager copies it next to the program.
package enum AssetCatalog {
  /// The folders of colour sets and image sets, by name.
  private struct Index {
    var colors: [String: URL] = [:]
    var images: [String: URL] = [:]
  }

  private struct State {
    var indexes: [String?: Index] = [:]
    var colors: [URL: ColorSet] = [:]
    var pictures: [String: Bitmap?] = [:]
  }

  private static let state = Mutex(State())

  /// Returns a colour set by its name, or `nil` if there is none.
  ///
  /// Searches the bundle at the path `bundle`. If `bundle` is `nil`, searches the program and the
  /// resource bundles next to it.
  package static func color(named name: String, _ bundle: String?) -> ColorSet? {
    state.withLock { state in
      guard let folder = index(bundle, &state).colors[name] else { return nil }
      if let known = state.colors[folder] { return known }
      let set = ColorSet(contentsOf: folder)
      state.colors[folder] = set
      return set
    }
  }

  /// Returns the dark or light variant of a picture by its name, or `nil` if no file can be read.
  /// Searches the same folders as ``color(named:_:)``.
  package static func picture(named name: String, _ bundle: String?, isDark: Bool) -> Bitmap? {
    state.withLock { state in
      guard let folder = index(bundle, &state).images[name] else { return nil }
      let key = "\(isDark) \(folder.path)"
      if let known = state.pictures[key] { return known }
      let picture = ImageSet(contentsOf: folder)?.picture(isDark: isDark)
      state.pictures[key] = .some(picture)
      return picture
    }
  }

  private static func index(_ bundle: String?, _ state: inout State) -> Index {
    if let known = state.indexes[bundle] { return known }
    var index = Index()
    for folder in BundleFolders.folders(of: bundle) {
      for entry in subfolders(of: folder) where entry.pathExtension == "xcassets" {
        add(entry, prefix: "", to: &index)
      }
    }
    state.indexes[bundle] = index
    return index
  }

  /// Adds the sets below a folder to the index. The first set of a name wins.
  private static func add(_ folder: URL, prefix: String, to index: inout Index) {
    for entry in subfolders(of: folder) {
      let name = prefix + entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "colorset": index.colors[name] = index.colors[name] ?? entry
      case "imageset": index.images[name] = index.images[name] ?? entry
      case "": add(entry, prefix: isNamespace(entry) ? name + "/" : prefix, to: &index)
      default: break
      }
    }
  }

  private static func subfolders(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appending(path: $0) }.filter { entry in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: entry.path, isDirectory: &isFolder)
      return exists && isFolder.boolValue
    }
  }

  private static func isNamespace(_ folder: URL) -> Bool {
    let properties = contents(of: folder)?["properties"] as? [String: Any]
    return properties?["provides-namespace"] as? Bool == true
  }

  /// Reads the `Contents.json` of a folder, or returns `nil` if it cannot be parsed.
  static func contents(of folder: URL) -> [String: Any]? {
    let file = folder.appending(path: "Contents.json")
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
  }

  /// Returns whether an entry of a set is for dark backgrounds.
  static func isForDark(_ entry: [String: Any]) -> Bool {
    let appearances = entry["appearances"] as? [[String: String]] ?? []
    return appearances.contains { $0["appearance"] == "luminosity" && $0["value"] == "dark" }
  }

  /// Returns whether an entry of a set is for standard contrast. Entries for high contrast are
  /// ignored.
  static func isForUsualContrast(_ entry: [String: Any]) -> Bool {
    let appearances = entry["appearances"] as? [[String: String]] ?? []
    return !appearances.contains { $0["appearance"] == "contrast" }
  }
}
