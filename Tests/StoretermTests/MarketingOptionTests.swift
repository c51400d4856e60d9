import Foundation
import Testing

@Suite("The option --marketing")
struct MarketingOptionTests {
  private static let store = Program.config("StreamingPass")

  @Test("render shows the page above the plans, in place of the group's name")
  func page() throws {
    let folder = try Program.Folder()
    let path = try folder.file("Page.md", "# Films for *gardeners*\n\n- Roses\n- Tulips\n").path
    let outcome = try Program.run(["render", Self.store, "--marketing", path])
    #expect(outcome.exitCode == 0 && outcome.errors.isEmpty)
    #expect(outcome.output.contains("Films for gardeners"))
    #expect(outcome.output.contains("• Roses"))
    #expect(outcome.output.contains("Premium Yearly"))
    #expect(!outcome.output.contains("Streaming Pass"))
    let ascii = try Program.run(["render", Self.store, "--marketing", path, "--ascii"])
    #expect(ascii.output.contains("* Roses"))
  }

  @Test(
    "a file that cannot be shown is an error with the next step, exit code 2",
    arguments: [
      ("", "has no text. Write"), ("\u{FEFF}\n \n***\n", "has no text. Write"),
      (String(repeating: "a", count: 65_537), "has 65537 bytes, more than the limit of 65536"),
      (String(repeating: "- a\n", count: 501), "has 501 headings, paragraphs, list items"),
    ]
  )
  func unusable(text: String, message: String) throws {
    let folder = try Program.Folder()
    let path = try folder.file("Page.md", text).path
    for command in ["render", "browse"] {
      let outcome = try Program.run([command, Self.store, "--marketing", path])
      #expect(outcome.exitCode == 2)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.contains("Page.md: "), "\(outcome.errors)")
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
  }

  @Test("bytes that are not UTF-8, a folder and a missing file are errors, too")
  func unreadable() throws {
    let folder = try Program.Folder()
    let bytes = folder.url.appending(path: "Bytes.md")
    try Data([0x23, 0x20, 0xFF]).write(to: bytes)
    for (path, message) in [
      (bytes.path, "is not valid UTF-8. Save it as UTF-8."), (folder.url.path, "it is a folder"),
      (folder.url.appending(path: "None.md").path, "No such file or directory"),
    ] {
      let outcome = try Program.run(["render", Self.store, "--marketing", path])
      #expect(outcome.exitCode == 2)
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
  }
}
