import Testing

@testable import StoreBrowser

@Suite("HTML in Markdown")
struct MarkdownHTMLTests {
  @Test(
    "tags and comments are removed, and other angle brackets stay",
    arguments: [
      ("a <b>c</b> d", "a c d"), ("a<!-- b\n -->c", "ac"), ("1 < 2 and 3 > 2", "1 < 2 and 3 > 2"),
      ("<https://a.b> <me@a.b>", "<https://a.b> <me@a.b>"), ("<a href=\"x>y\">z</a>", "z"),
      ("<img src='a.png' alt='A rose'>", "A rose"), ("a<br>b", "a\\\nb"), ("a<br/>\nb", "a\\\nb"),
      ("| a<br>b |", "| a b |"), ("\\<b>", "\\<b>"), ("a <b", "a <b"), ("<!-- open", ""),
    ]
  )
  func tags(markdown: String, result: String) {
    #expect(MarkdownHTML.removed(from: markdown) == result)
  }

  @Test(
    "tags in code stay",
    arguments: ["`<b>`", "``<b> ` <i>``", "```\n<b>\n```\n", "~~~\n<!-- a -->\n~~~"]
  )
  func code(markdown: String) {
    #expect(MarkdownHTML.removed(from: markdown) == markdown)
  }

  @Test("a tag of a block ends the paragraph")
  func blocks() {
    let lines = MarkdownHTML.removed(from: "<p>a</p><p>b</p><ul><li>c</li></ul>")
      .split(separator: "\n").map(String.init)
    #expect(lines == ["a", "b", "- c"])
  }

  @Test("many tags without an end take no time", .timeLimit(.minutes(1)))
  func hostile() {
    for piece in ["<a ", "<a \"", "`", "<!-", "<!--"] {
      let text = String(repeating: piece, count: MarketingPage.sizeLimit / piece.count)
      #expect(MarkdownHTML.removed(from: text).count <= text.count)
    }
  }
}
