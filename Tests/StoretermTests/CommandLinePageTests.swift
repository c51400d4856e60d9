import Foundation
import TestSupport
import Testing

@Suite("Documentation/Command-line.md")
struct CommandLinePageTests {
  private static let page = DocumentationPage.root.appending(path: "Documentation/Command-line.md")

  // macOS has no command `preview`.
  #if os(Linux)
  @Test("the page is the output of storeterm man --format markdown")
  func page() throws {
    let outcome = try Program.run(["man", "--format", "markdown"])
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let golden = GoldenFile(Self.page, text: outcome.output)
    let complaint = try golden.complaint(recordWith: "CommandLinePageTests")
    #expect(complaint == nil, "\(complaint ?? "")")
  }
  #endif

  @Test("the page describes every option of every command")
  func options() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let commands = ["browse", "render", "simulate", "check", "diff", "fmt", "styles", "info"]
    for command in commands {
      let help = try Program.run([command, "--help"]).output
      let section = text.components(separatedBy: "\n## \(command)\n").last ?? ""
      let own = section.components(separatedBy: "\n## ")[0]
      let options = help.components(separatedBy: "OPTIONS:\n").last ?? ""
      let names = options.matches(of: /\n  (--[a-z-]+)/).map { String($0.1) }
      for name in names where name != "--version" {
        #expect(own.contains("`\(name)`"), "\(command) \(name)")
      }
    }
  }
}
