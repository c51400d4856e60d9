import Foundation

/// The folders in which the resources of a bundle lie.
enum BundleFolders {
  /// The folders of a bundle by its path, or of the program and the resource bundles that
  /// the Swift package manager puts beside it.
  static func folders(of path: String?) -> [URL] {
    if let path { return inner(URL(filePath: path, directoryHint: .isDirectory)) }
    let program = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: program.path)) ?? []
    let bundles = names.sorted().filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
    return inner(program) + bundles.flatMap { inner(program.appending(path: $0)) }
  }

  /// A bundle's own folder, and those in which some platforms keep the resources.
  private static func inner(_ folder: URL) -> [URL] {
    let deeper = ["Resources", "Contents/Resources"].map { folder.appending(path: $0) }
    return [folder] + deeper.filter { FileManager.default.fileExists(atPath: $0.path) }
  }
}
