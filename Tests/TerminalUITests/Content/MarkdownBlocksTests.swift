import Testing

@testable import TerminalUI

@Suite("Blocks of Markdown")
struct MarkdownBlocksTests {
  private typealias Block = MarkdownBlocks.Block

  @Test("each block has its kind and its text without marks")
  func kinds() {
    let text =
      "# One\n\nTwo\nlines\n- a\n  * b\n\t3) c\n> said\n> more\n```\nx = *1*\n```\n"
      + "###### Six ##"
    #expect(
      MarkdownBlocks(text).blocks == [
        Block(text: "One", kind: .heading(1)),
        Block(text: "Two lines"),
        Block(text: "a", kind: .item(mark: "-", depth: 0)),
        Block(text: "b", kind: .item(mark: "-", depth: 1)),
        Block(text: "c said more", kind: .item(mark: "3)", depth: 2)),
        Block(text: "x = *1*\n", kind: .code),
        Block(text: "Six", kind: .heading(6)),
      ]
    )
    #expect(
      MarkdownBlocks("> said\n\nnot").blocks == [
        Block(text: "said", kind: .quotation), Block(text: "not"),
      ]
    )
  }

  @Test("an image becomes its alternative text, and an exclamation mark stays")
  func images() {
    #expect(TextMarkdown("a ![*b* c](d.png \"t\")!").runs.map(\.text).joined() == "a b c!")
    #expect(TextMarkdown("Wow! [x](y)").runs.map(\.text) == ["Wow! ", "x"])
    #expect(TextMarkdown("![a]").runs.map(\.text) == ["![a]"])
  }
}
