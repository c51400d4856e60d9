import ClientSources
import Foundation
import TestSupport
import Testing

@Suite("Client code with asset symbols", .timeLimit(.minutes(LongTest.minutes(30))))
struct AssetSymbolTests {
  private static let client = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "Clients/Assets/Brand.swift")

  private static let namespace = #"{"properties": {"provides-namespace": true}}"#

  /// Compiles the symbols of a catalog and other files. Returns what the compiler prints.
  private static func complaints(
    _ version: Int,
    sets: [String],
    namespaces: [String] = [],
    besides files: [URL] = []
  ) throws -> String {
    try inTemporaryFolder { folder in
      let catalog = folder.appending(path: "Assets.xcassets")
      for name in sets + namespaces {
        try FileManager.default.createDirectory(
          at: catalog.appending(path: name),
          withIntermediateDirectories: true
        )
      }
      for name in namespaces {
        let file = catalog.appending(path: name).appending(path: "Contents.json")
        try Data(namespace.utf8).write(to: file)
      }
      let file = folder.appending(path: "Symbols.swift")
      // The client compiler treats warnings as errors.
      let text = AssetSymbols(of: [catalog]).text(bundle: .main)
        .split(separator: "\n").filter { !$0.hasPrefix("#warning") }.joined(separator: "\n")
      try Data(text.utf8).write(to: file)
      return try ClientCompiler(languageVersion: version).complaints(about: files + [file])
    }
  }

  @Test("code written for Xcode's symbols compiles in both language modes", arguments: [5, 6])
  func client(version: Int) throws {
    let complaints = try Self.complaints(
      version,
      sets: [
        "AccentColor.colorset", "Brand Primary.colorset", "Success.colorset", "red.colorset",
        "primaryColor.colorset", "logo.imageset", "default.imageset", "Icons/logo.imageset",
        "Icons/ring.colorset",
      ],
      namespaces: ["Icons"],
      besides: [Self.client]
    )
    #expect(complaints == "")
  }

  @Test("symbols and the clock compile beside imports of any access", arguments: [5, 6])
  func importAccess(version: Int) throws {
    for access in ["", "internal ", "public "] {
      let complaints = try inTemporaryFolder { folder in
        let client = folder.appending(path: "Client.swift")
        let text = """
          \(access)import Foundation
          \(access)import SwiftUI

          public struct Price: View {
            public let date: Foundation.Date
            public var body: some View { Text("1").foregroundStyle(Color.deal) }
          }
          """
        try Data((access == "internal " ? text.replacing("public ", with: "") : text).utf8)
          .write(to: client)
        let clock = folder.appending(path: "Clock.swift")
        try Data(ClockSource.text.utf8).write(to: clock)
        return try Self.complaints(version, sets: ["Deal.colorset"], besides: [client, clock])
      }
      #expect(complaints == "", "\(access)")
    }
  }

  @Test("hostile names compile in both language modes", arguments: [5, 6])
  func hostile(version: Int) throws {
    let names = [
      "quote\"x", "back\\slash", "\\(evil)", "new\nline", "tab\tx", "*⁄ end", "\"\"\"", "#if x",
      "\u{2028}ls", "\u{202E}bidi", "🙂a", "青豚", "$0", "`tick`", "_", "1", "0x10", "self", "Self",
      "Type", "Protocol", "Any", "init", "SwiftUI", "Foundation", "Swift", "hash",
      "storeterm_assets",
      "deinit", "subscript", "default", "Color", "Image", "UIColor", "name", "await", "nil", "some",
      "actor", "operator", "precedencegroup", "throws", "inout", "\u{7F}", "#warning(\"x\")",
    ]
    let folders = names.map { "Spaces/\($0)" }
    let sets = (names + names.map { "Spaces/\($0)" } + folders.map { "\($0)/x" })
      .flatMap { ["\($0).colorset", "\($0).imageset"] }
    let complaints = try Self.complaints(version, sets: sets, namespaces: ["Spaces"] + folders)
    #expect(complaints == "")
  }
}
