import Foundation
import Testing

@Suite("Unchecked code")
struct UncheckedCodeTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let marks = [
    "nonisolated(unsafe)", "@unchecked", "@exclusivity(unchecked)", "unowned",
    "@preconcurrency import", "@_spi(Reflection)", "unsafeDowncast", "unsafeBitCast",
    "assumingMemoryBound", "withMemoryRebound", "bindMemory", "Unmanaged", "unsafelyUnwrapped",
  ]

  /// A kind of mark in a file.
  private struct Use: Hashable {
    let file: String
    let mark: String
  }

  /// The text of each Swift file, by its path in `Sources`.
  private static func sources() throws -> [String: String] {
    let folder = root.appending(path: "Sources").resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var sources: [String: String] = [:]
    for case let file as URL in files?.allObjects ?? [] where file.pathExtension == "swift" {
      let path = file.path.replacing(folder.path + "/", with: "")
      sources[path] = try String(contentsOf: file, encoding: .utf8)
    }
    return sources
  }

  /// The number of marks of each kind in each file, without those in comments.
  private static func uses(in sources: [String: String]) -> [Use: Int] {
    var uses: [Use: Int] = [:]
    for (file, text) in sources {
      let found = marks.filter { text.contains($0) }
      if found.isEmpty { continue }
      let lines = text.split(separator: "\n").filter { !isComment($0) }
      for mark in found {
        let count = lines.reduce(0) { $0 + $1.ranges(of: mark).count }
        if count > 0 { uses[Use(file: file, mark: mark)] = count }
      }
    }
    return uses
  }

  private static func isComment(_ line: Substring) -> Bool {
    line.drop { $0 == " " }.hasPrefix("//")
  }

  /// The numbers on a page, in rows that begin with a file, a mark and a number.
  private static func uses(inPage page: String) -> [Use: Int] {
    var uses: [Use: Int] = [:]
    for line in page.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
      }
      guard cells.count > 2, let count = Int(cells[2]) else { continue }
      uses[Use(file: cells[0], mark: cells[1])] = count
    }
    return uses
  }

  @Test("the page lists all unchecked code, file by file")
  func listed() throws {
    let sources = try Self.sources()
    #expect(sources.count > 500, "the sources were not read")
    let page = Self.root.appending(path: "Documentation/Unchecked-code.md")
    let listed = Self.uses(inPage: try String(contentsOf: page, encoding: .utf8))
    let found = Self.uses(in: sources)
    for use in Set(found.keys).union(listed.keys) where found[use] != listed[use] {
      let (here, there) = (found[use, default: 0], listed[use, default: 0])
      Issue.record(
        "\(use.file): \(use.mark): \(here) in the file, \(there) in Documentation/Unchecked-code.md"
      )
    }
    let unsafe = found.filter { $0.key.mark == "nonisolated(unsafe)" }
    #expect(unsafe.values.reduce(0, +) <= 10)
    let unchecked = found.filter { $0.key.mark == "@exclusivity(unchecked)" }
    #expect(unchecked.values.reduce(0, +) <= 5)
  }

  @Test("each mark has a comment of one or two lines above it")
  func explained() throws {
    let sources = try Self.sources()
    for file in Set(Self.uses(in: sources).keys.map(\.file)) {
      let text = sources[file] ?? ""
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated()
      where !Self.isComment(line) && Self.marks.contains(where: line.contains) {
        let comment = lines[..<index].reversed().prefix {
          $0.drop { $0 == " " }.hasPrefix("// ")
        }
        #expect((1...2).contains(comment.count), "\(file):\(index + 1)")
      }
    }
  }

  @Test("marks are found in a page and in a file")
  func reading() {
    let page = """
      | File | Mark | Count |
      | --- | --- | --- |
      | `A/B.swift` | `@unchecked` | 2 | Why |
      """
    let expected = [Use(file: "A/B.swift", mark: "@unchecked"): 2]
    #expect(Self.uses(inPage: page) == expected)
    let text = """
      extension B: @unchecked Sendable {}
      // Not `@unchecked`.
      extension C: @unchecked Sendable {}
      """
    #expect(Self.uses(in: ["A/B.swift": text]) == expected)
  }
}
