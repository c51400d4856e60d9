import Foundation
import Testing

@Suite("The README")
struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func readme() throws -> String {
    try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
  }

  @Test("shows the screen that render prints")
  func picture() throws {
    let configuration = Self.root.appendingPathComponent("Configs/StreamingPass.storekit").path
    let screen = try Program.run(["render", configuration]).output
    #expect(try Self.readme().contains("```\n\(screen)```\n"))
  }

  @Test(
    "names only options that the program takes",
    arguments: [
      ("browse", ["--no-color", "--no-mouse", "--group", "--locale", "--storefront"]),
      ("browse", ["--journal", "--ephemeral", "--scenario"]),
      ("simulate", ["--format", "--signed", "--environment", "--bundle-id", "--app-apple-id"]),
      ("simulate", ["--export-root"]),
      ("render", ["--width", "--height", "--press", "--select", "--start", "--zone", "--ascii"]),
      ("check", ["--format", "--strict", "--control-style", "--placement"]),
      ("diff", ["--format", "--ascii"]),
      ("fmt", ["--check"]),
      ("info", ["--format"]),
    ]
  )
  func options(command: String, options: [String]) throws {
    let help = try Program.run([command, "--help"]).output
    let readme = try Self.readme()
    for option in options {
      #expect(help.contains(option))
      #expect(readme.contains("`\(option)") || readme.contains(" \(option)"))
    }
  }

  @Test("shows make run and make test before any other command")
  func commandsFirst() throws {
    let readme = try Self.readme()
    let blocks = readme.components(separatedBy: "```sh\n").dropFirst()
    let first = try #require(blocks.first)
    #expect(first.hasPrefix("make run "))
    #expect(first.contains("\nmake test "))
  }
}
