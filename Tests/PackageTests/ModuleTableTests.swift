import Foundation
import Testing

@Suite("The module tables in ARCHITECTURE.md")
struct ModuleTableTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ file: String) throws -> String {
    try String(contentsOf: root.appending(path: file), encoding: .utf8)
  }

  /// Modules of Swift and of the system, which the manifest does not name.
  private static let system: Set = [
    "Foundation", "FoundationEssentials", "Observation", "Synchronization", "libcrypto",
    "ncursesw",
  ]

  /// A row: a target, its allowed dependencies, and those on Linux only.
  private struct Row: Equatable {
    let target: String
    let uses: Set<String>
    var usesOnLinux: Set<String> = []
  }

  /// The rows of all tables with a second column “May use”.
  private static func rows(of page: String) -> [Row] {
    var rows: [Row] = []
    var isInTable = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("|"), cells.count > 2 else {
        isInTable = false
        continue
      }
      if cells[2] == "May use" {
        isInTable = true
      } else if isInTable, cells[1].hasPrefix("`") {
        let uses = cells[2].split(separator: "; on Linux ")
        rows.append(
          Row(
            target: cells[1].replacing("`", with: ""),
            uses: names(in: uses.first ?? ""),
            usesOnLinux: names(in: uses.dropFirst().first ?? "")
          )
        )
      }
    }
    return rows
  }

  private static func names(in list: Substring) -> Set<String> {
    Set(list.split(separator: ", ").map(String.init)).subtracting(system)
  }

  @Test("the tables list each target with its dependencies in Package.swift")
  func uses() throws {
    let rows = Self.rows(of: try Self.text("ARCHITECTURE.md"))
    let manifest = PackageManifest(try Self.text("Package.swift"))
    #expect(manifest.dependencies.count > 20, "the manifest was not read")
    #expect(Set(rows.map(\.target)) == Set(manifest.dependencies.keys))
    #expect(Set(rows.map(\.target)).count == rows.count)
    for row in rows {
      let used = manifest.dependencies[row.target, default: []]
      #expect(row.uses == used, "\(row.target)")
      #expect(row.usesOnLinux == manifest.dependenciesOnLinux[row.target, default: []])
    }
  }

  @Test("the tables list each target below its dependencies")
  func order() throws {
    let rows = Self.rows(of: try Self.text("ARCHITECTURE.md"))
    let targets = Set(rows.map(\.target))
    var above: Set<String> = []
    for row in rows {
      #expect(row.uses.intersection(targets).subtracting(above) == [], "\(row.target)")
      above.insert(row.target)
    }
  }

  @Test("the tables list every module of the package that a source imports")
  func imports() throws {
    let rows = Self.rows(of: try Self.text("ARCHITECTURE.md"))
    let targets = Set(rows.map(\.target))
    for row in rows {
      var imports: Set<String> = []
      for source in try SourceFolder.sources(of: row.target).values {
        imports.formUnion(Self.imports(of: source))
      }
      let others = imports.intersection(targets).subtracting(row.uses)
        .subtracting(row.usesOnLinux)
      #expect(others == [], "\(row.target)")
    }
  }

  /// The modules that the lines of a source import.
  private static func imports(of source: String) -> Set<String> {
    var modules: Set<String> = []
    for line in source.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let first = line.first, "@ipf".utf8.contains(first) else { continue }
      let words = Substring(line).split(separator: " ").drop { $0 != "import" }.dropFirst()
      let kinds = ["class", "enum", "func", "protocol", "struct", "typealias", "var"]
      guard let module = words.first(where: { !kinds.contains(String($0)) }) else { continue }
      modules.insert(String(module.prefix { $0 != "." }))
    }
    return modules
  }

  // MARK: Diagram

  /// The arrows of a diagram: in a chain, to several names after an arrow, and from a branch to
  /// each line below it.
  private static func arrows(of drawing: [Substring]) -> [(from: String, to: String)] {
    var arrows: [(from: String, to: String)] = []
    /// The module whose branch starts in a column.
    var branches: [Int: String] = [:]
    for line in drawing {
      var (last, word, source) = ("", "", "")
      for (column, character) in line.enumerated() {
        if character.isLetter {
          word.append(character)
          continue
        }
        if !word.isEmpty {
          if !source.isEmpty { arrows.append((source, word)) }
          (last, word) = (word, "")
        }
        switch character {
        case "┬": branches[column] = last
        case "├", "└": last = branches[column] ?? ""
        case "▶": source = last
        default: break
        }
      }
      if !word.isEmpty, !source.isEmpty { arrows.append((source, word)) }
    }
    return arrows
  }

  @Test("every arrow of the diagram is a dependency in the tables")
  func drawing() throws {
    let page = try Self.text("ARCHITECTURE.md")
    let rows = Self.rows(of: page)
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    let drawing = lines.drop { !$0.hasPrefix("storeterm ─┬─▶") }.prefix { $0 != "```" }
    let arrows = Self.arrows(of: Array(drawing)).filter { !Self.system.contains($0.to) }
    #expect(arrows.count > 20, "the diagram was not read")
    for arrow in arrows {
      let row = try #require(rows.first { $0.target == arrow.from }, "\(arrow)")
      #expect(row.uses.union(row.usesOnLinux).contains(arrow.to), "\(arrow)")
    }
  }

  // MARK: Parsing

  @Test("the rows of a table and the arrows of a diagram are parsed")
  func readingPages() {
    let page = """
      | Target | May use | Promises |
      | --- | --- | --- |
      | `A` | | B |
      | `C` | A, Foundation, D; on Linux E, F | G |

      | Module | Files |
      | `H` | 1 |
      """
    #expect(
      Self.rows(of: page) == [
        Row(target: "A", uses: []), Row(target: "C", uses: ["A", "D"], usesOnLinux: ["E", "F"]),
      ]
    )
    let drawing = """
      A ─┬─▶ B ─┬─▶ C, D ─▶ E
         │      └─▶ F
         └─▶ G ───▶ H
      """
    let arrows = Self.arrows(of: drawing.split(separator: "\n")).map { "\($0.from)\($0.to)" }
    #expect(arrows == ["AB", "BC", "BD", "DE", "BF", "AG", "GH"])
  }

  @Test("targets, products and Linux additions of a manifest are parsed")
  func readingManifests() {
    let manifest = PackageManifest(
      """
      targets: [
        .target(name: "A"),
        .executableTarget(
          name: "B",
          dependencies: [
            "A", .product(name: "P", package: "Q"),
            .product(name: "R", package: "Q"),
          ],
          exclude: ["S"]
        ),
        .testTarget(name: "BTests", dependencies: ["B"]),
        .target(name: "T", path: "Tests/T"),
      ]
      #if os(Linux)
        case "A": target.dependencies.append("U")
        case "B": target.dependencies += ["V", "W"]
        .macro(name: "X", dependencies: ["A"]),
      #endif
      """
    )
    #expect(manifest.dependencies == ["A": [], "B": ["A", "P", "R"], "X": ["A"]])
    #expect(manifest.dependenciesOnLinux == ["A": ["U"], "B": ["V", "W"]])
  }
}
