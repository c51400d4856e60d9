import Foundation

/// Files that are not the package's and stand beside it, in whatever folder, on the machines
/// that have them.
public enum BesidePackage {
  /// The file or folder at a path in one of the folders beside the package; `nil` where there
  /// is none.
  public static func url(of path: String) -> URL? {
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folders = try? FileManager.default.contentsOfDirectory(
      at: package.deletingLastPathComponent(),
      includingPropertiesForKeys: nil
    )
    return folders?.sorted { $0.path < $1.path }.map { $0.appending(path: path) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }
}
