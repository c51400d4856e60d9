import Testing

@Suite("The browser's model")
struct BrowserModelTests {
  /// The files of StoreBrowser that name the model, with the reason. A screen does not name it: it
  /// receives its own model, or the parts that it needs.
  private static let namingModel = [
    "Browser/Browser.swift": "makes the model",
    "Browser/BrowserModel.swift": "declares the model",
    "Browser/MinimumSize.swift": "reads what is open",
    "Commands/BrowserCommand.swift": "declares what commands act on, of any screen",
    "Commands/BrowserCommand+Hints.swift": "chooses the commands of the hint bar, of any screen",
    "Commands/CommandRunner.swift": "passes the model to commands",
    "Screens/BrowserView.swift": "gives each screen its part",
  ]

  private static func namesModel(_ source: String) -> Bool {
    SwiftTokens(source).tokens.contains { $0.token == .word("BrowserModel") }
  }

  @Test("only the listed files name the browser's model")
  func files() throws {
    let sources = try SourceFolder.sources(of: "StoreBrowser")
    #expect(sources.count > 150, "the sources were not read")
    let found = sources.filter { Self.namesModel($0.value) }
    #expect(Set(found.keys) == Set(Self.namingModel.keys))
  }

  @Test("the browser's model has at most 64 lines and no extensions")
  func size() throws {
    let sources = try SourceFolder.sources(of: "StoreBrowser")
    let model = try #require(sources["Browser/BrowserModel.swift"])
    let lines = model.utf8.count { $0 == UInt8(ascii: "\n") }
    #expect((30...64).contains(lines))
    for (file, source) in sources {
      let tokens = SwiftTokens(source).tokens.map(\.token)
      let extends = zip(tokens, tokens.dropFirst()).contains {
        $0 == .word("extension") && $1 == .word("BrowserModel")
      }
      #expect(!extends, "\(file)")
    }
  }
}
