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

  @Test("a table has its cells and alignments, and a bar after a backslash is text")
  func tables() throws {
    let blocks = MarkdownBlocks("| A | B |\n|:-:|--:|\n| a \\| b | c | d |\nx |\n\nend").blocks
    #expect(blocks.count == 2)
    guard case .table(let table) = blocks.first?.kind else {
      Issue.record("no table in \(blocks)")
      return
    }
    #expect(table.alignments == [.center, .trailing])
    #expect(table.rows == [["A", "B"], ["a | b", "c"], ["x", ""]])
  }

  @Test("lines with bars that are no table stay text")
  func bars() {
    #expect(MarkdownBlocks("a | b\nc | d").blocks == [Block(text: "a | b c | d")])
    #expect(MarkdownBlocks("a | b\n---|---|---").blocks.map(\.kind) == [.paragraph])
  }

  @Test("a line of signs is a rule, or makes a heading of the paragraph above")
  func rules() {
    #expect(
      MarkdownBlocks("One\n===\nTwo\n---\n\n---\n- a\n---\n* * *").blocks == [
        Block(text: "One", kind: .heading(1)), Block(text: "Two", kind: .heading(2)),
        Block(text: "", kind: .rule), Block(text: "a", kind: .item(mark: "-", depth: 0)),
        Block(text: "", kind: .rule), Block(text: "", kind: .rule),
      ]
    )
  }

  @Test("the depth of an item is the number of items around it, at any indentation")
  func depths() {
    let depths = MarkdownBlocks("10. a\n    - b\n        - c\n    - d\n1. e\n\np\n\n  - f").blocks
      .compactMap { block in
        if case .item(_, let depth) = block.kind { depth } else { nil }
      }
    #expect(depths == [0, 1, 2, 1, 0, 0])
  }

  @Test("an image becomes its alternative text, and an exclamation mark stays")
  func images() {
    #expect(TextMarkdown("a ![*b* c](d.png \"t\")!").runs.map(\.text).joined() == "a b c!")
    #expect(TextMarkdown("Wow! [x](y)").runs.map(\.text) == ["Wow! ", "x"])
    #expect(TextMarkdown("![a]").runs.map(\.text) == ["![a]"])
  }
}
