import Testing
import ViewEngineTestSupport

@testable import ViewEngine

@Suite("ASCII fallback")
struct ASCIIFallbackTests {
  @Test(
    "known characters have an ASCII form, and others become one mark per column",
    arguments: [
      ("◉ ○ … · ›", "(*) ( ) ... - >"), ("┌─┬┐│═║", "+-++|=|"), ("▐█ Go █▌", "[  Go  ]"),
      ("███", "###"), ("↑↓←→ ⏎", "^v<> Enter"), ("3×4", "3x4"), ("“it’s” – —", "\"it's\" - --"),
      ("a\u{A0}b\u{2011}c", "a b-c"), ("€9.99", "EUR 9.99"), ("9,99 €", "9,99 EUR"),
      ("CN¥68", "CNY68"), ("¥980", "JPY 980"), ("é à ñ ç ő", "e a n c o"),
      ("Äpfel, Straße", "Aepfel, Strasse"), ("a\u{308}e\u{301}", "aee"), ("Łódź", "Lodz"),
      ("Tiếng Việt ưƠ", "Tieng Viet uO"), ("日本", "????"), ("سلام", "????"), ("ＡＢ", "AB"),
      ("👩\u{200D}💻", "??"), ("ﬁ", "fi"), ("plain ~ text", "plain ~ text"), ("½ €", "1/2 EUR"),
    ]
  )
  func forms(string: String, result: String) {
    #expect(CellText(string, asciiOnly: true).string == result)
  }

  @Test("a no-break space stays unbreakable in ASCII")
  func noBreakSpace() {
    let text = CellText("at 6\u{A0}months", asciiOnly: true)
    #expect(text.string == "at 6 months")
    #expect(text.wrapped(toColumns: 9).map(\.string) == ["at", "6 months"])
  }

  @Test("styles and line breaks are kept")
  func stylesAndLines() {
    let bold = CellStyle(attributes: .bold)
    let text = CellText("é\n\n…", style: bold, asciiOnly: true)
    #expect(text.lines.map(\.string) == ["e", "", "..."])
    #expect(text.units.allSatisfy { $0.style == bold })
  }

  @Test("the fallback of every scalar is pure ASCII")
  func onlyASCII() {
    for scalar in scalarsToSweep() {
      let text = CellText("a" + String(scalar), asciiOnly: true)
      let isASCII = text.units.allSatisfy { $0.text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }
      if !isASCII { Issue.record("\(scalar.debugDescription) gives \(text.string)") }
    }
  }
}
