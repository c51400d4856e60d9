import ExternalInput
import Foundation

/// The bytes of a configuration on disk. They come from a plain file or from the file in a package
/// directory.
package struct ConfigurationFile {
  /// The maximum size of a file in bytes: 16 MiB.
  static let sizeLimit = 16 * 1_024 * 1_024
  /// The name of the document inside a package directory.
  static let innerName = "Configuration.storekit"

  /// The path of the file that was read.
  let path: String
  /// The content of the file that was read.
  package let bytes: [UInt8]
  let promotionalImages: PromotionalImages

  /// Reads a file. Rejects pipes and devices, so that reading never blocks.
  package init(path: String) throws(ConfigurationError) {
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
    do {
      return .bytes(try RegularFile.bytes(of: path, limit: sizeLimit))
    } catch {
      switch error {
      case .isDirectory: return .isDirectory
      case .notRegular: return .refused(.notRegularFile)
      case .tooLarge(let size, let limit): return .refused(.tooLarge(size: size, limit: limit))
      case .system(let code): return .refused(reason(forCode: code))
      }
    }
  }

  private static func reason(forCode code: Int32) -> ConfigurationError.Reason {
    switch code {
    case ENOENT, ENOTDIR: .notFound
    case EACCES, EPERM: .notPermitted
    case ELOOP: .linkLoop
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
