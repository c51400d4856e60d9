import Foundation
import Testing

@Suite("Exit codes")
struct ExitCodeTests {
  private static let file = Program.config("StreamingPass")

  @Test("success exits with 0", arguments: [["--version"], ["check", file], ["info"]])
  func done(arguments: [String]) throws {
    #expect(try Program.run(arguments).exitCode == 0)
  }

  @Test("a failed expectation and a difference exit with 1")
  func found() throws {
    let folder = try Program.Folder()
    let other = try folder.file(
      "B.storekit",
      String(contentsOfFile: Self.file, encoding: .utf8).replacing("99.99", with: "89.99")
    )
    let failing = try folder.file(
      "S.yaml",
      """
      store: \(Self.file)
      start: 2026-01-15T10:00:00Z
      steps:
        - purchase: com.example.streamingpass.basic.monthly
          expect: { state: revoked }
      """
    )
    #expect(try Program.run(["diff", Self.file, other.path]).exitCode == 1)
    let simulated = try Program.run(["simulate", failing.path])
    #expect(simulated.exitCode == 1, "\(simulated.errors)")
  }

  @Test(
    "wrong usage, an unreadable file and an unusable terminal exit with 2",
    arguments: [["--bogus"], ["check", "/nowhere.storekit"], ["browse", file]]
  )
  func wrong(arguments: [String]) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.exitCode == 2)
    #expect(!(outcome.output + outcome.errors).isEmpty)
  }

  @Test("the manual page lists the exit codes 0, 1, 2 and 130")
  func told() throws {
    let page = try Program.run(["man"]).output
    let section = try #require(page.components(separatedBy: ".Sh EXIT STATUS\n").last)
    for code in ["0", "1", "2", "130"] {
      #expect(section.contains(".It \"\(code)\"\n"), "\(code)")
    }
    #expect(section.contains("preview"))
  }
}
