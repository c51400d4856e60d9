import Foundation
import Testing

@testable import ClientSources

@Suite("Symbols of asset catalogs")
struct AssetSymbolsTests {
  private static func text(
    _ sets: [String],
    contents: [String: String] = [:],
    besides declared: [String: Set<String>] = [:]
  ) throws -> String {
    let folder = try CatalogFolder(sets, contents: contents)
    return folder.symbols().text(bundle: .main, besides: declared)
  }

  /// The lines of the text with a declaration or a warning, without blanks at the start.
  private static func declarations(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("static") || $0.hasPrefix("nonisolated enum") || $0.hasPrefix("#") }
  }

  @Test("colours and pictures are declared for all types, and namespaces are types")
  func golden() throws {
    let text = try Self.text(
      ["AccentColor.colorset", "default.imageset", "Icons/star.symbolset", "Plain/ring.colorset"],
      contents: ["Icons": CatalogFolder.namespace]
    )
    #expect(
      text == """
        public import SwiftUI

        @usableFromInline
        typealias StoretermAssets_ = SwiftUI.ColorResource
        nonisolated private let storeterm_assets = Foundation.Bundle.main

        nonisolated extension SwiftUI.ColorResource {
          /// The colour "AccentColor".
          static let accent = SwiftUI.ColorResource(name: "AccentColor", bundle: storeterm_assets)
          /// The colour "ring".
          static let ring = SwiftUI.ColorResource(name: "ring", bundle: storeterm_assets)
        }

        nonisolated extension SwiftUI.ImageResource {
          /// The picture "default".
          static let `default` = SwiftUI.ImageResource(name: "default", bundle: storeterm_assets)
          nonisolated enum Icons {
            /// The picture "Icons/star".
            static let star = SwiftUI.ImageResource(name: "Icons/star", bundle: storeterm_assets)
          }
        }

        nonisolated extension SwiftUI.Color {
          /// The colour "AccentColor".
          static var accent: SwiftUI.Color { .init(SwiftUI.ColorResource.accent) }
          /// The colour "ring".
          static var ring: SwiftUI.Color { .init(SwiftUI.ColorResource.ring) }
        }

        nonisolated extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
          /// The colour "AccentColor".
          static var accent: SwiftUI.Color { .init(SwiftUI.ColorResource.accent) }
          /// The colour "ring".
          static var ring: SwiftUI.Color { .init(SwiftUI.ColorResource.ring) }
        }

        nonisolated extension SwiftUI.UIColor {
          /// The colour "AccentColor".
          static var accent: SwiftUI.UIColor { .init(resource: SwiftUI.ColorResource.accent) }
          /// The colour "ring".
          static var ring: SwiftUI.UIColor { .init(resource: SwiftUI.ColorResource.ring) }
        }

        nonisolated extension SwiftUI.UIImage {
          /// The picture "default".
          static var `default`: SwiftUI.UIImage { .init(resource: SwiftUI.ImageResource.`default`) }
          nonisolated enum Icons {
            /// The picture "Icons/star".
            static var star: SwiftUI.UIImage { .init(resource: SwiftUI.ImageResource.Icons.star) }
          }
        }


        """
    )
  }

  @Test("an empty or missing catalog has no symbols")
  func nothing() throws {
    let folder = try CatalogFolder(["AppIcon.appiconset", "Data.dataset", ".git/x.colorset"])
    #expect(folder.symbols().isEmpty)
    #expect(AssetSymbols(of: [folder.url.appending(path: "missing")]).isEmpty)
    #expect(AssetSymbols(of: []).isEmpty)
  }

  @Test("a package finds its catalogs in its own bundle")
  func module() throws {
    let folder = try CatalogFolder(["a.colorset"])
    let text = folder.symbols().text(bundle: .module)
    #expect(text.contains("private let storeterm_assets = Foundation.Bundle.module\n"))
  }

  @Test("a name that Apple's type has is declared for the other types only")
  func taken() throws {
    let lines = Self.declarations(
      try Self.text(["PrimaryColor.colorset", "link.colorset", "add.imageset"])
    )
    #expect(lines.filter { $0.contains(".ColorResource.primary") }.count == 1)
    #expect(lines.contains { $0.hasPrefix("static let primary = SwiftUI.ColorResource(") })
    #expect(lines.contains { $0.hasPrefix("static var primary: SwiftUI.UIColor ") })
    #expect(lines.contains { $0.hasPrefix("static var link: SwiftUI.Color ") })
    #expect(!lines.contains { $0.hasPrefix("static var link: SwiftUI.UIColor ") })
    #expect(lines.contains { $0.hasPrefix("static let add = SwiftUI.ImageResource(") })
    #expect(!lines.contains { $0.hasPrefix("static var add: SwiftUI.UIImage ") })
  }

  @Test("of two sets with the same symbol, the first has it and the other gets a warning")
  func duplicates() throws {
    let lines = Self.declarations(
      try Self.text(["file.imageset", "fileImage.imageset", "more/file.imageset"])
    )
    #expect(
      lines == [
        #"static let file = SwiftUI.ImageResource(name: "file", bundle: storeterm_assets)"#,
        "static var file: SwiftUI.UIImage { .init(resource: SwiftUI.ImageResource.file) }",
        #"#warning("The set \"fileImage\" has no symbol, because another has the name 'file': "#
          + #"rename one of them.")"#,
      ]
    )
  }

  @Test("a colour and a picture can have the same symbol, and a namespace precedes a property")
  func kinds() throws {
    let text = try Self.text(
      [
        "UI.colorset", "UI.imageset", "ui/logo.imageset", "sky.colorset", "sky.imageset",
        "UI/x.colorset",
      ],
      contents: ["ui": CatalogFolder.namespace, "UI": CatalogFolder.namespace]
    )
    let lines = Self.declarations(text)
    #expect(lines.filter { $0.hasPrefix("static let sky") }.count == 2)
    #expect(lines.contains("nonisolated enum UI {"))
    #expect(!lines.contains { $0.hasPrefix("static let UI") })
    #expect(lines.filter { $0.hasPrefix("#warning") }.count == 2)
  }

  @Test("members that the client declares are omitted from extensions of the same type")
  func declared() throws {
    let lines = Self.declarations(
      try Self.text(
        ["accent.colorset", "Icons/accent.colorset"],
        contents: ["Icons": CatalogFolder.namespace],
        besides: ["Color": ["accent"], "UIColor": ["Icons"]]
      )
    )
    let colors = lines.filter { $0.hasPrefix("static var accent: SwiftUI.Color ") }
    #expect(
      colors == [
        "static var accent: SwiftUI.Color { .init(SwiftUI.ColorResource.Icons.accent) }",
        "static var accent: SwiftUI.Color { .init(SwiftUI.ColorResource.accent) }",
      ]
    )
    #expect(lines.filter { $0.hasPrefix("nonisolated enum Icons") }.count == 2)
  }

  @Test("a catalog without extensions declares resources only")
  func resourcesOnly() throws {
    let lines = Self.declarations(
      try Self.text(
        ["accent.colorset"],
        contents: ["": #"{"properties": {"generate-swift-asset-symbol-extensions": "disabled"}}"#]
      )
    )
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("static let accent = SwiftUI.ColorResource(") == true)
  }

  // MARK: Hostile catalogs

  @Test("names stay in their literal and in their comment")
  func escapes() throws {
    let text = try Self.text([
      #"a"b.colorset"#, #"c\d.colorset"#, #"\(exit(1)).colorset"#, "e\nf.colorset",
      "g\u{2028}h.colorset", "*\u{202E}i.colorset",
    ])
    let literals = text.matches(of: /ColorResource\(name: (".*"), bundle/).map { String($0.1) }
    #expect(
      Set(literals) == [
        #""a\"b""#, #""c\\d""#, #""\\(exit(1))""#, #""e\u{A}f""#, #""g\u{2028}h""#,
        #""*\u{202E}i""#,
      ]
    )
    #expect(!text.contains { $0 == "\u{2028}" || $0 == "\u{202E}" })
    #expect(!text.contains("\nf"))
  }

  @Test(
    "folders that hide the module or cannot be named are refused",
    arguments: [
      "SwiftUI", "swift UI", "Type", "protocol", "青", "-",
    ]
  )
  func refused(folder: String) throws {
    let text = try Self.text(
      ["\(folder)/x.colorset"],
      contents: [folder: CatalogFolder.namespace]
    )
    #expect(Self.declarations(text).count == 1)
    #expect(text.contains("#warning(\"The folder "))
  }

  @Test(
    "broken JSON makes a folder a plain folder",
    arguments: [
      #"{"properties": {"provides-name"#, "[1, 2]", #"{"properties": []}"#, "", "\u{0}",
      #"{"properties": {"provides-namespace": "yes"}}"#,
    ]
  )
  func brokenContents(text: String) throws {
    let lines = Self.declarations(
      try Self.text(["Folder/x.colorset"], contents: ["Folder": text])
    )
    #expect(lines.first?.hasPrefix("static let x = SwiftUI.ColorResource(name: \"x\"") == true)
  }

  @Test("links to folders above end, and links to nothing are skipped")
  func links() throws {
    let folder = try CatalogFolder(["x.colorset", "inner/y.colorset"])
    let manager = FileManager.default
    for (link, target) in [
      ("inner/loop", ".."), ("self", "."), ("inner/other", "../inner"),
      ("z.colorset", "/nowhere/at/all"),
    ] {
      try manager.createSymbolicLink(
        atPath: folder.url.appending(path: link).path,
        withDestinationPath: target
      )
    }
    let file = folder.url.appending(path: "file.colorset")
    #expect(manager.createFile(atPath: file.path, contents: nil))
    let symbols = folder.symbols()
    #expect(symbols.root.colors.map(\.name) == ["x", "y"])
    #expect(symbols.problems.isEmpty)
  }

  @Test("deep folders are cut off with a warning")
  func deepFolders() throws {
    let deep = Array(repeating: "d", count: 100).joined(separator: "/")
    let symbols = try CatalogFolder(["a.colorset", "\(deep)/x.colorset"]).symbols()
    #expect(symbols.root.colors.map(\.name) == ["a"])
    #expect(symbols.problems.count == 1)
  }

  @Test("the sets after the first 10,000 have no symbols, and a build prints 20 warnings at most")
  func manySets() throws {
    let folder = try CatalogFolder([])
    for number in 0..<10_010 {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: "-\(number).colorset"),
        withIntermediateDirectories: false
      )
    }
    let symbols = folder.symbols()
    #expect(symbols.root.colors.count == 10_000)
    #expect(symbols.problems.count == 1)
    let bad = try Self.text((0..<50).map { String(repeating: "-", count: $0 + 1) + ".colorset" })
    #expect(Self.declarations(bad).count == 20)
  }
}
