import Testing

@Suite("The walls between modules")
struct ModuleWallsTests {
  /// The words of a source, without comments and texts.
  private static func words(of source: String) -> [String] {
    SwiftTokens(source).tokens.compactMap { token, _ in
      if case .word(let word) = token { word } else { nil }
    }
  }

  /// The modules that a source imports.
  private static func imports(of source: String) -> Set<String> {
    let words = words(of: source)
    return Set(zip(words, words.dropFirst()).filter { $0.0 == "import" }.map(\.1))
  }

  /// What the view engine may import: modules of Swift and of the system.
  private static let system: Set = [
    "Darwin", "Dispatch", "Foundation", "Glibc", "Musl", "Observation", "Swift", "Synchronization",
  ]

  @Test("The view engine imports no module of the package")
  func engine() throws {
    let sources = try SourceFolder.sources(of: "ViewEngine")
    #expect(sources.count > 150, "the sources were not read")
    for (file, source) in sources {
      #expect(Self.imports(of: source).subtracting(Self.system) == [], "\(file)")
    }
  }

  @Test("The view engine has at most 18,000 lines")
  func engineSize() throws {
    let sources = try SourceFolder.sources(of: "ViewEngine").values
    let lines = sources.reduce(0) { $0 + $1.utf8.count { $0 == UInt8(ascii: "\n") } }
    #expect((10_000...18_000).contains(lines))
  }

  /// The files of TerminalUI that name the host of views, and why. Controls do not: what they
  /// need of it they ask their node for.
  private static let namingHost = [
    "App/ViewHost+Root.swift": "creates the host, with what a screen adds to the environment",
    "Terminal/Showing.swift": "shows the host's frames on a terminal",
    "Terminal/ViewHost+Run.swift": "runs a host on a terminal",
  ]

  @Test("The host of views is named in the listed files of TerminalUI only")
  func host() throws {
    let sources = try SourceFolder.sources(of: "TerminalUI")
    #expect(sources.count > 300, "the sources were not read")
    let found = sources.filter { Self.words(of: $0.value).contains("ViewHost") }
    #expect(Set(found.keys) == Set(Self.namingHost.keys))
    let views = try SourceFolder.sources(of: "StoreViews")
    #expect(views.count > 100, "the sources were not read")
    #expect(views.filter { Self.words(of: $0.value).contains("ViewHost") }.keys.sorted() == [])
  }

  @Test("Nothing that other modules can use leads from a node to its host")
  func reachingHost() throws {
    let wide: Set = ["package", "public", "open"]
    for (file, source) in try SourceFolder.sources(of: "ViewEngine") {
      for line in source.split(separator: "\n") {
        let words = Self.words(of: String(line))
        guard words.contains("ViewHost"), !wide.isDisjoint(with: words) else { continue }
        #expect(words.contains("class"), "\(file): \(line)")
      }
    }
  }

  /// The modules that views, screens and programs are made in.
  private static let clients = [
    "StoreViews", "StoreBrowser", "SwiftUI", "StoreKit", "ControlStyles", "TerminalExport",
    "NcursesTerminal", "PreviewStage", "Previewer",
  ]

  @Test("Nodes are seen by the engine and by TerminalUI only", arguments: clients)
  func nodes(module: String) throws {
    let sources = try SourceFolder.sources(of: module)
    #expect(!sources.isEmpty, "the sources were not read")
    for (file, source) in sources {
      #expect(!Self.words(of: source).contains("Nodes"), "\(file)")
    }
  }

  @Test("Imports and words are found in sources, not in comments and texts")
  func reading() {
    let source = """
      // import TerminalUI
      @_spi(Nodes) @testable import ViewEngine
      import struct Foundation.URL
      let text = "import Testing"
      """
    #expect(Self.imports(of: source) == ["ViewEngine", "struct"])
    #expect(Self.words(of: "/// A ViewHost.\nlet host: ViewHost?") == ["let", "host", "ViewHost"])
  }
}
