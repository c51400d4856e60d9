import ExternalInput
import Foundation

/// Reports changes in the content of files, whether they are written in place or replaced. Also
/// reports sets of asset catalogs that are added, removed or changed.
///
/// The kernel reports changes in the folders (inotify), but not in network folders. The files are
/// therefore also checked each second. A file that is missing for a moment counts as unchanged.
@MainActor
final class FileWatch {
  private let paths: [String]
  private let catalogs: [String]
  private var contents: [String: Data] = [:]
  private let change: @MainActor (Set<String>) -> Void
  private var notices: (any DispatchSourceRead)?
  private var clock: (any DispatchSourceTimer)?

  /// Starts watching files and catalogs.
  init(
    _ paths: [String],
    catalogs: [String] = [],
    change: @escaping @MainActor (Set<String>) -> Void
  ) {
    self.paths = paths
    self.catalogs = catalogs
    self.change = change
    for path in paths { contents[path] = Self.content(of: path) }
    for catalog in catalogs { contents[catalog] = Self.content(ofCatalog: catalog) }
    watchFolders()
    watchClock()
  }

  /// Stops watching.
  func end() {
    notices?.cancel()
    clock?.cancel()
  }

  private static func content(of path: String) -> Data? {
    (try? RegularFile.bytes(of: path, limit: PreviewBuild.sizeLimit)).map { Data($0) }
  }

  /// Returns a digest of a catalog's file names and JSON files; `nil` if there is no catalog.
  private static func content(ofCatalog path: String) -> Data? {
    guard let all = FileManager.default.enumerator(atPath: path) else { return nil }
    var digests: [String: Int] = [:]
    while let name = all.nextObject() as? String, digests.count < entryLimit {
      guard name.hasSuffix("Contents.json") else {
        digests[name] = 0
        continue
      }
      // The hash value of `Data` would only depend on its first bytes.
      let bytes = try? RegularFile.bytes(of: "\(path)/\(name)", limit: PreviewBuild.sizeLimit)
      digests[name] = bytes.hashValue
    }
    return withUnsafeBytes(of: digests.hashValue) { Data($0) }
  }

  /// The maximum number of compared files in a catalog: 100,000, the same as in
  /// `AssetCatalogReader`.
  private static let entryLimit = 100_000

  private func watchFolders() {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return }
    let mask = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_CREATE)
    let folders = paths.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
    for folder in Set(folders + catalogs) {
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

  /// Compares the present content with the last content.
  private func poll() {
    var changed: Set<String> = []
    for path in paths {
      guard let content = Self.content(of: path), content != contents[path] else { continue }
      // An empty file is probably an editor's unfinished write.
      if content.isEmpty, contents[path] != nil { continue }
      contents[path] = content
      changed.insert(path)
    }
    for catalog in catalogs {
      let content = Self.content(ofCatalog: catalog)
      guard let content, content != contents[catalog] else { continue }
      contents[catalog] = content
      changed.insert(catalog)
    }
    if !changed.isEmpty { change(changed) }
  }
}
