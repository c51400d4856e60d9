import Foundation
import Testing

@testable import TerminalUI

@Suite("Markdown in strings with attributes")
@MainActor
struct AttributedMarkdownTests {
  private typealias Options = AttributedString.MarkdownParsingOptions

  private func text(_ markdown: String, _ syntax: Options.InterpretedSyntax) throws -> String {
    let options = Options(interpretedSyntax: syntax)
    return String(try AttributedString(markdown: markdown, options: options).characters)
  }

  @Test("emphasis, code and deleted text set the presentation intent")
  func intents() throws {
    let string = try AttributedString(markdown: "a *b* **c** ***d*** `e` ~~f~~")
    let intents = string.runs.compactMap { $0.inlinePresentationIntent }
    #expect(
      intents == [
        .emphasized, .stronglyEmphasized, [.emphasized, .stronglyEmphasized], .code,
        .strikethrough,
      ]
    )
  }

  @Test("links are relative to the base URL")
  func links() throws {
    let base = try #require(URL(string: "https://example.com/app/"))
    let string = try AttributedString(markdown: "[Terms](terms.html)", baseURL: base)
    #expect(string.runs.map { $0.link?.absoluteString } == ["https://example.com/app/terms.html"])
    let other = try AttributedString(markdown: "[Terms](https://x.y)")
    #expect(other.runs.map { $0.link?.absoluteString } == ["https://x.y"])
  }

  @Test("a text view shows the emphasis, and other attributes can be added")
  func shown() throws {
    var string = try AttributedString(markdown: "**Pro** plan")
    string.foregroundColor = .red
    let host = makeHost(8, 1) { Text(string) }
    let frame = host.render()
    #expect(frame.lines == ["Pro plan"])
    #expect(frame[0, 0].style.attributes.contains(.bold))
    #expect(!frame[4, 0].style.attributes.contains(.bold))
    #expect(frame[0, 0].style.foreground == frame[4, 0].style.foreground)
  }

  @Test("the options select the whole syntax, the syntax inside lines, or the spaces as well")
  func syntax() throws {
    let source = "# Title\n\nTwo  **words**\nof text\n- one\n2. two\n> said"
    #expect(try text(source, .full) == "TitleTwo words of textonetwo said")
    #expect(
      try text(source, .inlineOnly) == "# Title Two words of text - one 2. two > said"
    )
    #expect(
      try text(source, .inlineOnlyPreservingWhitespace)
        == "# Title\n\nTwo  words\nof text\n- one\n2. two\n> said"
    )
  }

  @Test("rules, underlines and fences end a paragraph, and code is not interpreted")
  func blocks() throws {
    #expect(try text("a\n---\nb\n***\nc\n\n\n", .full) == "abc")
    #expect(try text("a\n```swift\nlet x = *p*\n# y\n```\nb", .full) == "alet x = *p*\n# y\nb")
    #expect(try text("~~~\nopen", .full) == "open\n")
  }

  @Test("two spaces or a backslash at the end of a line request a line break")
  func lineBreaks() throws {
    #expect(try text("one  \ntwo\\\nthree\nfour", .full) == "one\ntwo\nthree four")
  }

  @Test(
    "text that only resembles block syntax stays unchanged",
    arguments: ["#tag", "####### seven", "-5 degrees", "1.5 l", "1234567890. x", "--", "2) ", ""]
  )
  func resemblance(string: String) throws {
    #expect(try text(string, .full) == string.trimmingCharacters(in: .whitespaces))
  }

  @Test("bytes that are not UTF-8 cause an error")
  func bytes() throws {
    #expect(throws: CocoaError.self) { try AttributedString(markdown: Data([0xFF, 0xFE, 0x41])) }
    #expect(String(try AttributedString(markdown: Data("*a*".utf8)).characters) == "a")
  }

  @Test("the language of the options becomes an attribute of the string")
  func language() throws {
    let options = Options(languageCode: "de")
    let string = try AttributedString(markdown: "*a* b", options: options)
    #expect(Set(string.runs.map { $0.languageIdentifier }) == ["de"])
  }

  @Test("a line of many quotation marks is read to its end")
  func manyMarks() throws {
    #expect(try text(String(repeating: "> ", count: 20_000) + "end", .full) == "end")
  }
}
