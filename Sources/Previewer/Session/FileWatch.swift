import ExternalInput
import Foundation

/// Tells when the content of files changes, however it is saved: in place, or as a new file
/// that takes the old one's name.
///
/// The kernel tells of changes in the files' folders; where it does not, as with folders of
/// another machine, a look each second does. A file that is gone for a moment has not
/// changed.
@MainActor
final class FileWatch {
  private let paths: [String]
  private var contents: [String: Data] = [:]
  private let change: @MainActor (Set<String>) -> Void
  private var notices: (any DispatchSourceRead)?
  private var clock: (any DispatchSourceTimer)?

  /// Watches from now on.
  init(_ paths: [String], change: @escaping @MainActor (Set<String>) -> Void) {
    self.paths = paths
    self.change = change
    for path in paths { contents[path] = Self.content(of: path) }
    watchFolders()
    watchClock()
  }

  /// Watches no more.
  func end() {
    notices?.cancel()
    clock?.cancel()
  }

  private static func content(of path: String) -> Data? {
    (try? RegularFile.bytes(of: path, limit: PreviewBuild.sizeLimit)).map { Data($0) }
  }

  private func watchFolders() {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return }
    let mask = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_CREATE)
    for folder in Set(paths.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }) {
      inotify_add_watch(descriptor, folder, mask)
    }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        var bytes = [UInt8](repeating: 0, count: 1 << 14)
        while read(descriptor, &bytes, bytes.count) > 0 {}
        self?.poll()
      }
    }
    source.setCancelHandler { close(descriptor) }
    source.activate()
    notices = source
  }

  private func watchClock() {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 1, repeating: 1, leeway: .milliseconds(200))
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.poll() } }
    timer.activate()
    clock = timer
  }

  /// Compares what is there with what was.
  private func poll() {
    var changed: Set<String> = []
    for path in paths {
      guard let content = Self.content(of: path), content != contents[path] else { continue }
      // An editor that empties a file before it writes is not done.
      if content.isEmpty, contents[path] != nil { continue }
      contents[path] = content
      changed.insert(path)
    }
    if !changed.isEmpty { change(changed) }
  }
}
