import Foundation
import Testing

@testable import Previewer

@Suite("Resources of a preview")
struct PreviewResourcesTests {
  private final class Folder {
    let url = URL(fileURLWithPath: NSTemporaryDirectory())
      .appending(path: "resources-\(UUID().uuidString)")

    init(_ files: [String]) throws {
      for file in files {
        let place = url.appending(path: file)
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data(file.utf8).write(to: place)
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func linked(_ paths: [String], program: String = "Shop") throws -> [String] {
      let bin = url.appending(path: ".bin")
      try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
      PreviewResources(of: paths.map { url.appending(path: $0).path })
        .link(beside: bin.appending(path: program))
      return try FileManager.default.contentsOfDirectory(atPath: bin.path).sorted()
    }
  }

  private static let files = [
    "Shop.swift", "Other.swift", "Store.storekit", "tip.txt", "Shop", ".hidden.txt",
    "Localizable.xcstrings", "de.lproj/Localizable.strings", "Views/Inner.swift",
    "Views/inner.json", "Views/tip.txt", "Assets.xcassets/Contents.json",
    "Assets.xcassets/Dot.imageset/Contents.json", "Assets.xcassets/Dot.imageset/dot.png",
    "Resources/more.txt",
  ]

  @Test("resources beside the file are linked, and code, stores and hidden files are not")
  func linked() throws {
    let folder = try Folder(Self.files)
    #expect(
      try folder.linked(["Shop.swift"]) == [
        "Assets.xcassets", "Localizable.xcstrings", "Resources", "de.lproj", "tip.txt",
      ]
    )
    let link = folder.url.appending(path: ".bin/tip.txt")
    #expect(try String(contentsOf: link, encoding: .utf8) == "tip.txt")
  }

  @Test("nested resources of a folder are linked, and the first file of a name wins")
  func folders() throws {
    let folder = try Folder(Self.files)
    let names = try folder.linked(["Shop.swift", "."])
    #expect(names.contains("inner.json"))
    #expect(names.contains("more.txt"))
    let link = folder.url.appending(path: ".bin/tip.txt")
    #expect(try String(contentsOf: link, encoding: .utf8) == "tip.txt")
  }

  @Test("text resources are watched file by file, and catalogs as a whole")
  func watched() throws {
    let folder = try Folder(Self.files)
    let resources = PreviewResources(of: [folder.url.appending(path: "Shop.swift").path])
    let length = folder.url.path.count + 1
    #expect(
      resources.watched.map { String($0.dropFirst(length)) } == [
        "Localizable.xcstrings", "de.lproj/Localizable.strings",
      ]
    )
    #expect(resources.catalogs.map { $0.path.dropFirst(length) } == ["Assets.xcassets"])
  }

  @Test("a resource never replaces the program")
  func program() throws {
    let folder = try Folder(["Shop.swift", "tip.txt"])
    #expect(try folder.linked(["Shop.swift"], program: "tip.txt").isEmpty)
  }
}
