import Foundation
import TestSupport
import Testing

@testable import StoreBrowser

@Suite("The page of keys")
struct KeyPageTests {
  @Test("the page lists the keys of the command table")
  func page() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let golden = GoldenFile(folder.appending(path: "Documentation/Keys.md"), text: Self.text)
    let complaint = try golden.complaint(recordWith: "KeyPageTests")
    #expect(complaint == nil, "\(complaint ?? "")")
  }

  @Test("the page names every command that the settings file accepts")
  func names() {
    let names = KeyTable().sections.flatMap(\.rows).compactMap(\.name)
    let taken = BrowserCommand.table.filter { $0.action != nil }.map(\.id)
    #expect(Set(names) == Set(taken))
    #expect(names.count == taken.count)
  }

  private static var text: String {
    let sections = KeyTable().sections.map { section in
      let rows = section.rows.map { row in
        "| \(row.keys) | \(row.meaning) | \(row.name.map { "`\($0)`" } ?? "") |\n"
      }
      return "\n## \(section.title)\n\n| Key | Does | Name |\n| --- | --- | --- |\n" + rows.joined()
    }
    return """
      # Keys

      If a row lists several keys, each of them works. `h` `j` `k` `l` work as arrows wherever these letters do nothing else.
      [The settings file](Settings-file.md) can give a named command other keys. `Ctrl-P` finds a command by its name.

      """ + sections.joined()
  }
}
