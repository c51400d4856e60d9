import Foundation
import TestSupport
import Testing

@testable import TerminalUI

/// The declarations whose comments say what cells cannot do, as the page of the
/// documentation lists them.
private struct Limits {
  struct Entry {
    let name: String
    let instead: String
  }

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let page = root.appending(path: "Documentation/What-cells-cannot-show.md")

  /// The entries by the folder that their sources lie in.
  static func collect() throws -> [(theme: String, entries: [Entry])] {
    var themes: [String: [Entry]] = [:]
    for module in ["TerminalUI", "ViewEngine"] {
      let sources = root.appending(path: "Sources/\(module)")
      let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
        .filter { $0.hasSuffix(".swift") }.sorted()
      for file in files {
        let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
        let theme = file.split(separator: "/").first.map(String.init) ?? ""
        themes[theme, default: []] += entries(in: text)
      }
    }
    return themes.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
      .map { ($0.key, merged($0.value)) }
  }

  private static func entries(in text: String) -> [Entry] {
    var found: [Entry] = []
    var comment: [String] = []
    var type = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("///") {
        comment.append(line.dropFirst(3).trimmingCharacters(in: .whitespaces))
      } else if line.hasPrefix("@") {
        continue
      } else {
        let whole = comment.joined(separator: " ")
        comment = []
        if ["struct ", "class ", "enum "].contains(where: line.contains) {
          type = name(in: line) ?? type
        }
        guard let start = whole.range(of: "Cells cannot"), let name = name(in: line) else {
          continue
        }
        let instead = String(whole[start.lowerBound...]).replacingOccurrences(of: "``", with: "`")
        found.append(Entry(name: name == "init" ? type : name, instead: instead))
      }
    }
    return found
  }

  private static func name(in line: String) -> String? {
    let words = line.components(separatedBy: " ")
    guard
      let keyword = words.firstIndex(where: {
        ["func", "struct", "protocol", "enum", "class", "var", "init"].contains($0)
      }), keyword + 1 < words.count
    else { return line.contains("init(") ? "init" : nil }
    return String(words[keyword + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  /// Overloads that say the same are one line of the page.
  private static func merged(_ entries: [Entry]) -> [Entry] {
    var seen: Set<String> = []
    return entries.sorted {
      ($0.name.lowercased(), $0.instead) < ($1.name.lowercased(), $1.instead)
    }
    .filter { seen.insert("\($0.name) \($0.instead)").inserted }
  }

  /// What has no name here, since its signature needs types that Linux has not.
  private static let missing = [
    "",
    "## What does not exist",
    "",
    "| | Why |",
    "| --- | --- |",
    "| `fileImporter`, `fileExporter`, `fileMover` | `UTType` and the system's panels are not on Linux. |",
    "| `onDrag`, `onDrop` | `NSItemProvider` and `UTType` are not on Linux; `draggable` and `dropDestination` are here. |",
    "| `userActivity`, `onContinueUserActivity` | Foundation has no `NSUserActivity` on Linux. |",
    "| `undoManager` in the environment | Foundation has no `UndoManager` on Linux. |",
  ]

  static func text() throws -> String {
    var lines = [
      "# What cells cannot show",
      "",
      "A terminal is a grid of characters: no pixels, nothing between two frames, one colour",
      "for each character and one for its ground. What SwiftUI has beyond that exists here under",
      "its own name, compiles, and does the nearest thing. Nothing is accepted and silently",
      "wrong: this page lists every view and modifier with such a limit, in the words of its",
      "own comment. It is made from the sources by `RECORD=1 swift test --filter",
      "DocumentationTests`.",
    ]
    lines += missing
    for (theme, entries) in try collect() {
      lines += ["", "## \(theme)", "", "| | What happens instead |", "| --- | --- |"]
      lines += entries.map { entry in
        let instead = entry.instead.replacingOccurrences(of: "|", with: "\\|")
        return "| `\(entry.name)` | \(instead) |"
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

@Suite("Documentation")
struct DocumentationTests {
  @Test("the page of what cells cannot show says what the sources say")
  func limits() throws {
    let text = try Limits.text()
    let file = GoldenFile(Limits.page, text: text)
    if let complaint = try file.complaint(recordWith: "DocumentationTests") {
      Issue.record("\(complaint)")
    }
  }

  @Test("the page lists what is known to be beyond cells")
  func knownLimits() throws {
    let names = try Set(Limits.collect().flatMap { $0.entries.map(\.name) })
    #expect(
      names.isSuperset(of: ["shadow", "blur", "rotationEffect", "withAnimation", "Material"])
    )
  }
}
