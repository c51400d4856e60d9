import Foundation

/// The DocC catalog of a module, and the public declarations that its links can name.
struct DocumentationCatalog {
  /// The name of the module that has the catalog in its folder.
  let module: String
  /// The names of the pages without `.md`, with their texts.
  let pages: [String: String]
  /// The top-level declarations of the module and of the modules that its documentation includes.
  let declarations: Set<String>
  /// The types, protocols and type aliases among ``declarations``.
  let types: Set<String>
  /// The extended types, each prefixed with a module: `ViewEngine/View`.
  private let extendedTypes: Set<String>

  /// Reads a catalog.
  ///
  /// - Parameters:
  ///   - module: The module in whose folder the catalog is.
  ///   - included: The re-exported modules whose declarations are documented with the module's own.
  init(of module: String, including included: [String]) throws {
    let sources = try ([module] + included)
      .flatMap { try SourceFolder.sources(of: $0).values }
    self.init(
      of: module,
      pages: try Self.pages(of: module),
      sources: sources,
      modules: try Self.modules()
    )
  }

  /// Creates a catalog from texts.
  ///
  /// - Parameter modules: All modules. A link to an extended type begins with its module.
  init(of module: String, pages: [String: String], sources: [String], modules: Set<String>) {
    self.module = module
    self.pages = pages
    var (declarations, types, extended): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    var isUnavailable = false
    for line in sources.flatMap({ $0.split(separator: "\n") }) {
      // Top-level declarations are not indented. DocC shows no system programming interface, and no
      // names that are unavailable on every platform.
      guard let first = line.first, "@fnope".contains(first), !line.hasPrefix("@_spi") else {
        continue
      }
      if line.hasPrefix("@available(*, unavailable") { isUnavailable = true }
      let match = line.firstMatch(of: Self.declaration)
      if let name = line.firstMatch(of: /^extension ([\w.]+)/)?.1 {
        extended.insert(String(name))
      } else if let match, !isUnavailable, !match.2.hasPrefix("_") {
        declarations.insert(String(match.2))
        if !["func", "macro", "var", "let"].contains(match.1) { types.insert(String(match.2)) }
      }
      if first != "@" || match != nil { isUnavailable = false }
    }
    (self.declarations, self.types) = (declarations, types)
    extendedTypes = Set(modules.flatMap { module in extended.map { "\(module)/\($0)" } })
  }

  // The type is not `Sendable`.
  private static var declaration: Regex<(Substring, Substring, Substring)> {
    /^(?:@[\w()]+ |nonisolated |final )*public (?:[a-z]+ )*(struct|class|enum|protocol|actor|typealias|func|macro|var|let) (\w+)/
  }

  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources").resolvingSymlinksInPath()

  private static func modules() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: sources.path))
  }

  private static func pages(of module: String) throws -> [String: String] {
    let folder = sources.appending(path: "\(module)/\(module).docc")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    let pages = files.filter { $0.pathExtension == "md" }.map {
      ($0.deletingPathExtension().lastPathComponent, $0)
    }
    return try Dictionary(uniqueKeysWithValues: pages)
      .mapValues { try String(contentsOf: $0, encoding: .utf8) }
  }

  /// Returns the names of the folders of `Sources` that hold a catalog.
  static func documentedModules() throws -> Set<String> {
    try modules().filter {
      FileManager.default.fileExists(atPath: sources.appending(path: "\($0)/\($0).docc").path)
    }
  }

  /// The symbols and pages in the topics of a page, without the marks around them.
  private static func links(in page: String) -> (symbols: [String], pages: [String]) {
    guard let topics = page.firstRange(of: "\n## Topics\n") else { return ([], []) }
    var (symbols, pages): ([String], [String]) = ([], [])
    for line in page[topics.upperBound...].split(separator: "\n") {
      if let symbol = line.wholeMatch(of: /- ``([^`]+)``/)?.1 { symbols.append(String(symbol)) }
      if let page = line.wholeMatch(of: /- <doc:([^>]+)>/)?.1 { pages.append(String(page)) }
    }
    return (symbols, pages)
  }

  /// The names of symbols in the topics of all pages, without parameters: `Preview(_:body:)` is
  /// `Preview`.
  var linkedNames: Set<String> {
    Set(pages.values.flatMap { Self.links(in: $0).symbols }.map { String($0.prefix { $0 != "(" }) })
  }

  /// The symbols and pages in topics that do not exist.
  var brokenLinks: [String] {
    let known = declarations.union(extendedTypes)
    let symbols = linkedNames.filter { !known.contains($0) }
    let missing = pages.values.flatMap { Self.links(in: $0).pages }.filter { pages[$0] == nil }
    return symbols.sorted() + missing.sorted()
  }

  /// The public types that no topic lists.
  var missingTypes: [String] { types.subtracting(linkedNames).sorted() }
}
