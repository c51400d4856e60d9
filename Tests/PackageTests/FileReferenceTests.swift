import Foundation
import Testing

/// Checks that the files named in pages and sources exist in the repository.
@Suite("References to files")
struct FileReferenceTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .resolvingSymlinksInPath()

  private static let folders = [
    "Benchmarks", "Configs", "Documentation", "Examples", "Scripts", "Sources", "Tests",
  ]

  /// The example files of a page.
  private static let examples: Set<String> = [
    "Ledger.swift", "Shop.swift", "Sources/ControlStyles/LedgerStyle.swift",
  ]

  /// The files in some folders, as paths in the repository.
  private static func files(in folders: [String]) -> [String] {
    folders.flatMap { folder in
      let files = FileManager.default.enumerator(
        at: root.appending(path: folder),
        includingPropertiesForKeys: nil,
        options: .skipsHiddenFiles
      )
      return (files?.allObjects ?? []).compactMap { $0 as? URL }
        .map { $0.path.replacing(root.path + "/", with: "") }
    }
  }

  private static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  private static func pages() throws -> [String: MarkdownPage] {
    let all = files(in: ["Documentation"]).filter { $0.hasSuffix(".md") }
    let paths =
      all + [
        "README.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md",
        "Benchmarks/README.md",
      ]
    return try Dictionary(uniqueKeysWithValues: paths.map { ($0, MarkdownPage(try text(of: $0))) })
  }

  @Test("each link of a page leads to an existing file and heading")
  func links() throws {
    let pages = try Self.pages()
    var count = 0
    for (path, page) in pages {
      for link in page.links where !link.contains(":") {
        count += 1
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let folder = Self.folder(of: path)
        let target = parts[0].isEmpty ? path : Self.joined(folder, String(parts[0]))
        #expect(Self.exists(target), "\(path): there is no \(link)")
        guard parts.count > 1, let page = pages[target] else { continue }
        #expect(page.anchors.contains(String(parts[1])), "\(path): there is no heading \(link)")
      }
    }
    #expect(count > 30, "the links were not read")
  }

  @Test("each path in backticks names an existing file or folder")
  func code() throws {
    let files = Self.files(in: Self.folders)
    let names = Set(files.compactMap { $0.split(separator: "/").last.map(String.init) })
    let modules = Set(files.filter { $0.hasPrefix("Sources/") }.map(Self.module))
    var count = 0
    for (path, page) in try Self.pages() {
      let folder = Self.folder(of: path)
      for code in page.code where Self.isPath(code, modules) {
        count += 1
        let isThere =
          code.contains("/")
          ? [folder, "", "Sources", "Tests"].contains { Self.exists(Self.joined($0, code)) }
          : names.contains(code) || Self.exists(code)
        #expect(isThere || Self.examples.contains(code), "\(path): there is no \(code)")
      }
    }
    #expect(count > 20, "the names were not read")
  }

  @Test("each page named in code or a script exists")
  func sources() throws {
    let readable = ["swift", "c", "h", "py", "sh", ""]
    let names = Set(Self.files(in: ["Documentation"]).map(Self.name))
    var count = 0
    for path in Self.files(in: ["Examples", "Scripts", "Sources"]) + ["Makefile", "Package.swift"]
    where readable.contains(URL(filePath: path).pathExtension) {
      // Most files name no page, and bytes are searched faster than characters.
      guard let data = try? Data(contentsOf: Self.root.appending(path: path)),
        ["Documentation/", ".md"].contains(where: { data.range(of: Data($0.utf8)) != nil })
      else { continue }
      let text = String(decoding: data, as: UTF8.self)
      for page in Self.citedPages(text) {
        count += 1
        #expect(Self.exists(page) || names.contains(page), "\(path): there is no \(page)")
      }
    }
    #expect(count > 5, "the sources were not read")
  }

  @Test(
    "links and paths are found in a page",
    arguments: [
      ("See [a `b`](c.md), ![d](../e.svg) and `f/g.h`.", ["c.md", "../e.svg"], ["b", "f/g.h"]),
      ("[a]: b.md\nA ` and [c](#d)", ["b.md", "#d"], []),
      ("```sh\n# [a](b.md) `c`\n```\n# D", [], []),
    ]
  )
  func page(text: String, links: [String], code: [String]) {
    let page = MarkdownPage(text)
    #expect(page.links == links)
    #expect(page.code == code)
  }

  @Test("headings become anchors")
  func headings() {
    #expect(MarkdownPage("# The `a` (B)\n\n### c-d e\n").anchors == ["the-a-b", "c-d-e"])
  }

  @Test(
    "page names are found in code",
    arguments: [
      ("/// See `Documentation/A-b.md`, C3.", ["Documentation/A-b.md"]),
      ("// The files in Documentation/Pictures.", ["Documentation/Pictures"]),
      ("\"Documentation/Review/\\(rule).md\"", ["Documentation/Review"]),
      ("// ARCHITECTURE.md, a page.mdoc", ["ARCHITECTURE.md"]),
    ]
  )
  func cited(text: String, pages: [String]) {
    #expect(Self.citedPages(text) == pages)
  }

  // MARK: Finding references

  private static func isPathCharacter(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-_+./".contains(character))
  }

  /// Whether the text in backticks is the path of a file or folder, or a file name.
  private static func isPath(_ code: String, _ modules: Set<String>) -> Bool {
    guard code.allSatisfy(isPathCharacter) else { return false }
    let parts = code.split(separator: "/")
    guard parts.count > 1 else {
      return [".c", ".h", ".md", ".swift"].contains { code.hasSuffix($0) && code != $0 }
    }
    return folders.contains(String(parts[0])) || modules.contains(String(parts[0]))
  }

  /// The pages and page folders that a text names.
  private static func citedPages(_ text: String) -> [String] {
    let paths = text.split(separator: "Documentation/", omittingEmptySubsequences: false)
      .dropFirst().map { rest in
        var path = "Documentation/" + rest.prefix(while: isPathCharacter)
        while path.last == "." || path.last == "/" { path.removeLast() }
        return path
      }
    let parts = text.split(separator: ".md", omittingEmptySubsequences: false)
    let names = zip(parts, parts.dropFirst()).compactMap { before, after -> String? in
      let name = String(before.reversed().prefix(while: isPathCharacter).reversed())
      let isEnd = after.first.map { !$0.isLetter && !$0.isNumber } ?? true
      return name.isEmpty || name.contains("/") || !isEnd ? nil : name + ".md"
    }
    return paths + names
  }

  /// The path of `path` seen from a folder, with `..` resolved.
  private static func joined(_ folder: String, _ path: String) -> String {
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  private static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  private static func module(of path: String) -> String {
    String(path.split(separator: "/").dropFirst().first ?? "")
  }

  private static func name(of path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }
}
