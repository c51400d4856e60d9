import Foundation

/// The temporary folder of a previewer's builds. The folder is removed when the previewer ends for
/// any reason.
///
/// A ``CleanupProcess`` creates and removes the folder. If that process is killed too, the folder
/// stays until the next preview starts. Each previewer locks its own folder and, when it starts,
/// removes all unlocked folders.
final class PreviewFolder: Sendable {
  let url: URL
  /// The process that ends the programs in this folder.
  let cleanup: CleanupProcess
  private let lock: FolderLock

  private static let prefix = "storeterm-preview."

  /// Creates a folder, and removes the folders of previewers that have ended.
  ///
  /// - Parameter temporary: The folder for temporary files.
  /// - Throws: `PreviewError.refused` if the folder cannot be created.
  init(
    in temporary: URL = URL(fileURLWithPath: NSTemporaryDirectory())
  ) throws(PreviewError) {
    Self.removeAbandoned(in: temporary)
    (url, cleanup, lock) = try Self.make(in: temporary)
  }

  /// Ends all programs in this folder and removes the folder. Call this function once.
  func remove() {
    cleanup.finish()
    try? FileManager.default.removeItem(at: url)
    lock.release()
  }

  private static func make(
    in temporary: URL
  ) throws(PreviewError) -> (URL, CleanupProcess, FolderLock) {
    guard access(temporary.path, W_OK | X_OK) == 0 else {
      throw .refused(temporary.path, reason: String(cString: strerror(errno)), advice: advice)
    }
    // Another previewer may remove the new folder before this one locks it. The loop then creates
    // another folder.
    for _ in 0..<16 {
      let url = temporary.appending(path: prefix + randomName())
      guard let cleanup = try CleanupProcess(making: url.path) else { continue }
      if let lock = FolderLock(url.path) { return (url, cleanup, lock) }
      cleanup.finish()
    }
    throw .refused(temporary.path, reason: "a folder cannot be created there", advice: advice)
  }

  private static let advice = "Set TMPDIR to a writable folder with free space."

  private static func randomName() -> String {
    let letters = "abcdefghijklmnopqrstuvwxyz0123456789"
    return String((0..<12).compactMap { _ in letters.randomElement() })
  }

  private static func removeAbandoned(in temporary: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: temporary.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let folder = temporary.appending(path: name)
      guard let lock = FolderLock(folder.path) else { continue }
      try? FileManager.default.removeItem(at: folder)
      lock.release()
    }
  }
}
