import Foundation
import StoreModel

/// Reports when a configuration file is written, deleted or created again. It detects writes in
/// place and files that are renamed to the path.
///
/// The kernel reports changes in the folder (inotify on Linux). After each report, this class
/// compares the file's date, size and inode number. It does not poll.
@MainActor
final class ConfigurationWatch {
  private let files: [String]
  private var known: [Mark?]
  private let change: @MainActor (Change) -> Void
  private var sources: [any DispatchSourceProtocol] = []

  /// A change of the file.
  enum Change: Hashable, Sendable {
    /// The file was written or created again.
    case written
    /// The file was deleted.
    case gone
  }

  /// The attributes that identify one state of a file.
  private struct Mark: Hashable {
    let seconds: Int
    let nanoseconds: Int
    let size: Int64
    let number: UInt64
  }

  /// Starts watching a file, or a package with its file.
  init(_ path: String, change: @escaping @MainActor (Change) -> Void) {
    files = [path, path + "/Configuration.storekit"]
    known = files.map { Self.mark($0) }
    self.change = change
    let real = realPath(of: path)
    for folder in Set([path, real].map(PathText.folder(of:)) + [real]) { watch(folder) }
  }

  /// Stops watching.
  func end() {
    sources.forEach { $0.cancel() }
    sources = []
  }

  private static func mark(_ path: String) -> Mark? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if os(Linux)
    let time = status.st_mtim
    #else
    let time = status.st_mtimespec
    #endif
    return Mark(
      seconds: Int(time.tv_sec),
      nanoseconds: Int(time.tv_nsec),
      size: Int64(status.st_size),
      number: UInt64(status.st_ino)
    )
  }

  private func checkFiles() {
    let now = files.map { Self.mark($0) }
    guard now != known else { return }
    known = now
    change(now[0] == nil ? .gone : .written)
  }

  #if os(Linux)
  private func watch(_ folder: String) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return }
    let mask =
      UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_DELETE)
      | UInt32(IN_ONLYDIR)
    guard inotify_add_watch(descriptor, folder, mask) >= 0 else {
      close(descriptor)
      return
    }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        var bytes = [UInt8](repeating: 0, count: 1 << 12)
        while read(descriptor, &bytes, bytes.count) > 0 {}
        self?.checkFiles()
      }
    }
    source.setCancelHandler { close(descriptor) }
    source.activate()
    sources.append(source)
  }
  #else
  private func watch(_ folder: String) {
    let descriptor = open(folder, O_EVTONLY)
    guard descriptor >= 0 else { return }
    let source = DispatchSource.makeFileSystemObjectSource(
      fileDescriptor: descriptor,
      eventMask: .write,
      queue: .main
    )
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.checkFiles() } }
    source.setCancelHandler { close(descriptor) }
    source.activate()
    sources.append(source)
  }
  #endif
}
