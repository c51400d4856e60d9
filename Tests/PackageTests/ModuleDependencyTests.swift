import Testing

@Suite("Dependencies between modules")
struct ModuleDependencyTests {
  /// The words of a source, without comments and strings.
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

  /// The modules that the view engine may import: those of Swift and of the system.
  private static let system: Set = [
    "Darwin", "Dispatch", "Foundation", "Glibc", "Musl", "Observation", "Swift", "Synchronization",
  ]

  @Test(
    "the view engine imports only the publishers, which import no module of the package",
    arguments: [("ViewEngine", 150, ["Publishing"]), ("Publishing", 20, [])]
      as [(String, Int, [String])]
  )
  func engine(module: String, fileCount: Int, allowed: [String]) throws {
    let sources = try SourceFolder.sources(of: module)
    #expect(sources.count > fileCount, "the sources were not read")
    for (file, source) in sources {
      let imports = Self.imports(of: source).subtracting(Self.system).subtracting(allowed)
      #expect(imports == [], "\(file)")
    }
  }

  @Test("the view engine has at most 18,000 lines")
  func engineSize() throws {
    let sources = try SourceFolder.sources(of: "ViewEngine").values
    let lines = sources.reduce(0) { $0 + $1.utf8.count { $0 == UInt8(ascii: "\n") } }
    #expect((10_000...18_000).contains(lines))
  }

  /// The files of TerminalUI that name `ViewHost`, with the reason. A control does not name it, but
  /// uses its node.
  private static let namingHost = [
    "App/ViewHost+Root.swift": "creates the host, with what a screen adds to the environment",
    "Terminal/RenderLoop.swift": "shows the host's frames on a terminal",
    "Terminal/ViewHost+Run.swift": "runs a host on a terminal",
  ]

  @Test("only the listed files of TerminalUI name ViewHost, and no file of StoreViews does")
  func host() throws {
    let sources = try SourceFolder.sources(of: "TerminalUI")
    #expect(sources.count > 300, "the sources were not read")
    let found = sources.filter { Self.words(of: $0.value).contains("ViewHost") }
    #expect(Set(found.keys) == Set(Self.namingHost.keys))
    let views = try SourceFolder.sources(of: "StoreViews")
    #expect(views.count > 100, "the sources were not read")
    #expect(views.filter { Self.words(of: $0.value).contains("ViewHost") }.keys.sorted() == [])
  }

  /// The files of PurchaseFlow that name a setting of grace periods, with the reason.
  private static let namingGrace = [
    "isGracePeriodEnabled": [
      "Customer/Account+GracePeriod.swift": "decides whether a grace period begins",
      "Scenarios/Reading/ScenarioReader+Settings.swift": "reads the setting of a scenario",
      "Store/StoreSettings+File.swift": "reads the setting of a configuration file",
      "Store/StoreSettings.swift": "declares the setting",
    ],
    "graceScope": [
      "Customer/Account+GracePeriod.swift": "decides which renewals get a grace period",
      "Scenarios/Reading/ScenarioReader+Settings.swift": "reads the setting of a scenario",
      "Store/StoreSettings.swift": "declares the setting",
    ],
  ]

  @Test(
    "only the listed files name the settings of grace periods",
    arguments: namingGrace.keys.sorted()
  )
  func gracePeriods(word: String) throws {
    let sources = try SourceFolder.sources(of: "PurchaseFlow")
    let found = sources.filter { Self.words(of: $0.value).contains(word) }
    #expect(Set(found.keys) == Set(Self.namingGrace[word, default: [:]].keys))
  }

  /// The files that name a node class of another file, which is part of the same control.
  private static let namingNodes: [String: Set<String>] = [
    "ListEdge": ["Lists/ListPlan.swift", "Lists/ListRows.swift"],
    "ListRow": [
      "Lists/ListRow+Actions.swift", "Lists/ListRow+Drawing.swift", "Lists/ListRowGroup.swift",
      "Lists/ListRows.swift",
    ],
    "ListRowGroup": ["Lists/ListRow+Actions.swift", "Lists/ListRows.swift"],
    "OptionNode": ["Controls/PickerOptions.swift"],
    "ScrollNode": ["Scrolling/ScrollView.swift"],
    "SectionNode": ["Lists/Section.swift"],
  ]

  /// The classes of a source with the first name after the colon.
  private static func superclasses(in source: String) -> [String: String] {
    let tokens = SwiftTokens(source).tokens.map(\.token)
    var found: [String: String] = [:]
    for index in tokens.indices.dropLast() where tokens[index] == .word("class") {
      guard case .word(let name) = tokens[index + 1], name != "func", name != "var" else {
        continue
      }
      var depth = 0
      for (token, next) in zip(tokens[(index + 2)...], tokens[(index + 2)...].dropFirst()) {
        if token == .symbol("{") { break }
        if token == .symbol("<") { depth += 1 }
        if token == .symbol(">") { depth -= 1 }
        if token == .symbol(":"), depth == 0, case .word(let superclass) = next {
          found[name] = superclass
          break
        }
      }
    }
    return found
  }

  @Test("no control names a node class of another control")
  func nodesOfControls() throws {
    let sources = try SourceFolder.sources(of: "TerminalUI")
    let classes = sources.mapValues(Self.superclasses)
    let all = classes.values.flatMap { $0 }
    var nodes = Set(all.filter { $0.value.hasSuffix("Node") }.map(\.key))
    while let more = all.first(where: { nodes.contains($0.value) && !nodes.contains($0.key) }) {
      nodes.insert(more.key)
    }
    #expect(nodes.count > 60, "the sources were not read")
    var found: [String: Set<String>] = [:]
    for (file, source) in sources {
      let others = nodes.subtracting(classes[file, default: [:]].keys)
      for node in others.intersection(Self.words(of: source)) {
        found[node, default: []].insert(file)
      }
    }
    #expect(found == Self.namingNodes)
  }

  @Test("no API for other modules leads from a node to its host")
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

  /// The modules with views, screens and programs.
  private static let clients = [
    "StoreViews", "StoreBrowser", "UIKit", "SwiftUI", "StoreKit", "ControlStyles",
    "TerminalExport", "NcursesTerminal", "PreviewStage", "Previewer",
  ]

  @Test("only the view engine and TerminalUI use nodes", arguments: clients)
  func nodes(module: String) throws {
    let sources = try SourceFolder.sources(of: module)
    #expect(!sources.isEmpty, "the sources were not read")
    for (file, source) in sources {
      #expect(!Self.words(of: source).contains("Nodes"), "\(file)")
    }
  }

  @Test("imports and words are found in code, not in comments and strings")
  func reading() {
    let source = """
      // import TerminalUI
      @_spi(Nodes) @testable import ViewEngine
      import struct Foundation.URL
      let text = "import Testing"
      """
    #expect(Self.imports(of: source) == ["ViewEngine", "struct"])
    let classes = Self.superclasses(
      in: "final class A<B: C>: D<B>, E {}\nclass F {\n class func g(h: I) {} }"
    )
    #expect(classes == ["A": "D"])
    #expect(Self.words(of: "/// A ViewHost.\nlet host: ViewHost?") == ["let", "host", "ViewHost"])
  }
}
