import Foundation

/// The folders in which the resources of a bundle lie.
enum BundleFolders {
  /// The folders of a bundle by its path, or of the program and the resource bundles that
  /// the Swift package manager puts beside it, or beside the library that the views are in.
  static func folders(of path: String?) -> [URL] {
    if let path { return inner(URL(filePath: path, directoryHint: .isDirectory)) }
    let program = Bundle.main.bundleURL
    return inner(program) + bundles(in: program) + (library.map(bundles) ?? [])
  }

  /// The folders of the resource bundles in a folder.
  private static func bundles(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
      .flatMap { inner(folder.appending(path: $0)) }
  }

  /// Where the shared library lies that this code is in: the modules in it have their
  /// resources there. `nil` where it is in the program itself.
  private static let library: URL? = {
    // Linux's Foundation says of any code that the program has it; the kernel knows better.
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

  /// A bundle's own folder, and those in which some platforms keep the resources.
  private static func inner(_ folder: URL) -> [URL] {
    let deeper = ["Resources", "Contents/Resources"].map { folder.appending(path: $0) }
    return [folder] + deeper.filter { FileManager.default.fileExists(atPath: $0.path) }
  }
}
