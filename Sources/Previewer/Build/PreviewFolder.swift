import Foundation

/// The temporary folder that a previewer builds in. It goes when the previewer ends, however that
/// ends.
///
/// A ``CleanupProcess`` makes and removes it. If that is killed too, the folder stays until the next
/// preview starts: the folder is locked as long as the previewer lives, and each start removes those
/// that are not.
final class PreviewFolder: Sendable {
  let url: URL
  /// What ends the programs that are started for this folder.
  let cleanup: CleanupProcess
  private let lock: FolderLock

  private static let prefix = "storeterm-preview."

  /// Makes a folder, and removes those of previewers that are gone.
  ///
  /// - Parameter temporary: The folder for temporary files.
  /// - Throws: `PreviewError.refused` when it cannot be made.
  init(
    in temporary: URL = URL(fileURLWithPath: NSTemporaryDirectory())
  ) throws(PreviewError) {
    Self.removeAbandoned(in: temporary)
    (url, cleanup, lock) = try Self.make(in: temporary)
  }

  /// Ends all that was started for this folder and removes it. To be called once.
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
    // Another start can remove a new folder before it is locked; then there is a second one.
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
