import Testing

@Suite("Parsing a documentation page")
struct DocumentationPageTests {
  private static let page = DocumentationPage(
    path: "Page.md",
    text: """
      Run `make run`.

      ```sh
      storeterm check A.storekit   # exit code 1
      TERM=dumb storeterm A.storekit
      # nothing
      make test
      ```

      ```text
      one
      ```
      ![A store](Pictures/store.svg)

      ```swift Shop.swift
      import SwiftUI
      ```

      """
  )

  @Test("a page is parsed into blocks with languages and names")
  func blocks() {
    #expect(Self.page.blocks.map(\.language) == ["sh", "text", "swift"])
    #expect(Self.page.blocks.map(\.name) == [nil, nil, "Shop.swift"])
    #expect(Self.page.blocks("swift") == ["import SwiftUI\n"])
    #expect(Self.page.inlineCode == ["make run"])
    let pictures = Self.page.items.compactMap { item in
      if case .picture(let path) = item { path } else { nil }
    }
    #expect(pictures == ["Pictures/store.svg"])
  }

  @Test("a page is parsed into commands with exit codes")
  func commands() {
    let commands = Self.page.commands
    #expect(
      commands.map(\.description) == [
        "storeterm check A.storekit", "TERM=dumb storeterm A.storekit", "make test",
      ]
    )
    #expect(commands.map(\.exitCode) == [1, 0, 0])
    #expect(commands.map(\.isRun) == [true, true, false])
    #expect(commands.map(\.opensTerminal) == [false, true, false])
  }

  @Test("recording replaces the lines of a block and nothing else")
  func recorded() throws {
    let block = try #require(Self.page.blocks.first { $0.language == "text" })
    let text = Self.page.text(replacing: [(block.range, "two\nthree")])
    #expect(text == Self.page.text.replacing("\none\n", with: "\ntwo\nthree\n"))
  }

  @Test(
    "an output pattern matches an output",
    arguments: [
      ("a\nb\n", "a\nb\n", true), ("a\n", "a\nb\n", false), ("a\nb\n", "a\n", false),
      ("a\n…\nd\n", "a\nb\nc\nd\n", true), ("a\n…\n", "b\na\n", false), ("…\nb\n", "b\n", true),
      ("one …\n", "one two\n", true), ("one …\n", "one…\n", false), ("", "\n", true),
      ("a\n", "reviewed 4 of 4 plans\na\n", true),
    ]
  )
  func output(pattern: String, output: String, isMatch: Bool) {
    #expect(OutputPattern(pattern).matches(output) == isMatch)
  }
}
