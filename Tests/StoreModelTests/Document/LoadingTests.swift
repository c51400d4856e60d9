import Foundation
import TestSupport
import Testing

@testable import StoreModel

@Suite("Loading from disk")
struct LoadingTests {
  /// Calls a body with the path of a new directory, which is removed afterwards.
  private static func withDirectory(_ body: (String) throws -> Void) throws {
    let path = NSTemporaryDirectory() + "storeterm-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  private static func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  private static let document = Array(Sample.document(products: Sample.product).text.utf8)

  private static func reason(_ path: String) -> ConfigurationError.Reason? {
    do {
      _ = try StoreConfiguration(path: path)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test("a regular file is read")
  func plainFile() throws {
    try Self.withDirectory { directory in
      try Self.write(Self.document, to: directory + "/A.storekit")
      let configuration = try StoreConfiguration(path: directory + "/A.storekit")
      #expect(configuration.products.count == 1)
      #expect(configuration.promotionalImages == PromotionalImages())
    }
  }

  @Test("a package directory is read with the names of its images")
  func package() throws {
    try Self.withDirectory { directory in
      let package = directory + "/A.storekit"
      try FileManager.default.createDirectory(
        atPath: package + "/Assets",
        withIntermediateDirectories: true
      )
      try Self.write(Self.document, to: package + "/Configuration.storekit")
      try Self.write([1], to: package + "/Assets/2B5830D1.png")
      for path in [package, package + "/"] {
        let configuration = try StoreConfiguration(path: path)
        #expect(configuration.products.count == 1)
        #expect(configuration.promotionalImages.fileName(forImageID: "2B5830D1") == "2B5830D1.png")
        #expect(configuration.promotionalImages.fileName(forImageID: "2B58") == nil)
        let images = StoreCatalog(configuration).promotionalImages
        let image = try #require(images.path(forImageID: "2B5830D1"))
        #expect(FileManager.default.contents(atPath: image) == Data([1]))
        #expect(images.path(forImageID: "2B58") == nil)
      }
    }
  }

  @Test("a package directory without its configuration is reported")
  func emptyPackage() throws {
    try Self.withDirectory { directory in
      #expect(Self.reason(directory) == .directoryWithoutConfiguration)
      try FileManager.default.createDirectory(
        atPath: directory + "/Configuration.storekit",
        withIntermediateDirectories: true
      )
      #expect(Self.reason(directory) == .notRegularFile)
    }
  }

  @Test("an error in a package names the configuration file")
  func brokenPackage() throws {
    try Self.withDirectory { directory in
      try Self.write([], to: directory + "/Configuration.storekit")
      let error = #expect(throws: ConfigurationError.self) {
        try StoreConfiguration(path: directory)
      }
      #expect(error?.path == directory + "/Configuration.storekit")
      #expect(error?.reason == .empty)
    }
  }

  @Test("a missing file is reported", arguments: ["", "/nowhere/A.storekit", "/dev/null/A"])
  func missing(path: String) {
    #expect(Self.reason(path) == .notFound)
  }

  @Test("a pipe without a writer is refused at once", .timeLimit(.minutes(LongTest.minutes(30))))
  func pipe() throws {
    try Self.withDirectory { directory in
      try #require(mkfifo(directory + "/A.storekit", 0o600) == 0)
      #expect(Self.reason(directory + "/A.storekit") == .notRegularFile)
    }
  }

  @Test("devices are refused", arguments: ["/dev/zero", "/dev/null"])
  func device(path: String) {
    #expect(Self.reason(path) == .notRegularFile)
  }

  @Test("circular links are refused, and a link to a file is followed")
  func links() throws {
    try Self.withDirectory { directory in
      let manager = FileManager.default
      try manager.createSymbolicLink(atPath: directory + "/a", withDestinationPath: "b")
      try manager.createSymbolicLink(atPath: directory + "/b", withDestinationPath: "a")
      #expect(Self.reason(directory + "/a") == .linkLoop)
      try Self.write(Self.document, to: directory + "/A.storekit")
      try manager.createSymbolicLink(atPath: directory + "/c", withDestinationPath: "A.storekit")
      #expect(Self.reason(directory + "/c") == nil)
    }
  }

  @Test("a file without read permission is refused", .enabled(if: geteuid() != 0))
  func unreadable() throws {
    try Self.withDirectory { directory in
      try Self.write(Self.document, to: directory + "/A.storekit")
      try #require(chmod(directory + "/A.storekit", 0) == 0)
      #expect(Self.reason(directory + "/A.storekit") == .notPermitted)
    }
  }

  @Test("16 MiB are accepted and one more byte is refused")
  func sizeLimit() throws {
    try Self.withDirectory { directory in
      let limit = 16 * 1_024 * 1_024
      let blanks = [UInt8](repeating: 0x20, count: limit - Self.document.count)
      try Self.write(Self.document + blanks, to: directory + "/A.storekit")
      #expect(Self.reason(directory + "/A.storekit") == nil)
      try Self.write(Self.document + blanks + [0x20], to: directory + "/A.storekit")
      #expect(Self.reason(directory + "/A.storekit") == .tooLarge(size: limit + 1, limit: limit))
    }
  }

  @Test("errors of the disk and of the content are distinguished")
  func unreadableOrRefused() {
    let unreadable: [ConfigurationError.Reason] = [
      .notFound, .notPermitted, .linkLoop, .directoryWithoutConfiguration, .notRegularFile,
      .tooLarge(size: 2, limit: 1), .unreadable(code: EIO),
    ]
    let refused: [ConfigurationError.Reason] = [
      .empty, .xmlPropertyList, .binaryPropertyList, .macOSAlias, .gitLFSPointer,
      .wideEncoding(name: "UTF-16"), .notUTF8, .notJSON(problem: "a", nextStep: "B."),
      .notAnObject(found: "a list"),
    ]
    for reason in unreadable { #expect(ConfigurationError(path: "a", reason: reason).isUnreadable) }
    for reason in refused { #expect(!ConfigurationError(path: "a", reason: reason).isUnreadable) }
  }
}
