import Foundation

/// The bytes of a configuration on disk: of a plain file, or of the file inside a
/// package directory.
struct ConfigurationFile {
  /// The most bytes that are read: 16 MiB.
  static let sizeLimit = 16 * 1_024 * 1_024
  /// The name of the document inside a package directory.
  static let innerName = "Configuration.storekit"

  /// The file that was read.
  let path: String
  let bytes: [UInt8]
  let promotionalImages: PromotionalImages

  /// Reads a file without ever waiting for one: pipes and devices are refused.
  init(path: String) throws(ConfigurationError) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw ConfigurationError(path: path, reason: .notFound)
    }
    switch Self.read(path) {
    case .bytes(let content):
      bytes = content
      self.path = path
      promotionalImages = PromotionalImages()
    case .isDirectory:
      let inner = path.hasSuffix("/") ? path + Self.innerName : path + "/" + Self.innerName
      bytes = try Self.readInner(inner, of: path)
      self.path = inner
      promotionalImages = PromotionalImages(besideDocumentAt: inner)
    case .refused(let reason):
      throw ConfigurationError(path: path, reason: reason)
    }
  }

  private enum Outcome {
    case bytes([UInt8])
    case isDirectory
    case refused(ConfigurationError.Reason)
  }

  private static func readInner(
    _ inner: String,
    of directory: String
  ) throws(ConfigurationError) -> [UInt8] {
    switch read(inner) {
    case .bytes(let content):
      return content
    case .refused(.notFound):
      throw ConfigurationError(path: directory, reason: .directoryWithoutConfiguration)
    case .refused(let reason):
      throw ConfigurationError(path: inner, reason: reason)
    case .isDirectory:
      throw ConfigurationError(path: inner, reason: .notRegularFile)
    }
  }

  private static func read(_ path: String) -> Outcome {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return .refused(reason(forCode: errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .refused(.unreadable(code: errno)) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: return .isDirectory
    default: return .refused(.notRegularFile)
    }
    guard status.st_size <= sizeLimit else { return .refused(.tooLarge(limit: sizeLimit)) }
    return readAll(from: descriptor, expecting: Int(status.st_size))
  }

  /// Reads to the end. The size asked for before may be wrong, for files that grow and
  /// for those of `/proc`.
  private static func readAll(
    from descriptor: Int32,
    expecting size: Int
  ) -> Outcome {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size + 1)
    var chunk = [UInt8](repeating: 0, count: min(max(size + 1, 4_096), 1 << 20))
    while true {
      let count = Foundation.read(descriptor, &chunk, chunk.count)
      if count == 0 { return .bytes(bytes) }
      if count < 0 {
        if errno == EINTR { continue }
        return .refused(.unreadable(code: errno))
      }
      bytes += chunk[..<count]
      guard bytes.count <= sizeLimit else { return .refused(.tooLarge(limit: sizeLimit)) }
    }
  }

  private static func reason(forCode code: Int32) -> ConfigurationError.Reason {
    switch code {
    case ENOENT, ENOTDIR: .notFound
    case EACCES, EPERM: .notPermitted
    case ELOOP: .linkLoop
    case ENXIO, EOPNOTSUPP: .notRegularFile
    default: .unreadable(code: code)
    }
  }
}

extension PromotionalImages {
  /// Lists the images beside the document of a package directory.
  fileprivate init(besideDocumentAt path: String) {
    let assets = String(path.dropLast(ConfigurationFile.innerName.count)) + "Assets"
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: assets) else { return }
    directory = assets
    fileNames = names.filter { !$0.hasPrefix(".") }.sorted()
  }
}
