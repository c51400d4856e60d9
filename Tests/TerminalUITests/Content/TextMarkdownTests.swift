import Testing

@testable import TerminalUI

@Suite("Markdown in texts")
struct TextMarkdownTests {
  private func runs(_ string: String) -> [String] {
    TextMarkdown(string).runs.map { run in
      var marks = ""
      if run.attributes.contains(.bold) { marks += "B" }
      if run.attributes.contains(.italic) { marks += "I" }
      if run.attributes.contains(.strikethrough) { marks += "S" }
      if let link = run.link { marks += "(\(link))" }
      return marks.isEmpty ? run.text : "\(marks):\(run.text)"
    }
  }

  @Test(
    "emphasis, code and links become runs",
    arguments: [
      ("plain", ["plain"]),
      ("a **b** c", ["a ", "B:b", " c"]),
      ("*i* and _i_", ["I:i", " and ", "I:i"]),
      ("***both***", ["BI:both"]),
      ("**b *bi***", ["B:b ", "BI:bi"]),
      ("~~old~~ new", ["S:old", " new"]),
      ("`a*b*`", ["a*b*"]),
      ("[**Terms**](https://x.y)", ["B(https://x.y):Terms"]),
      ("<https://x.y>", ["(https://x.y):https://x.y"]),
    ] as [(String, [String])]
  )
  func markup(string: String, expected: [String]) { #expect(runs(string) == expected) }

  @Test(
    "text that only resembles markup stays unchanged",
    arguments: [
      "5 * 3 * 2", "snake_case_name", "**", "a * b", "[no link]", "[half](open", "`", "2 < 3 > 1",
      "**open", "****", "~", "end\\",
    ]
  )
  func literals(string: String) { #expect(runs(string) == [string]) }

  @Test("a backslash escapes a mark")
  func escapes() { #expect(runs("\\*a\\*") == ["*a*"]) }

  @Test("deeply nested and unclosed markup is parsed quickly")
  func hostile() {
    let deep = String(repeating: " *a", count: 20_000)
    #expect(TextMarkdown(deep).runs.map(\.text).joined() == deep)
    let nested = String(repeating: "[", count: 2000)
    #expect(TextMarkdown(nested).runs.map(\.text).joined() == nested)
  }
}
