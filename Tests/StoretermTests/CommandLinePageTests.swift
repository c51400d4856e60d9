import Foundation
import TestSupport
import Testing

@Suite("Documentation/Command-line.md")
struct CommandLinePageTests {
  private static let page = Readme.root.appending(path: "Documentation/Command-line.md")

  // On macOS there is no command preview.
  #if os(Linux)
  @Test("is the page that the program prints")
  func page() throws {
    let outcome = try Program.run(["man", "--format", "markdown"])
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let golden = GoldenFile(Self.page, text: outcome.output)
    let complaint = try golden.complaint(recordWith: "CommandLinePageTests")
    #expect(complaint == nil, "\(complaint ?? "")")
  }
  #endif

  /// The example command lines of the page, without their comments.
  private static func examples() throws -> [[String]] {
    let text = try String(contentsOf: page, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var isExample = false
    var examples: [[String]] = []
    for line in lines {
      if line.hasPrefix("```") {
        isExample = line == "```sh"
      } else if isExample {
        let command = line.components(separatedBy: "  # ")[0]
        examples.append(Array(Readme.words(of: command).dropFirst()))
      }
    }
    return examples
  }

  @Test("shows examples that work")
  func work() throws {
    let folder = try Readme().sampleFolder()
    let examples = try Self.examples().filter { words in
      // The others show a store until a key is pressed.
      !["browse", "Store.storekit"].contains(words[0])
        && (words[0] != "preview" || words.contains("--list"))
    }
    #expect(examples.count >= 17)
    for words in examples {
      let outcome = try Program.run(
        words,
        in: folder.url,
        environment: ["HOME": folder.url.path, "LC_ALL": "C.UTF-8"]
      )
      let expected: Int32 = words[0] == "diff" ? 1 : 0
      #expect(outcome.exitCode == expected, "\(words): \(outcome.errors)")
    }
  }

  @Test("describes every option of every command")
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
