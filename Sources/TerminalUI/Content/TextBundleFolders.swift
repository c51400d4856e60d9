import Foundation

/// The folders that contain the resources of a bundle.
enum BundleFolders {
  /// Returns the folders of the bundle at `path`.
  ///
  /// If `path` is `nil`, these are the folders of the program and of its resource bundles. Swift
  /// Package Manager puts the bundles next to the program or next to this module's library.
  static func folders(of path: String?) -> [URL] {
    if let path { return inner(URL(filePath: path, directoryHint: .isDirectory)) }
    let program = Bundle.main.bundleURL
    return inner(program) + bundles(in: program) + (library.map(bundles) ?? [])
  }

  /// Returns the folders of the resource bundles in a folder.
  private static func bundles(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
      .flatMap { inner(folder.appending(path: $0)) }
  }

  /// The folder of the shared library that contains this code. The resources of the library's
  /// modules are in this folder. `nil` if the code is in the program itself.
  private static let library: URL? = {
    // Foundation on Linux attributes all code to the program. The kernel's memory map lists the
    // file of the library.
    let place = UInt(bitPattern: #dsohandle)
    let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
    let map = maps?.split(separator: "\n").first { line in
      let ends = line.prefix { $0 != " " }.split(separator: "-").map { UInt($0, radix: 16) }
      guard let start = ends.first ?? nil, let end = ends.last ?? nil else { return false }
      return start <= place && place < end
    }
    guard let map, let path = map.firstIndex(of: "/") else { return nil }
    let file = URL(filePath: String(map[path...]))
    return file.pathExtension == "so" ? file.deletingLastPathComponent() : nil
  }()

  /// Returns a bundle's folder and its resource folders, whose place differs between platforms.
  private static func inner(_ folder: URL) -> [URL] {
    let deeper = ["Resources", "Contents/Resources"].map { folder.appending(path: $0) }
    return [folder] + deeper.filter { FileManager.default.fileExists(atPath: $0.path) }
  }
}
